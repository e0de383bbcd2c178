/** Shorter words are mostly function words. */
const SHORT = 2;

/** Whether a text contains all longer words of another. */
export function containsAllWords(text: string, other: string): boolean {
  const own = new Set(wordsOf(text));
  const wanted = wordsOf(other);
  return wanted.length > 0 && wanted.every((word) => own.has(word));
}

/** Whether a text contains more than half of the longer words of another. */
export function containsMostWords(text: string, other: string): boolean {
  const own = new Set(wordsOf(text));
  const wanted = wordsOf(other);
  return wanted.filter((word) => own.has(word)).length * 2 > wanted.length;
}

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length > SHORT);
