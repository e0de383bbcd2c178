import { findingName } from '@pagewright/contract/finding-sentences';
import type { LivePart, LiveScore } from '../../app/features/scoring/score-messages.ts';
import { createElement } from '../../app/lib/dom/create-element.ts';
import { findingLanguage } from './finding-language.ts';
import { formatPoints } from './format-points.ts';
import { sentences } from './sentences.ts';
import { renderFinding, type PlaceFinder } from './render-finding.ts';

type Scored = Extract<LiveScore, { status: 'scored' }>;

/** The explained score: points, the largest possible gains, and the parts, which expand to their findings. */
export function renderScore(score: Scored, finder: PlaceFinder): HTMLElement[] {
  const all = score.parts.flatMap(({ assessments }) => assessments);
  const gains = score.gains.flatMap(({ code }) => all.find((finding) => finding.code === code) ?? []);
  const lacking = score.substance.findings.filter(({ cost }) => cost > 0);
  // The status line announces it.
  const points = createElement('p', { class: 'score-points' }, String(score.shown));
  points.ariaHidden = 'true';
  return [
    points,
    ...(lacking.length === 0
      ? []
      : [
          createElement('h3', {}, findingName('substance', findingLanguage)),
          createElement(
            'ul',
            { class: 'findings' },
            ...lacking.map((finding) => renderFinding(finding, finder)),
          ),
        ]),
    createElement('h3', {}, sentences.gains),
    gains.length === 0
      ? createElement('p', { class: 'quiet' }, sentences.noGains)
      : createElement('ul', { class: 'findings' }, ...gains.map((finding) => renderFinding(finding, finder))),
    createElement('h3', {}, sentences.parts),
    createElement('div', { class: 'parts' }, ...score.parts.map((part) => showPart(part, finder))),
  ];
}

function showPart({ id, points, maximum, assessments }: LivePart, finder: PlaceFinder): HTMLDetailsElement {
  const bar = createElement('span', { class: 'bar' }, createElement('span', {}));
  bar.ariaHidden = 'true';
  bar.style.setProperty('--share', String(points === null || maximum === 0 ? 0 : points / maximum));
  const summary = createElement(
    'summary',
    {},
    createElement('span', { class: 'part-name' }, findingLanguage.parts[id]),
    createElement(
      'span',
      { class: 'part-points' },
      points === null ? '—' : sentences.points(formatPoints(points), formatPoints(maximum)),
    ),
    bar,
  );
  const byGain = assessments.toSorted((a, b) => b.gain - a.gain);
  return createElement(
    'details',
    { class: 'part' },
    summary,
    points === null
      ? createElement('p', { class: 'quiet' }, sentences.unknownPart)
      : createElement(
          'ul',
          { class: 'findings' },
          ...byGain.map((finding) => renderFinding(finding, finder)),
        ),
  );
}
