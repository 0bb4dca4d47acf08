// The boards on which first lessons are given.

export const LESSONS: Record<string, string> = { roads: "first_lesson" };
