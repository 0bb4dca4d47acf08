// Is less motion wanted, on this page or by the system?

export function reducedMotion(): boolean {
  return (
    document.documentElement.dataset["motion"] === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches
  );
}
