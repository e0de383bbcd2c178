import { toLayer, type Layer, type LayerEntry, type TopicRow } from './layer.ts';
import { audienceMessages } from './messages.ts';
import type { Subject } from './parse-subject.ts';

/** What a place changes for any subject. Other facts about the place are unknown here and not mentioned. */
const TOWN: readonly TopicRow[] = [
  ['{K} in {place}: what to know first', 'define', 'What should you know first in {place}?', 0.05, 0.8],
  ['The options in {place}', 'place', 'What are the options in {place}?', 0.35, 1.2],
  ['How to choose in {place}', 'choose', 'How do you choose in {place}?', 0.4, 0.9],
  ['What it costs in {place}', 'cost', 'What does it cost in {place}?', 0.5, 1],
  ['Local rules that apply in {place}', 'facts', 'Which local rules apply in {place}?', 0.6, 0.9],
  ['Examples from {place}', 'examples', 'Who in {place} has experience with it?', 0.8, 0.8],
  ['What to ask before you decide in {place}', 'people', 'What should you ask before you decide?', 0.85, 0.6],
];
const COUNTRY: readonly TopicRow[] = [
  ['{K} in {place} at a glance', 'define', 'What is different in {place}?', 0.05, 0.8],
  ['Law and standards in {place}', 'facts', 'Which laws and standards apply in {place}?', 0.4, 1.2],
  ['Prices and taxes in {place}', 'cost', 'What does it cost in {place}, taxes included?', 0.5, 1],
  ['How the regions of {place} differ', 'compare', 'How do the regions of {place} differ?', 0.6, 1],
  ['Where to get help in {place}', 'people', 'Where do you get help in {place}?', 0.7, 0.8],
  ['Examples from {place}', 'examples', 'Who in {place} has experience with it?', 0.8, 0.8],
];

let countries: ReadonlySet<string> | null = null;

/** English names of all countries that the runtime knows. */
function countryNames(): ReadonlySet<string> {
  if (countries) return countries;
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
  const found = letters.flatMap((first) => letters.map((second) => names.of(first + second)));
  countries = new Set([
    ...found.flatMap((name) => name?.toLowerCase() ?? []),
    'uk',
    'usa',
    'us',
    'england',
    'scotland',
    'wales',
  ]);
  return countries;
}

/** The effect of a place on an outline. */
export function locationLayer(place: string, subject: Subject): Layer {
  const isCountry = countryNames().has(place.toLowerCase());
  const words: LayerEntry = {
    rows: isCountry ? COUNTRY : TOWN,
    questions: isCountry
      ? ['Is it allowed everywhere in {place}?', 'Does it cost more in some parts of {place}?']
      : ['Who can help near {place}?', 'What do people in {place} say about it?'],
    terms: [place, `${subject.noun} ${place}`],
    suffix: ` in ${place}`,
    // People who search in a specific place already know why they need it.
    drops: ['reasons', 'steps', 'problems'],
  };
  return toLayer('location', words, subject, audienceMessages.place(place, isCountry), { place });
}
