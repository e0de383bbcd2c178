import type { QuotedPlace } from './quote-place.ts';

/** Selects a place in the text area and brings it into view. */
export function showInText(text: HTMLTextAreaElement, { start, end }: QuotedPlace): void {
  text.focus();
  text.setSelectionRange(start, end);
  // Not every browser scrolls to what is selected: the place is about as far down as its share of the characters.
  const share = start / Math.max(1, text.value.length);
  text.scrollTop = share * text.scrollHeight - text.clientHeight / 2;
}
