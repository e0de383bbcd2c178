import type { Assessment, ScoredResult } from '../../index.ts';
import { copyOf, findingOf, mention, phrasesOf, scoreOf, textOf } from './gain-article.ts';
import type { GainArticle } from './gain-article.ts';
import { inOtherWords } from './other-words.ts';

/** Puts a finding right; null where this article does not allow it by these means alone. */
export type Edit = (article: GainArticle, finding: Assessment, result: ScoredResult) => GainArticle | null;

/** Lets `times` free sentences end otherwise. */
export function endWith(article: GainArticle, times: number, phrases: readonly string[]): GainArticle | null {
  let changed: GainArticle | null = article;
  for (let done = 0; done < times && changed !== null; done += 1) {
    changed = mention(changed, 0, phrases[done % phrases.length]!);
  }
  return changed;
}

/** Goes on in the article's own manner: its sections once more, without keywords and terms beyond what is good. */
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
        // The same again would be a repetition, which counts for nothing.
        if (piece.kind === 'paragraph') run.text = inOtherWords(phrasesOf(article), run.text, round + 1);
      }
      changed.pieces.push(more);
    }
  }
  return changed;
}

/** How much of its points a finding has: 0 to 1; 1 where there is none. */
export const shareOf = (finding: Assessment | undefined): number =>
  finding === undefined || finding.maximum === 0 ? 1 : finding.points / finding.maximum;
