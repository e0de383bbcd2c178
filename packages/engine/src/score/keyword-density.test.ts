import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keywordDensity } from '../index.ts';

const filler =
  'the water in this kettle is too hot for leaves so we wait a while and then pour it slowly'.split(' ');

describe('keywordDensity', () => {
  it('counts occurrences per hundred words, in any inflection, with their places', () => {
    const text = `${filler.join(' ')} teapot. Teapots matter. The tea-pot does not.`;
    // 20 + 1 + 2 + 4 words; 'tea-pot' is the phrase 'tea pot', another keyword.
    expect(keywordDensity(text, ['teapot']).keywords).toEqual([
      {
        keyword: 'teapot',
        count: 2,
        density: 7.41,
        band: 'good',
        places: [
          { block: 0, start: 90, end: 96 },
          { block: 0, start: 98, end: 105 },
        ],
      },
    ]);
  });

  it.each([
    [
      'en',
      'descale espresso machine',
      'Descaling your espresso machine helps. How often do you descale an espresso machine?',
      2,
    ],
    ['en', 'plumber leeds', 'We are plumbers in Leeds. A plumber, Leeds United, and tea.', 1],
    [
      'en',
      'how to descale a kettle',
      'Descaling your kettle is easy. Descale the kettle, then rinse. A kettle is descaled.',
      2,
    ],
    [
      'en',
      'how often should you restring a tennis racket',
      'Restring your tennis racket twice a year. A restrung racket plays tennis better.',
      1,
    ],
    ['en', 'what is a heat pump', 'A heat pump moves heat. Pumps move heat too.', 1],
    ['es', 'cada cuánto hay que limpiar una moka', 'Limpia la moka cada semana. La moka limpia brilla.', 1],
    ['fr', 'quand faut-il tailler les rosiers', 'On taille les rosiers en mars. Un rosier se taille.', 1],
    ['en', 'best way to start a compost', 'You start compost in a corner.', 1],
    ['en', 'coffee without sugar', 'Coffee and sugar. Coffee without any sugar. Coffee without sugar.', 1],
    [
      'en',
      'gas boiler',
      'Gas or boiler? A gas, boiler. No gas without a boiler. Gas for all of the boiler.',
      0,
    ],
    [
      'es',
      'cafetera moka limpiar',
      'Limpiar una moka. La cafetera de la moka se ha de limpiar. Cafetera moka: limpiar.',
      0,
    ],
    [
      'es',
      'limpiar cafetera moka',
      'Para limpiar tu cafetera moka, agua. Limpiamos la cafetera de moka cada semana.',
      2,
    ],
    ['fr', 'plombier lyon', 'Un plombier à Lyon. Le plombier de Paris va à Lyon.', 1],
  ])('counts in %s "%s" the way a sentence words it', (language, keyword, text, count) => {
    expect(keywordDensity(text, [keyword], language).keywords[0]).toMatchObject({ count });
  });

  it('skips blank and repeated keywords', () => {
    const found = keywordDensity('One pot, two pots.', ['pot', ' ', 'Pots', '', 'two']);
    expect(found.keywords.map(({ keyword, count }) => [keyword, count])).toEqual([
      ['pot', 2],
      ['two', 1],
    ]);
  });

  it.each([
    ['absent', 0, 200],
    ['low', 1, 400],
    ['good', 4, 400],
    ['high', 11, 400],
    ['stuffed', 14, 400],
  ])('judges %s: %i in %i words', (band, count, words) => {
    const every = Math.floor(words / Math.max(count, 1));
    const text = Array.from({ length: words }, (_, index) =>
      index % every === 0 && index / every < count ? 'kettles' : `w${index % 7}`,
    );
    const [found] = keywordDensity(text.join(' '), ['kettle'], 'en').keywords;
    expect(found).toMatchObject({ band, count, density: Math.round((count * 10_000) / words) / 100 });
  });

  it('does not count overlapping occurrences', () => {
    expect(keywordDensity('tea tea tea tea tea', ['tea tea']).keywords[0]?.count).toBe(2);
  });

  it('never falls when a word outside of an occurrence is turned into the keyword', () => {
    const words = fc.array(fc.constantFrom(...filler, 'tea', 'pots', 'pot', 'Tea.', 'tea,'), {
      minLength: 3,
      maxLength: 80,
    });
    const keyword = fc.constantFrom('tea', 'tea pot', 'pot of tea', 'kettle', 'tea tea');
    fc.assert(
      fc.property(words, keyword, fc.nat(), (text, phrase, at) => {
        const before = keywordDensity(text.join(' '), [phrase]).keywords[0]!;
        const offset = text.slice(0, at % text.length).join(' ').length + 1;
        const isTaken = before.places.some(({ start, end }) => start <= offset && offset < end);
        fc.pre(!isTaken);
        const after = keywordDensity(text.with(at % text.length, phrase).join(' '), [phrase]).keywords[0]!;
        expect(after.density).toBeGreaterThanOrEqual(before.density);
      }),
      { numRuns: 500 },
    );
  });
});
