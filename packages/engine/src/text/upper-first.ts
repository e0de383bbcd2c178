/** A small letter before a capital belongs to the word: 'iPhone', 'eBay'. */
const OWN_CASE = /^\p{Ll}\p{Lu}/u;

/** A text with a capital at its beginning, as a sentence or heading has it; 'iPhone' stays. */
export function upperFirst(text: string): string {
  const letter = /^./su.exec(text)?.[0] ?? '';
  return OWN_CASE.test(text) ? text : letter.toUpperCase() + text.slice(letter.length);
}
