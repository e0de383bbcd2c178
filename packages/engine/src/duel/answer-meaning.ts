import { cosine, vectorOf } from '../similarity/sentence-vectors.ts';
import type { SentenceVectors } from '../similarity/sentence-vectors.ts';
import type { AnswerWindow } from './answer-windows.ts';

/**
 * Two short answers are equivalent if their cosine exceeds each one's mean cosine with all passages by this much. Set
 * on the build half of `bench/engine/duel-answers.jsonl` for the most correct outcomes.
 */
const SAME_ANSWER_MARGIN = 0.145;
/** Agreement of such an answer: enough to count as an answer even if it shares few words with the question. */
const AGREEMENT = 0.35;
/** Stand-ins for missing passages of few and short texts. */
const ENOUGH_TEXTS = 12;
const USUAL_COSINE = 0.35;

/** Maximum passages to embed: more take an encoder too long. */
const MAX_TEXTS = 300;
const MAX_OWN_TEXTS = 120;

/** The passages to embed for a duel: short ones, and of the pages first those right below a heading. */
export function duelTexts(
  own: readonly AnswerWindow[],
  pages: readonly (readonly AnswerWindow[])[],
): string[] {
  const short = (windows: readonly AnswerWindow[]) => windows.filter(({ isShort }) => isShort);
  const ours = short(own).slice(0, MAX_OWN_TEXTS);
  const each = Math.floor((MAX_TEXTS - ours.length) / Math.max(1, pages.length));
  const theirs = pages.flatMap((windows) =>
    short(windows)
      .toSorted((a, b) => Number(b.isFirst) - Number(a.isFirst))
      .slice(0, each),
  );
  return [...ours, ...theirs].map(({ text }) => text);
}

/** Finds passages equivalent to an answer in other words, by vectors of short windows. */
export class AnswerMeaning {
  private readonly vectors: readonly (Float32Array | null)[];
  private readonly usual: readonly number[];
  private readonly paperOf: readonly number[];

  constructor(windows: readonly AnswerWindow[], paperOf: readonly number[], vectors: SentenceVectors) {
    this.vectors = windows.map(({ text, isShort }) => (isShort ? vectorOf(text, vectors) : null));
    this.usual = meanCosines(this.vectors);
    this.paperOf = paperOf;
  }

  /** Windows of other texts equivalent to one of the answers, the nearest of each text, with their agreement. */
  alike(answers: readonly number[]): ReadonlyMap<number, number> {
    const found = new Map<number, number>();
    for (const answer of answers) {
      const own = this.vectors[answer] ?? null;
      if (own === null) continue;
      const near = this.vectors
        .flatMap((vector, at) => {
          if (vector === null || this.paperOf[at] === this.paperOf[answer]) return [];
          const value = cosine(own, vector) - (this.usual[answer]! + this.usual[at]!) / 2;
          return value < SAME_ANSWER_MARGIN ? [] : [{ at, value }];
        })
        .toSorted((a, b) => b.value - a.value || a.at - b.at);
      const seen = new Set<number>();
      for (const { at } of near) {
        const paper = this.paperOf[at]!;
        if (!seen.has(paper)) found.set(at, AGREEMENT);
        seen.add(paper);
      }
    }
    return found;
  }
}

/** Mean cosine of each with all others: passages on one subject are similar, whatever they say. */
function meanCosines(vectors: readonly (Float32Array | null)[]): number[] {
  const known = vectors.filter((vector) => vector !== null);
  const sum = new Float32Array(known[0]?.length ?? 0);
  for (const vector of known) for (let at = 0; at < sum.length; at += 1) sum[at]! += vector[at]!;
  const lacking = Math.max(0, ENOUGH_TEXTS - known.length);
  const others = known.length - 1 + lacking;
  return vectors.map((vector) =>
    vector === null ? 0 : (cosine(vector, sum) - 1 + lacking * USUAL_COSINE) / others,
  );
}
