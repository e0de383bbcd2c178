import { withMeaning } from '../passages/passage-facts.ts';
import { cosine } from '../similarity/sentence-vectors.ts';
import type { SentenceVectors } from '../similarity/sentence-vectors.ts';
import { shareFound } from '../similarity/similarity.ts';
import { textVector } from '../similarity/text-vector.ts';
import type { TextVector } from '../similarity/text-vector.ts';
import type { Passage } from './passages.ts';

/** The usual constants of BM25 (Robertson and Zaragoza, 2009). */
const K1 = 1.2;
const B = 0.75;
/** A word in the heading over a passage counts as one more in it: it says what the passage is about. */
const HEADING_COUNT = 1;
/** BM25 tells passages of one subject apart; similarity finds what is said in other words. */
export const BM25_SHARE = 0.6;

/** A passage so near to a question by its vector may answer it without any of its words. */
const NEAR = 0.6;

/** The text of a passage as it is compared with a question. */
export function textOfPassage({ heading, text }: Pick<Passage, 'heading' | 'text'>): string {
  return `${heading}\n${text}`;
}

export interface RankedPassage {
  /** Index of the passage. */
  passage: number;
  /** 0 to 1: 0.6 × `bm25` + 0.4 × `similarity`. */
  score: number;
  /** BM25 as a share of what a passage full of the question's words would have, 0 to 1. */
  bm25: number;
  /**
   * Weighted share of the question's words that the passage and its heading have, in any related form, 0 to 1; with sentence
   * vectors, part of what is lacking by their cosine.
   */
  similarity: number;
}

/** Passages that can be ranked for a question. */
export class PassageRanking {
  private readonly postings = new Map<string, number[]>();
  private readonly vectors: (TextVector | null)[];
  private readonly meanWords: number;
  private readonly passages: readonly Passage[];
  private readonly language: string;
  private readonly sentences: SentenceVectors | null;

  constructor(passages: readonly Passage[], language: string, sentences: SentenceVectors | null = null) {
    this.passages = passages;
    this.language = language;
    this.sentences = sentences;
    this.vectors = passages.map(() => null);
    this.meanWords = Math.max(
      1,
      passages.reduce((sum, { words }) => sum + words, 0) / Math.max(1, passages.length),
    );
    for (const [index, { stems, headingStems }] of passages.entries()) {
      for (const stem of new Set([...stems.keys(), ...headingStems])) {
        const known = this.postings.get(stem);
        if (known === undefined) this.postings.set(stem, [index]);
        else known.push(index);
      }
    }
  }

  /** Passages that share a word with a question, or are near it by their vectors, best first; of equals the first one. */
  rank(question: TextVector): RankedPassage[] {
    const sums = new Map<number, number>(this.nearBy(question).map((index) => [index, 0]));
    let most = 0;
    for (const [stem, at] of question.byKey) {
      if (question.functionWords[at] === 1) continue;
      const matches = this.postings.get(stem) ?? [];
      const rarity = Math.log(1 + (this.passages.length - matches.length + 0.5) / (matches.length + 0.5));
      most += rarity * (K1 + 1);
      for (const index of matches)
        sums.set(index, (sums.get(index) ?? 0) + rarity * this.saturation(index, stem));
    }
    const ranked = [...sums].map(([passage, sum]): RankedPassage => {
      const bm25 = most === 0 ? 0 : sum / most;
      const vector = this.vectorOf(passage);
      const similarity = withMeaning(shareFound(question, vector), question, vector);
      return { passage, bm25, similarity, score: BM25_SHARE * bm25 + (1 - BM25_SHARE) * similarity };
    });
    return ranked.toSorted((a, b) => b.score - a.score || a.passage - b.passage);
  }

  private nearBy({ sentence }: TextVector): number[] {
    if (sentence === null || this.sentences === null) return [];
    return this.passages.flatMap((_, index) => {
      const own = this.vectorOf(index).sentence;
      return own !== null && cosine(sentence, own) >= NEAR ? [index] : [];
    });
  }

  private saturation(index: number, stem: string): number {
    const { stems, headingStems, words } = this.passages[index]!;
    const count = (stems.get(stem) ?? 0) + (headingStems.has(stem) ? HEADING_COUNT : 0);
    return (count * (K1 + 1)) / (count + K1 * (1 - B + (B * words) / this.meanWords));
  }

  private vectorOf(index: number): TextVector {
    const known = this.vectors[index] ?? null;
    if (known !== null) return known;
    const made = textVector(textOfPassage(this.passages[index]!), this.language, this.sentences);
    this.vectors[index] = made;
    return made;
  }
}
