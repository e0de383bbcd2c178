import type { LiveScore } from '../../app/features/scoring/score-messages.ts';
import { createElement } from '../../app/lib/dom/create-element.ts';
import type { DemoForm } from './demo-form.ts';
import { pageLanguage } from '../language/page-language.ts';
import { sentences } from './sentences.ts';

/**
 * Scores the form's text and shows the result. The engine and the result view load on first use.
 * @throws Error if they cannot be loaded; the signal's reason if aborted
 */
export async function scoreText({ text, keyword, status, result, shown }: DemoForm, signal: AbortSignal) {
  const source = text.value;
  result.hidden = true;
  status.textContent = sentences.loading;
  const [
    { scoreInWorker, isEngineLoaded },
    { readDraft },
    { renderScore },
    { quotePlace },
    { selectInText },
  ] = await Promise.all([
    import('./score-in-worker.ts'),
    import('./read-draft.ts'),
    import('./render-score.ts'),
    import('./quote-place.ts'),
    import('./select-in-text.ts'),
  ]);
  signal.throwIfAborted();
  if (isEngineLoaded()) status.textContent = sentences.scoring;
  const draft = readDraft(source);
  const { title, content } = draft;
  const article = { title, content, primaryKeyword: keyword.value.trim(), keywords: [] };
  const answer = await scoreInWorker(article, signal);
  status.textContent = summary(answer);
  if (answer.status === 'unscored') return;
  const nodes = renderScore(answer, {
    findPlace: (range) => quotePlace(draft, range, source),
    show: (place) => selectInText(text, place),
  });
  const howRead = createElement('p', { class: 'quiet' }, sentences.readAs(title, draft.headings));
  shown.replaceChildren(howRead, ...nodes);
  result.hidden = false;
}

function summary(answer: LiveScore): string {
  if (answer.status === 'unscored') return sentences.unscored[answer.reason];
  const { shown, restsOn, wordCount } = answer;
  const words = wordCount.toLocaleString(pageLanguage);
  return sentences.result(shown, restsOn.known, restsOn.of, words, wordCount === 1);
}
