// Copying to the clipboard, also where the page has no secure address.

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    copyChosen(text);
  }
}

/** As it was done before there was an interface for it: from a field with all of it chosen. */
function copyChosen(text: string): void {
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.style.position = "fixed"; // nothing scrolls to it
  field.style.opacity = "0";
  const before = document.activeElement;
  document.body.append(field);
  field.select();
  document.execCommand("copy");
  field.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
}
