/** In a title nearly every word of four letters and more is capitalized. */
const TITLE_SHARE = 0.7;
const WORD = /\p{L}[\p{L}\p{N}'’-]*/gu;

/** Gives words of a keyword in lower case back the capitals that they have within the sentences of an idea. */
export function casingOf(text: string): (keyword: string) => string {
  const words = text.match(WORD) ?? [];
  const isTitle = isTitleCase(text);
  const starts = new Set(
    [...text.matchAll(/(?:^|[.!?:]\s+|[¿¡])(\p{L}[\p{L}\p{N}'’-]*)/gu)].map((match) => match[1]),
  );
  const known = new Map<string, string>();
  for (const word of words) {
    const isInside = /\p{Lu}/u.test(word.slice(1));
    if (isInside || (!isTitle && !starts.has(word) && /^\p{Lu}/u.test(word)))
      known.set(word.toLowerCase().replaceAll('’', "'"), word);
  }
  // What is compared with a name is a name: 'Notion vs Obsidian'.
  const pair = /^(?<a>\p{Lu}[\p{L}\p{N}]*) (?:vs\.?|versus|or|o|ou) \p{Lu}/u.exec(text)?.groups?.['a'];
  if (pair !== undefined && !isTitle) known.set(pair.toLowerCase(), pair);
  return (keyword) => keyword.replaceAll(WORD, (word) => known.get(word) ?? word);
}

/** Whether a text has the capitals of a title, so that they tell no names. */
export function isTitleCase(text: string): boolean {
  const long = (text.match(WORD) ?? []).filter((word) => word.length > 3);
  return long.length > 1 && long.filter((word) => /^\p{Lu}/u.test(word)).length >= long.length * TITLE_SHARE;
}
