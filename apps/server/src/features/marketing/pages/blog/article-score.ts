import { findingName, findingSentence } from '@pagewright/contract/finding-sentences';
import { PART_NAMES } from '@pagewright/contract/score-parts';
import { score, shownScore, type ScoredResult, type ScorePart } from '@pagewright/engine';
import { markup, type Markup } from '../../../../http/pages/markup.ts';
import { keepFor } from '../../keep-for.ts';
import { articleText, type Article } from './articles.ts';

/**
 * The score of an article, as `npm run score` tells it: by its own words, with no page to compare with.
 * @throws Error for a text that the engine gives no score
 */
export const articleScore = keepFor((article: Article): ScoredResult => {
  const { slug, title, description, primaryKeyword } = article;
  const result = score({
    content: articleText(article).body.text,
    title,
    metaTitle: title,
    metaDescription: description,
    slug,
    primaryKeyword,
    evidence: null,
  });
  if (result.status === 'unscored') throw new Error(`${slug} has no score: ${result.reason}`);
  return result;
});

/** The score of an article, which opens down to its rules. */
export function scoreBadge(article: Article): Markup {
  const { overall, parts, restsOn } = articleScore(article);
  return markup`<details class="score">
<summary>Score <strong>${shownScore(overall)}</strong>/100 in our own engine</summary>
<p>It is for the keyword “${article.primaryKeyword}” and rests on ${restsOn.known} of ${restsOn.of} parts. A part with no points needs other pages to compare with. <a href="/help/score">How the score is made</a></p>
${parts.map(part)}
</details>`;
}

function part({ id, points, maximum, assessments }: ScorePart): Markup {
  const name = PART_NAMES[id];
  if (points === null) return markup`<p class="part"><span>${name}</span> <span class="points">—</span></p>`;
  return markup`<details class="part"><summary><span>${name}</span> <span class="points">${figures(points, maximum)}</span></summary>
<ul>${assessments.map(
    (found) =>
      markup`<li class="${found.verdict}"><span><strong>${findingName(found.code)}.</strong> ${findingSentence(found)}</span> <span class="points">${figures(found.points, found.maximum)}</span></li>`,
  )}</ul></details>`;
}

function figures(points: number, maximum: number): string {
  return `${points.toFixed(1)} of ${maximum.toFixed(1)}`;
}
