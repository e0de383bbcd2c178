/** A lower-case letter before a capital belongs to the word: 'iPhone', 'eBay'. */
const OWN_CASE = /^\p{Ll}\p{Lu}/u;

/** Capitalizes the start of a text, as in a sentence or heading; 'iPhone' stays. */
export function upperFirst(text: string): string {
  const letter = /^./su.exec(text)?.[0] ?? '';
  return OWN_CASE.test(text) ? text : letter.toUpperCase() + text.slice(letter.length);
}
