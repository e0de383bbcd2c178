import { toLayer, type Layer, type LayerWords, type TopicLine } from './layer.ts';
import { audienceMessages } from './messages.ts';
import type { Subject } from './subject-words.ts';

/** A town asks for streets and opening hours, a country for regions, law and delivery. */
const TOWN: readonly TopicLine[] = [
  ['{K} in {place}: what is different here', 'define', 'What is different about {k} in {place}?', 0.05, 0.8],
  ['Where to find {k} in {place}', 'place', 'Where can you find {k} in {place}?', 0.35, 1.2],
  ['Prices for {k} in {place}', 'cost', 'How much should you expect to pay for {k} in {place}?', 0.5, 1],
  ['Local rules and permits in {place}', 'facts', 'Which local rules of {place} apply to {k}?', 0.6, 0.9],
  [
    'Neighbourhoods of {place}, and how to get there',
    'detail',
    'Which parts of {place} are best for {k}?',
    0.65,
    0.8,
  ],
  [
    'Weather and season in {place}',
    'timing',
    'When is the best time of the year for {k} in {place}?',
    0.75,
    0.6,
  ],
  ['Examples from {place}', 'examples', 'Who in {place} has experience with {k}?', 0.8, 0.8],
];
const COUNTRY: readonly TopicLine[] = [
  ['{K} in {place} at a glance', 'define', 'How common {is} {k} in {place}?', 0.05, 0.8],
  ['Law and standards in {place}', 'facts', 'Which laws and standards of {place} apply to {k}?', 0.4, 1.2],
  ['Prices and taxes in {place}', 'cost', 'What {does} {k} cost in {place}, taxes included?', 0.5, 1],
  [
    'How the regions of {place} differ',
    'compare',
    'How {does} {k} differ between the regions of {place}?',
    0.6,
    1,
  ],
  [
    'Delivery, language and payment in {place}',
    'steps',
    'How {is} {k} delivered and paid for in {place}?',
    0.7,
    0.8,
  ],
  ['Examples from {place}', 'examples', 'Who in {place} has experience with {k}?', 0.8, 0.8],
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

/** What a place does to an outline. */
export function locationLayer(place: string, subject: Subject): Layer {
  const isCountry = countryNames().has(place.toLowerCase());
  const words: LayerWords = {
    lines: isCountry ? COUNTRY : TOWN,
    questions: isCountry
      ? ['{Is} {k} allowed everywhere in {place}?', '{Does} {k} cost more in some parts of {place}?']
      : ['Who offers {k} near {place}?', 'What do people in {place} say about {k}?'],
    terms: [place, `${subject.noun} ${place}`],
    suffix: ` in ${place}`,
  };
  return toLayer('location', words, subject, audienceMessages.place(place, isCountry), { place });
}
