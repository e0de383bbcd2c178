import { expect, test } from 'vitest';
import { parsePaper } from '../paper/parse-paper.ts';
import { SiteCoverage } from './site-coverage.ts';
import { siteTopics } from './site-topics.ts';
import type { TopicPage } from './types.ts';
import { asWritten } from './written-form.ts';

const HOST = 'https://quill.example';

function pages(titles: readonly string[], { language = 'en', text = '' } = {}): TopicPage[] {
  return titles.map((title, at) => ({
    url: `${HOST}/${at}`,
    title,
    language,
    paper: parsePaper(`<p>Some words about it. ${text}</p>`),
  }));
}

const namesOf = (titles: readonly string[], options?: Parameters<typeof pages>[1]): string[] =>
  siteTopics(pages(titles, options))
    .map(({ name, variants }) => [name, ...variants].join(' = '))
    .toSorted();

test('words that connect join names and orders; without them, another order is another subject', () => {
  const spanish = [
    'Cómo limpiar una tijera de podar',
    'Errores con tijeras de podar',
    'Precios de tutores de bambú',
    'Tutores de bambú para empezar',
  ];
  expect(namesOf(spanish, { language: 'es' })).toEqual(['tijera de podar', 'tutores de bambú']);
  const french = [
    'Nettoyer une pierre à pizza',
    'Prix de pierres à pizza',
    'Le pétrin',
    'Avis sur les pétrins',
  ];
  expect(namesOf(french, { language: 'fr' })).toEqual(['pierre à pizza', 'pétrin']);
  expect(
    namesOf([
      'Milk chocolate tested',
      'Milk chocolate bars',
      'Chocolate milk for two',
      'Best chocolate milk',
    ]),
  ).toEqual(['chocolate milk', 'milk chocolate']);
});

test('a word that is mostly a verb is part of a name where a determiner precedes it', () => {
  const titles = [
    'How to clean a drill press',
    'Drill press prices',
    'A French press for one',
    'French press care',
  ];
  expect(namesOf([...titles, 'How the machine works', 'Why the machine stops'])).toEqual(
    expect.arrayContaining(['drill press', 'French press']),
  );
});

test('a hyphenated modifier is part of a name, also where it is written without its hyphen', () => {
  const titles = [
    'Pour-over kettle prices',
    'Choosing a pour over kettle',
    'Pop-up tent repair',
    'A pop-up tent for two',
    'Step-by-step barrel cleaning',
    'Barrels step-by-step',
    'How to pour over ice',
    'Why to pour over ice',
  ];
  const found = namesOf(titles);
  expect(found).toEqual(expect.arrayContaining(['pop-up tent', 'pour over kettle']));
  expect(found.join(', ')).not.toMatch(/step|ice/);
  const kettle = siteTopics(pages(titles)).find(({ name }) => name.includes('kettle'));
  const lacks = (title: string): boolean => new SiteCoverage(pages([title])).lacks(kettle!);
  expect(['Pour-over kettles', 'Pour over a kettle', 'Tea kettles'].map(lacks)).toEqual([false, false, true]);
});

test('makers of many products, frames of many titles, and the own field are no subjects', () => {
  const things = ['dry bag', 'gas canister', 'camp chair', 'tent stake'];
  const makers = ['Norvik', 'Fujimi'];
  const products = makers.flatMap((maker) =>
    things.flatMap((thing) => [107, 114].map((model) => `${maker} ${thing} ${model}`)),
  );
  const guides = things.flatMap((thing) => [`The first purchase: a ${thing}`, `How to mend a ${thing}`]);
  expect(namesOf([...products, ...guides])).toEqual(things.toSorted());
});

test('a name on most titles is the brand, unless the texts use its words for their subject', () => {
  const titles = ['Steel awards', 'Cedar awards', 'Hose valves', 'Garden hose'].map(
    (title) => `${title} | Rain Barrels`,
  );
  const more = ['Rain barrels in winter – Rain Barrels', 'Rain barrels and frost – Rain Barrels'];
  expect(namesOf([...titles, ...more])).not.toContain('rain barrels');
  const text = 'Many rain barrels leak, and rain barrels freeze.';
  expect(namesOf([...titles, ...more], { text })).toContain('rain barrels');
});

test('a subject is missing only if no page has it in another spelling, order, or as a word that its text keeps using', () => {
  const [topic] = siteTopics(pages(['E-bike locks that hold', 'Best e-bike locks']));
  const [word] = siteTopics(pages(['Percolators for beginners', 'Best percolators']));
  const lacks = (titles: readonly string[], text = ''): boolean[] => {
    const coverage = new SiteCoverage(pages(titles, { text }));
    return [topic!, word!].map((one) => coverage.lacks(one));
  };
  expect(lacks(['Tea'])).toEqual([true, true]);
  expect(lacks(['An ebike and its lock', 'A percolator'])).toEqual([false, false]);
  expect(lacks(['Coffee'], 'A percolator boils. Take the percolator off. Percolators last.')).toEqual([
    true,
    false,
  ]);
});

test('words are written as texts write them, whatever titles capitalize', () => {
  const [one] = pages(['CreateElement And Its Costs'], {
    text: 'Call createElement, since createElement is cheap.',
  });
  expect(asWritten('createelement costs', [one!])).toBe('createElement costs');
  expect(asWritten('espresso machine', pages(['The Best Espresso Machine']))).toBe('espresso machine');
  expect(asWritten('ios and paris', pages(['How iOS works in Paris and elsewhere']))).toBe('iOS and Paris');
});
