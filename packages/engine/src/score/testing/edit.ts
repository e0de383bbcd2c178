import type { Assessment, ScoredResult } from '../../index.ts';
import { copyOf, findingOf, mention, phrasesOf, scoreOf, textOf } from './gain-article.ts';
import type { GainArticle } from './gain-article.ts';
import { inOtherWords } from './other-words.ts';

/** Fixes a finding; null if this article does not allow it by these means alone. */
export type Edit = (article: GainArticle, finding: Assessment, result: ScoredResult) => GainArticle | null;

/** Gives `times` free sentences a different ending. */
export function endWith(article: GainArticle, times: number, phrases: readonly string[]): GainArticle | null {
  let changed: GainArticle | null = article;
  for (let done = 0; done < times && changed !== null; done += 1) {
    changed = mention(changed, 0, phrases[done % phrases.length]!);
  }
  return changed;
}

/** Continues the article in its own manner: repeats its sections, without keywords and terms beyond the good range. */
export function goOn(article: GainArticle, words: number): GainArticle | null {
  const changed = copyOf(article);
  if (article.pieces.every((item) => textOf(item) === '')) return null;
  for (
    let round = 0;
    Number(findingOf(scoreOf(changed), 'text_length')?.values['words'] ?? words) < words;
    round += 1
  ) {
    for (const piece of article.pieces) {
      const more = structuredClone(piece);
      for (const run of more.runs) {
        if (run.href !== undefined) run.href = `${run.href}?${round}`;
        // An exact repetition would count for nothing.
        if (piece.kind === 'paragraph') run.text = inOtherWords(phrasesOf(article), run.text, round + 1);
      }
      changed.pieces.push(more);
    }
  }
  return changed;
}

/** Share of its points that a finding has, 0 to 1; 1 if there is none. */
export const shareOf = (finding: Assessment | undefined): number =>
  finding === undefined || finding.maximum === 0 ? 1 : finding.points / finding.maximum;
