import type { Attachment } from "svelte/attachments";

/** Puts what has more to say than it has room into the order of the Tab key, as not every browser does. */
export const scrollable: Attachment<HTMLElement> = (element) => {
  const look = (): void => {
    if (element.scrollHeight > element.clientHeight) element.setAttribute("tabindex", "0");
    else element.removeAttribute("tabindex");
  };
  const words = new MutationObserver(look);
  const room = new ResizeObserver(look);
  words.observe(element, { subtree: true, childList: true, characterData: true });
  room.observe(element);
  return () => {
    words.disconnect();
    room.disconnect();
  };
};
