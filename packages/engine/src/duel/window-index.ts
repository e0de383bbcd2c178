import { relatedWords } from '../similarity/related-words.ts';
import type { AnswerWindow } from './answer-windows.ts';

/** Weight of a related word compared with the word itself. */
const RELATED = 0.4;

/** Index of windows of several texts by their words. */
export class WindowIndex {
  private readonly postings = new Map<string, number[]>();
  private readonly size: number;
  private readonly paperOf: readonly number[];

  /** `paperOf`: the text of each window. */
  constructor(windows: readonly AnswerWindow[], paperOf: readonly number[]) {
    this.size = windows.length;
    this.paperOf = paperOf;
    for (const [index, { stems, contextStems }] of windows.entries()) {
      for (const stem of new Set([...stems, ...contextStems])) {
        const known = this.postings.get(stem);
        if (known === undefined) this.postings.set(stem, [index]);
        else known.push(index);
      }
    }
  }

  /** Rarity of a stem among the windows, in nats. */
  rarity(stem: string): number {
    return Math.log((this.size + 1) / ((this.postings.get(stem)?.length ?? 0) + 1));
  }

  /** The windows with the largest share of some stems, at most `most` per text. */
  best(stems: Iterable<string>, most: number): number[] {
    const sums = new Map<number, number>();
    for (const stem of stems) {
      const own = new Map<number, number>(
        this.postings.get(stem)?.map((index) => [index, this.rarity(stem)]),
      );
      for (const [near] of relatedWords(stem)) {
        for (const index of this.postings.get(near) ?? [])
          if (!own.has(index)) own.set(index, RELATED * this.rarity(near));
      }
      for (const [index, sum] of own) sums.set(index, (sums.get(index) ?? 0) + sum);
    }
    const taken = new Map<number, number>();
    return [...sums]
      .toSorted((a, b) => b[1] - a[1] || a[0] - b[0])
      .flatMap(([index]) => {
        const paper = this.paperOf[index]!;
        const count = (taken.get(paper) ?? 0) + 1;
        taken.set(paper, count);
        return count > most ? [] : [index];
      });
  }
}
