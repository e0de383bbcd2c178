import type { Language } from '@pagewright/contract/settings/preferences';
import type { ScoredResult } from '@pagewright/engine';
import { currentLanguage } from '../../../../platform/language/current-language.ts';
import { renderMarkdown } from '../../render-markdown.ts';
import { scoreAside } from '../blog/article-score.ts';
import { scoreArticle, type ScoredArticle } from '../blog/score-article.ts';
import { landingMessages as say } from './messages.ts';

const known = new Map<Language, ScoredResult>();

/** The title of the sample. */
export const sampleTitle = (): string => linesOf(say.sample.text).title;

/** The score of the sample from the engine of the demo, so both match. */
export function sampleScore(): ScoredResult {
  const score = known.get(currentLanguage()) ?? scoreArticle(scored());
  known.set(currentLanguage(), score);
  return score;
}

/** Scores the sample in a worker thread, so `sampleScore` does not have to. If the thread fails, that computes it. */
export async function prepareSampleScore(): Promise<void> {
  if (known.has(currentLanguage())) return;
  const score = await scoreAside(scored()).catch(() => null);
  if (score) known.set(currentLanguage(), score);
}

function scored(): ScoredArticle {
  const { title, text } = linesOf(say.sample.text);
  return { title, content: renderMarkdown(text).body.text, primaryKeyword: say.sample.keyword };
}

/** The sample as its title and the Markdown below it. */
function linesOf(sample: string): { readonly title: string; readonly text: string } {
  const [firstLine = '', ...lines] = sample.split('\n');
  return { title: firstLine.replace(/^# /, ''), text: lines.join('\n') };
}
