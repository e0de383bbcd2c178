/** Words that do not change a keyword or topic. */
const SMALL = new Set(
  'a an the of in on for to and or is are be with your my our how what do does it el la los las un una de del en para con y o a al que se mi tu su le les des du d l un une et ou pour avec dans sur au aux est ce que votre mon ma'.split(
    ' ',
  ),
);
const STEM = 5;
const MIN_SHARE = 0.5;

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/(?<=[a-z])-(?=[a-z])/g, '')
    .split(/[^a-z0-9$€£]+/)
    .filter((word) => word !== '' && !SMALL.has(word));
}

/** A text's content words in any order, plurals as singulars. */
export const contentWordsOf = (text: string): string =>
  [...new Set(wordsOf(text).map((word) => (word.length > 3 ? word.replace(/e?s$/, '') : word)))]
    .toSorted()
    .join(' ');

/** Whether two keywords have the same content words. */
export const sameKeyword = (one: string, other: string): boolean =>
  contentWordsOf(one) === contentWordsOf(other);

/** Whether a section contains at least half of a topic's words, by their first letters. */
export function coversTopic(section: string, topic: string, _language: string): boolean {
  const stems = (text: string) => new Set(wordsOf(text).map((word) => word.slice(0, STEM)));
  const has = stems(section);
  const wanted = [...stems(topic)];
  return wanted.filter((stem) => has.has(stem)).length >= MIN_SHARE * wanted.length;
}
