import { findingName } from '@pagewright/contract/finding-sentences';
import { PART_NAMES } from '@pagewright/contract/score-parts';
import type { LivePart, LiveScore } from '../../app/features/scoring/score-messages.ts';
import { element } from '../../app/lib/dom/element.ts';
import { sentences } from './sentences.ts';
import { showFinding, type PlaceFinder } from './show-finding.ts';

type Scored = Extract<LiveScore, { status: 'scored' }>;

/** The explained score: points, the largest possible gains, and the parts, which expand to their findings. */
export function showScore(score: Scored, finder: PlaceFinder): HTMLElement[] {
  const all = score.parts.flatMap(({ assessments }) => assessments);
  const gains = score.gains.flatMap(({ code }) => all.find((finding) => finding.code === code) ?? []);
  const lacking = score.substance.findings.filter(({ cost }) => cost > 0);
  // The status line announces it.
  const points = element('p', { class: 'score-points' }, String(score.shown));
  points.ariaHidden = 'true';
  return [
    points,
    ...(lacking.length === 0
      ? []
      : [
          element('h3', {}, findingName('substance')),
          element('ul', { class: 'findings' }, ...lacking.map((finding) => showFinding(finding, finder))),
        ]),
    element('h3', {}, sentences.gains),
    gains.length === 0
      ? element('p', { class: 'quiet' }, sentences.noGains)
      : element('ul', { class: 'findings' }, ...gains.map((finding) => showFinding(finding, finder))),
    element('h3', {}, sentences.parts),
    element('div', { class: 'parts' }, ...score.parts.map((part) => showPart(part, finder))),
  ];
}

function showPart({ id, points, maximum, assessments }: LivePart, finder: PlaceFinder): HTMLDetailsElement {
  const bar = element('span', { class: 'bar' }, element('span', {}));
  bar.ariaHidden = 'true';
  bar.style.setProperty('--share', String(points === null || maximum === 0 ? 0 : points / maximum));
  const summary = element(
    'summary',
    {},
    element('span', { class: 'part-name' }, PART_NAMES[id]),
    element(
      'span',
      { class: 'part-points' },
      points === null ? sentences.unknown : sentences.points(points, maximum),
    ),
    bar,
  );
  const byGain = assessments.toSorted((a, b) => b.gain - a.gain);
  return element(
    'details',
    { class: 'part' },
    summary,
    points === null
      ? element('p', { class: 'quiet' }, sentences.unknownPart)
      : element('ul', { class: 'findings' }, ...byGain.map((finding) => showFinding(finding, finder))),
  );
}
