import { shareFound } from '../similarity/similarity.ts';
import { textVector, withoutKeys } from '../similarity/text-vector.ts';
import type { TextVector } from '../similarity/text-vector.ts';

/** A heading with more than this share of a question's words answers it. */
const MIN_WORD_SHARE = 0.5;

/** Index of the section for a question, by its words without the keyword's; -1 when no heading has half of them. */
export function findSectionIndex(
  question: TextVector,
  headings: readonly TextVector[],
  asked: ReadonlySet<string>,
): number {
  const own = withoutKeys(question, asked);
  let found = -1;
  let most = MIN_WORD_SHARE;
  for (const [index, heading] of headings.entries()) {
    const share = shareFound(own, heading);
    if (share <= most) continue;
    most = share;
    found = index;
  }
  return found;
}

/** Distinct questions, trimmed; the first of each group of equivalents. */
export function dedupeQuestions(
  questions: readonly string[],
  language: string,
): { text: string; vector: TextVector }[] {
  const seen = new Set<string>();
  const found: { text: string; vector: TextVector }[] = [];
  for (const question of questions) {
    const text = question.trim();
    const vector = textVector(text, language);
    const key = [...vector.byKey]
      .filter(([, at]) => vector.functionWords[at] === 0)
      .map(([stem]) => stem)
      .toSorted()
      .join(' ');
    const opener = vector.keys[0] ?? '';
    if (text === '' || seen.has(`${opener} ${key}`)) continue;
    seen.add(`${opener} ${key}`);
    found.push({ text, vector });
  }
  return found;
}
