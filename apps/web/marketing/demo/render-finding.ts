import { findingName, findingSentence, gainSentence } from '@pagewright/contract/finding-sentences';
import type { PlacedAssessment, PlacedSubstance } from '../../app/features/scoring/score-messages.ts';
import { createElement } from '../../app/lib/dom/create-element.ts';
import type { QuotedPlace } from './quote-place.ts';
import { findingLanguage } from './finding-language.ts';
import { formatPoints } from './format-points.ts';
import { sentences } from './sentences.ts';

/** Maximum number of quoted passages per finding. */
const MAX_QUOTES = 3;

/** Finds a finding's passages and shows them in the text. */
export interface PlaceFinder {
  readonly findPlace: (range: PlacedAssessment['ranges'][number]) => QuotedPlace | null;
  readonly show: (place: QuotedPlace) => void;
}

/** A finding: verdict, name, points, gain, explanation, and links to its passages in the text. */
export function renderFinding(
  finding: PlacedAssessment | PlacedSubstance,
  finder: PlaceFinder,
): HTMLLIElement {
  const { code, verdict, gain, ranges } = finding;
  const isPart = 'points' in finding;
  const line = createElement(
    'p',
    { class: 'finding-line' },
    createElement('strong', {}, findingName(code, findingLanguage)),
    ' ',
    createElement(
      'span',
      { class: 'finding-points' },
      isPart
        ? sentences.points(formatPoints(finding.points), formatPoints(finding.maximum))
        : `−${formatPoints(finding.cost)}`,
    ),
    gain > 0 ? showGain(gain) : null,
  );
  const places = ranges.slice(0, MAX_QUOTES).flatMap((range) => {
    const place = finder.findPlace(range);
    return place === null ? [] : [createElement('li', {}, showPlace(place, finder))];
  });
  const breakdown = isPart ? gainSentence(finding, findingLanguage) : null;
  const more = places.length === 0 ? 0 : ranges.length - MAX_QUOTES;
  const item = createElement(
    'li',
    { class: 'finding' },
    createElement('span', { class: 'hidden' }, `${sentences.verdicts[verdict]}: `),
    line,
    createElement('p', { class: 'finding-sentence' }, findingSentence(finding, findingLanguage)),
    breakdown === null ? null : createElement('p', { class: 'finding-sentence' }, breakdown),
    places.length > 0 ? createElement('ul', { class: 'places' }, ...places) : null,
    more > 0 ? createElement('p', { class: 'quiet' }, sentences.moreIn(more)) : null,
  );
  item.dataset['verdict'] = verdict;
  return item;
}

function showGain(gain: number): HTMLSpanElement {
  const shown = createElement('span', {}, `+${formatPoints(gain)}`);
  shown.ariaHidden = 'true';
  return createElement(
    'span',
    { class: 'gain' },
    shown,
    createElement('span', { class: 'hidden' }, sentences.spokenGain(formatPoints(gain))),
  );
}

function showPlace(place: QuotedPlace, { show }: PlaceFinder): HTMLButtonElement {
  const button = createElement('button', { class: 'place' }, sentences.quote(place.quote));
  button.type = 'button';
  button.title = sentences.showPlace;
  button.addEventListener('click', () => show(place));
  return button;
}
