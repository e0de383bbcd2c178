import { contrastOf, vectorOf, VECTORS_METHOD } from '../similarity/sentence-vectors.ts';
import type { SentenceVectors } from '../similarity/sentence-vectors.ts';
import { createFoundQuestion, byRelevance } from './find-questions.ts';
import type { FoundQuestion, QuestionsResult } from './find-questions.ts';

/**
 * How much closer than their neighbors two questions must be to be the same. Set on the build half of
 * `bench/engine/question-groups.jsonl`, where nine of ten merged pairs are correct.
 */
const SAME_QUESTION = 0.1;

/**
 * Merges found questions with the same meaning by vectors of their texts: the more relevant one represents both, with
 * the sources of both. Without vectors, in other languages than English, and for template questions, the input is
 * returned. Time grows with the square of their number, which `findQuestions` limits.
 */
export function mergeQuestions(found: QuestionsResult, vectors: SentenceVectors | null): QuestionsResult {
  const { questions, language, provenance } = found;
  const sentences = questions.map(({ text }) => vectorOf(text, vectors));
  if (language !== 'en' || provenance.kind !== 'measured' || sentences.every((known) => known === null))
    return found;
  const modelled = { kind: 'modelled', method: `${provenance.method}, merged by ${VECTORS_METHOD}` } as const;
  const contrast = contrastOf(sentences);
  // Each joins a representative, so that chains of similarity do not merge unrelated questions.
  const leaders = new Map<number, FoundQuestion[]>();
  for (const [at, question] of questions.entries()) {
    const nearest = [...leaders.keys()]
      .map((leader) => ({ leader, value: contrast(leader, at) ?? 0 }))
      .toSorted((a, b) => b.value - a.value)[0];
    if (nearest !== undefined && nearest.value >= SAME_QUESTION) leaders.get(nearest.leader)!.push(question);
    else leaders.set(at, [question]);
  }
  const merged = [...leaders.values()].map((same): FoundQuestion => {
    const [first] = same;
    if (same.length === 1) return first!;
    const closest = Math.max(...same.map(({ closeness }) => closeness));
    const sources = same.flatMap((one) => one.sources);
    // Each wording was found, but their equivalence is modeled.
    return { ...createFoundQuestion(first!.text, sources, closest), provenance: modelled };
  });
  return { ...found, questions: merged.toSorted(byRelevance), provenance: modelled };
}
