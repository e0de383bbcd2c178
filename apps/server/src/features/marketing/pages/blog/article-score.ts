import { findingName, findingSentence } from '@pagewright/contract/finding-sentences';
import { shownScore, type ScoredResult, type ScorePart, type Substance } from '@pagewright/engine';
import { compute, defineTask } from '../../../../platform/compute/index.ts';
import { markup, type Markup } from '../../../../platform/http/pages/markup.ts';
import { findingLanguage } from '../../../../platform/language/finding-language.ts';
import { memoizeByObject } from '../../memoize-by-object.ts';
import { siteMessages as site } from '../../messages.ts';
import { formatPoints } from '../../numbers.ts';
import { articleText, type Article } from './articles.ts';
import { blogMessages as say } from './messages.ts';
import { scoreArticle, type ScoredArticle } from './score-article.ts';

const scoreTask = defineTask(new URL('./score-article.ts', import.meta.url), scoreArticle, { kind: 'long' });
const scores = new WeakMap<Article, ScoredResult>();

/** Scores an article in a worker thread. */
export const scoreAside = (article: ScoredArticle): Promise<ScoredResult> => compute(scoreTask, article);

/**
 * The score of an article, equal to that of `npm run score`.
 * @throws Error if the engine gives no score.
 */
export function articleScore(article: Article): ScoredResult {
  const known = scores.get(article) ?? scoreArticle(toScored(article));
  scores.set(article, known);
  return known;
}

/**
 * Scores an article once in a worker thread, so `articleScore` does not have to. If the thread fails, that computes it.
 */
export const prepareScore = memoizeByObject(async (article: Article): Promise<void> => {
  const result = await scoreAside(toScored(article)).catch(() => null);
  if (result) scores.set(article, result);
});

function toScored(article: Article): ScoredArticle {
  const { slug, title, description, primaryKeyword } = article;
  return {
    content: articleText(article).body.text,
    title,
    metaTitle: title,
    metaDescription: description,
    slug,
    primaryKeyword,
  };
}

/** The score of an article, expandable down to its rules. */
export function scoreBadge(article: Article): Markup {
  const { overall, parts, restsOn, substance } = articleScore(article);
  return markup`<details class="score">
<summary>${say.scoreBadge(markup`<strong>${shownScore(overall)}</strong>`)}</summary>
<p>${say.scoreBasis(article.primaryKeyword, restsOn.known, restsOn.of)} <a href="/help/score">${site.howScoreWorks}</a></p>
${substanceDeduction(substance)}${parts.map(part)}
</details>`;
}

/** The deduction for lack of substance, if any. */
function substanceDeduction({ findings }: Substance): Markup {
  return markup`${findings
    .filter(({ cost }) => cost > 0)
    .map(
      (found) =>
        markup`<p class="part"><span>${findingName(found.code, findingLanguage)}. ${findingSentence(found, findingLanguage)}</span> <span class="points">−${formatPoints(found.cost)}</span></p>`,
    )}`;
}

function part({ id, points, maximum, assessments }: ScorePart): Markup {
  const name = findingLanguage.parts[id];
  if (points === null) return markup`<p class="part"><span>${name}</span> <span class="points">—</span></p>`;
  return markup`<details class="part"><summary><span>${name}</span> <span class="points">${figures(points, maximum)}</span></summary>
<ul>${assessments.map(
    (found) =>
      markup`<li class="${found.verdict}"><span><strong>${findingName(found.code, findingLanguage)}.</strong> ${findingSentence(found, findingLanguage)}</span> <span class="points">${figures(found.points, found.maximum)}</span></li>`,
  )}</ul></details>`;
}

function figures(points: number, maximum: number): string {
  return site.pointsOf(formatPoints(points), formatPoints(maximum));
}
