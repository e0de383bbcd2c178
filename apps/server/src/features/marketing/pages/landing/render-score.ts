import { findingName, findingSentence } from '@pagewright/contract/finding-sentences';
import { shownScore, type Assessment, type ScoredResult, type ScorePart } from '@pagewright/engine';
import { markup, type Markup } from '../../../../platform/http/pages/markup.ts';
import { findingLanguage } from '../../../../platform/language/finding-language.ts';
import { siteMessages as site } from '../../messages.ts';
import { formatNumber, formatPoints } from '../../numbers.ts';
import { landingMessages as say } from './messages.ts';
import { sampleTitle } from './sample.ts';

/** Length of the ring around a score of 100, in drawing units. */
const RING = 100;

/** The line that explains a score and its basis, as in the demo. */
export function scoreLine({ overall, restsOn, wordCount }: ScoredResult): string {
  return say.result.line(shownScore(overall), restsOn, formatNumber(wordCount));
}

/** The sample's score as a product picture: the number, the top fixes, and the parts. */
export function renderScoreCard(result: ScoredResult): Markup {
  const points = shownScore(result.overall);
  return markup`<figure class="score-card">
<figcaption><span class="tag">${site.sample}</span> ${site.quote(sampleTitle())} ${say.result.forKeyword} <strong>${say.sample.keyword}</strong></figcaption>
<div class="score-head">
<svg class="ring" viewBox="0 0 36 36" aria-hidden="true"><circle cx="18" cy="18" r="15.915"/><circle class="arc" cx="18" cy="18" r="15.915" stroke-dasharray="${points} ${RING - points}" transform="rotate(-90 18 18)"/></svg>
<p><strong class="score-number">${points}</strong> <span>${say.result.of100}</span></p>
</div>
<h2>${say.result.fixFirst}</h2>
<ol class="fixes">${largestGains(result).map(
    (found) =>
      markup`<li><strong>${findingName(found.code, findingLanguage)}</strong> ${gain(found)}<span>${findingSentence(found, findingLanguage)}</span></li>`,
  )}</ol>
<h2>${say.result.whereFrom(points)}</h2>
<ul class="sums">${result.parts.map(sum)}</ul>
</figure>`;
}

function sum({ id, points, maximum }: ScorePart): Markup {
  if (points === null)
    return markup`<li><span>${findingLanguage.parts[id]}</span> <span class="points">— <span class="hidden">${say.result.unknown}</span></span>${bar(0, 1)}</li>`;
  return markup`<li><span>${findingLanguage.parts[id]}</span> <span class="points">${figures(points, maximum)}</span>${bar(points, maximum)}</li>`;
}

/** A score as in the demo: the largest gains, and the parts with expandable findings. */
export function renderResult(result: ScoredResult): Markup {
  return markup`<p class="score-points" aria-hidden="true">${shownScore(result.overall)}</p>
<h3>${say.result.gains}</h3>
<ul class="findings">${largestGains(result).map(finding)}</ul>
<h3>${say.result.parts}</h3>
<div class="parts">${result.parts.map(part)}</div>`;
}

function part({ id, points, maximum, assessments }: ScorePart): Markup {
  const name = markup`<span class="part-name">${findingLanguage.parts[id]}</span>`;
  if (points === null)
    return markup`<details class="part"><summary>${name}<span class="part-points">—</span>${bar(0, 1)}</summary><p class="quiet">${say.result.unknownPart}</p></details>`;
  const byGain = assessments.toSorted((one, other) => other.gain - one.gain);
  return markup`<details class="part"><summary>${name}<span class="part-points">${figures(points, maximum)}</span>${bar(points, maximum)}</summary><ul class="findings">${byGain.map(finding)}</ul></details>`;
}

function finding(found: Assessment): Markup {
  return markup`<li class="finding" data-verdict="${found.verdict}"><p class="finding-line"><strong>${findingName(found.code, findingLanguage)}</strong> <span class="finding-points">${figures(found.points, found.maximum)}</span> ${found.gain > 0 && gain(found)}</p><p class="finding-sentence">${findingSentence(found, findingLanguage)}</p></li>`;
}

function gain({ gain: points }: Assessment): Markup {
  const shown = formatPoints(points);
  return markup`<span class="gain"><span aria-hidden="true">+${shown}</span><span class="hidden">${say.result.spokenGain(shown)}</span></span>`;
}

/** Drawn as SVG, since the page's policy forbids inline styles. */
function bar(points: number, maximum: number): Markup {
  const share = maximum === 0 ? 0 : Math.round((points / maximum) * 100);
  return markup`<svg class="bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true"><rect width="${share}" height="6"/></svg>`;
}

function largestGains({ parts, gains }: ScoredResult): Assessment[] {
  const all = parts.flatMap(({ assessments }) => assessments);
  return gains.flatMap(({ code }) => all.find((found) => found.code === code) ?? []);
}

function figures(points: number, maximum: number): string {
  return site.pointsOf(formatPoints(points), formatPoints(maximum));
}
