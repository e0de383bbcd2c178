import { expect, test } from 'vitest';
import { parsePaper } from '../paper/parse-paper.ts';
import { keyphrases } from './keyphrases.ts';

const ESPRESSO = `An espresso machine is a pump for hot water and finely ground coffee. A good espresso machine is always
at the right water temperature. When the water temperature is low, the coffee is sour. Clean the portafilter of the
espresso machine every day.`;

function textsOf(text: string, n: number): string[] {
  return keyphrases(text, n).keyphrases.map((phrase) => phrase.text);
}

test('names what a text is about, repeated noun phrases first', () => {
  const found = textsOf(ESPRESSO, 8);
  expect(found[0]).toBe('espresso machine');
  expect(found).toContain('water temperature');
  expect(found).toContain('portafilter');
});

test('a phrase contains no verb, adverb, or function word, and does not start with an empty adjective', () => {
  for (const text of textsOf(ESPRESSO, 100)) {
    expect(text).not.toMatch(/\b(?:an?|the|of|is|always|finely|good)\b/);
  }
});

test('counts inflections together and returns the place of the first use', () => {
  const { keyphrases: found } = keyphrases('Solar panels are cheap. A solar panel is heavy.', 1);
  expect(found[0]).toMatchObject({ key: 'solar panel', count: 2, place: { block: 0, start: 0, end: 12 } });
});

test('accepts a paper, returns at most the requested number, strongest first', () => {
  const { keyphrases: found } = keyphrases(parsePaper(`<p>${ESPRESSO}</p>`), 3);
  expect(found).toHaveLength(3);
  const strengths = found.map((phrase) => phrase.strength);
  expect(strengths).toEqual(strengths.toSorted((a, b) => b - a));
  expect(strengths.every((strength) => strength > 0 && strength < 1)).toBe(true);
  expect(keyphrases(ESPRESSO, 0).keyphrases).toEqual([]);
});

test('a text in another language gets phrases and a list of what was left out', () => {
  const german = `Die Wärmepumpe nutzt die Wärme der Luft. Eine Wärmepumpe braucht Strom, und der Strom wird immer teurer.
    Wer eine Wärmepumpe kauft, der bekommt dafür auch eine Förderung von dem Staat.`;
  const result = keyphrases(german, 3);
  expect(result.language.code).toBe('de');
  expect(result.leftOut).toEqual(['rarity', 'noun_phrases']);
  expect(result.keyphrases.map((phrase) => phrase.text)).toContain('Wärmepumpe');
});

test.each([
  [
    'es',
    'El agua y la hipoteca. Se habla de la hipoteca y del agua porque es lo que se paga.',
    ['hipoteca', 'agua'],
  ],
  [
    'fr',
    "La maison et le vilebrequin. On parle du vilebrequin et de la maison parce que c'est ce que l'on paie.",
    ['vilebrequin', 'maison'],
  ],
])('of two equally frequent words, the rarer one ranks first in %s too', (code, text, expected) => {
  const { language, leftOut, keyphrases: found } = keyphrases(text, 20);
  expect([language.code, leftOut]).toEqual([code, ['noun_phrases']]);
  expect(found.map(({ text: phrase }) => phrase).filter((phrase) => expected.includes(phrase))).toEqual(
    expected,
  );
});

test.each([
  ['nothing', ''],
  ['white space', ' \n\t '],
  ['emoji', '😀👩‍👩‍👧🇩🇪 '.repeat(500)],
  ['control characters', '\u0000\u0007\u001B'.repeat(500)],
  ['one endless word', 'a'.repeat(200_000)],
  ['one line of one noun', 'rope '.repeat(50_000)],
  ['right to left', 'שלום עולם '.repeat(1000)],
  ['capitals and digits without a space', 'A1'.repeat(50_000)],
])('never throws: %s', (_, text) => {
  const { keyphrases: found } = keyphrases(text, 10);
  expect(found.length).toBeLessThanOrEqual(10);
});

test('does not split hyphenated words', () => {
  const text =
    'A high-yield savings account pays more than a savings account. High-yield savings accounts suit self-employed people.';
  const found = keyphrases(text, 20).keyphrases.map((phrase) => phrase.text);
  expect(found[0]).toBe('High-yield savings accounts');
  expect(found.filter((phrase) => /^(?:yield|self)\b(?!-)|\b(?:high|self)$/.test(phrase))).toEqual([]);
});

test('the style decides whether single words rank with phrases; by default, a long text gets more of them', () => {
  const story = `The mayor of Springfield opened the water museum. ${'Visitors praised the water museum, the garden and the cafe of Springfield. The garden closes at dusk. '.repeat(40)}`;
  const single = (text: string, style?: 'phrases' | 'words') =>
    keyphrases(text, 4, style).keyphrases.filter(({ key }) => !key.includes(' ')).length;
  expect(single(story, 'words')).toBeGreaterThan(single(story, 'phrases'));
  expect(single(story)).toBe(single(story, 'words'));
  expect(single(story.slice(0, 600))).toBe(single(story.slice(0, 600), 'phrases'));
});

test('a verb after a name is not part of it', () => {
  const found = textsOf(
    'On Monday Merkel signed treaties in Rome. Then Merkel signed treaties in Paris, and Merkel left.',
    10,
  );
  expect(found).toContain('Merkel');
  expect(found.filter((phrase) => phrase.includes('Merkel signed'))).toEqual([]);
});
