/** Words of any script; where a script writes no spaces, each character counts. */
const WORDS = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Thai}|[\p{L}\p{N}]+/gu;

/**
 * The share of a text that changed, 0 to 1: the words that only one of two versions has, against the longer version.
 * Each word counts as often as it occurs; a new order changes nothing.
 */
export function changedShare(before: string, after: string): number {
  const left = new Map<string, number>();
  let [wordsBefore, wordsAfter, shared] = [0, 0, 0];
  for (const [word] of before.toLowerCase().matchAll(WORDS)) {
    left.set(word, (left.get(word) ?? 0) + 1);
    wordsBefore += 1;
  }
  for (const [word] of after.toLowerCase().matchAll(WORDS)) {
    wordsAfter += 1;
    const count = left.get(word) ?? 0;
    if (count === 0) continue;
    left.set(word, count - 1);
    shared += 1;
  }
  const longer = Math.max(wordsBefore, wordsAfter);
  return longer === 0 ? 0 : 1 - shared / longer;
}
