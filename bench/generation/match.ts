/** Words that make no other keyword of one, nor another topic of a topic. */
const SMALL = new Set(
  'a an the of in on for to and or is are be with your my our how what do does it el la los las un una de del en para con y o a al que se mi tu su le les des du d l un une et ou pour avec dans sur au aux est ce que votre mon ma'.split(
    ' ',
  ),
);
const STEM = 5;
const MOST = 0.5;

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/(?<=[a-z])-(?=[a-z])/g, '')
    .split(/[^a-z0-9$€£]+/)
    .filter((word) => word !== '' && !SMALL.has(word));
}

/** A text by its telling words in any order, plurals as their singular. */
export const contentOf = (text: string): string =>
  [...new Set(wordsOf(text).map((word) => (word.length > 3 ? word.replace(/e?s$/, '') : word)))]
    .toSorted()
    .join(' ');

/** Whether two keywords have the same telling words. */
export const sameKeyword = (one: string, other: string): boolean => contentOf(one) === contentOf(other);

/** Whether a section has at least half of the words of a topic, by their first letters. */
export function holdsMost(section: string, topic: string, _language: string): boolean {
  const stems = (text: string) => new Set(wordsOf(text).map((word) => word.slice(0, STEM)));
  const has = stems(section);
  const wanted = [...stems(topic)];
  return wanted.filter((stem) => has.has(stem)).length >= MOST * wanted.length;
}
