import type { QuotedPlace } from './quote-place.ts';

/** Selects a passage in the text area and scrolls to it. */
export function selectInText(text: HTMLTextAreaElement, { start, end }: QuotedPlace): void {
  text.focus();
  text.setSelectionRange(start, end);
  // Not every browser scrolls to the selection, so estimate its position from its share of the characters.
  const share = start / Math.max(1, text.value.length);
  text.scrollTop = share * text.scrollHeight - text.clientHeight / 2;
}
