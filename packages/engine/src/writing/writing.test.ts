import { describe, expect, it } from 'vitest';
import { extractSentences, parsePaper, shortenText, simplifyText } from '../index.ts';

const page = (title: string, html: string) => ({
  url: `https://${title}.example/`,
  title,
  paper: parsePaper(html),
});
const SCREEN = 'A fine screen over every opening keeps mosquitoes out of a rain barrel.';
const OIL = 'A spoon of vegetable oil on the water stops mosquitoes that found a way in.';
const pages = [
  page(
    'garden',
    `<h2>How to install a barrel</h2><p>Put the rain barrel on blocks below the downspout.</p><h2>Mosquitoes</h2><p>${SCREEN} This is why you need it. ${OIL}</p>`,
  ),
  page('water', `<p>${SCREEN.replace('keeps', 'will keep')} Tomatoes like the sun in the afternoon.</p>`),
];

describe('sentences of the evidence', () => {
  const about = ['How do you keep mosquitoes out?'];

  it('are the most relevant ones, unchanged, without duplicates', () => {
    const found = extractSentences({ pages, about, already: [], most: 5 });
    expect(found.map(({ text, page: at, heading }) => [text, at, heading])).toEqual([
      [SCREEN, 0, 'Mosquitoes'],
      [OIL, 0, 'Mosquitoes'],
    ]);
    expect(found[0]!.relevance).toBeGreaterThan(found[1]!.relevance - 1e-9);
  });

  it('leave out what the text already says', () => {
    const found = extractSentences({ pages, about, already: [SCREEN], most: 5 });
    expect(found.map(({ text }) => text)).toEqual([OIL]);
  });

  it('are empty without pages, without a subject, and for another subject', () => {
    expect(extractSentences({ pages: [], about, already: [], most: 5 })).toEqual([]);
    expect(extractSentences({ pages, about: [''], already: [], most: 5 })).toEqual([]);
    expect(extractSentences({ pages, about: ['mortgage rates'], already: [], most: 5 })).toEqual([]);
  });
});

describe('shortening', () => {
  const filler = 'Well, as everybody knows, things are as they are.';
  const text = `A rain barrel collects water from the roof. ${filler} The barrel feeds a drip line for the garden, so the water of the roof is not lost.`;

  it('removes the least informative sentence and leaves the others unchanged', () => {
    expect(shortenText(text, 'rain barrel')).toBe(text.replace(`${filler} `, ''));
  });

  it('keeps a sentence that the next one depends on', () => {
    const short = shortenText(
      'A rain barrel collects water from the roof. Things are so. This saves the water of the roof for the garden and its barrel. The rain barrel wants a screen.',
      'rain barrel',
    );
    expect(short).not.toBeNull();
    expect(short!.includes('This saves') && !short!.includes('Things are so.')).toBe(false);
  });

  it('returns null for one sentence or none', () => {
    expect(shortenText('A rain barrel collects water.', 'rain barrel')).toBeNull();
    expect(shortenText('', '')).toBeNull();
  });
});

describe('simplifying', () => {
  it('replaces hard words with plain ones, in the same form and case', () => {
    expect(simplifyText('In order to save water, we utilized the barrels that numerous people have.')).toBe(
      'To save water, we used the barrels that many people have.',
    );
    expect(simplifyText('It is important to note that the water is not for drinking.')).toBe(
      'The water is not for drinking.',
    );
  });

  it('splits a long sentence where a new thought starts', () => {
    expect(
      simplifyText(
        'A rain barrel below the downspout takes in all the water that comes from the roof in a storm, and it keeps that water for the dry weeks of the summer.',
      ),
    ).toBe(
      'A rain barrel below the downspout takes in all the water that comes from the roof in a storm. It keeps that water for the dry weeks of the summer.',
    );
  });

  it('leaves parts of words, quotations, and other languages unchanged', () => {
    expect(simplifyText('The underutilized barrel and the user-initiated test are fine.')).toBeNull();
    expect(
      simplifyText('Das Wasser ist für den Garten und nicht für die Küche, weil es vom Dach kommt.'),
    ).toBeNull();
    expect(simplifyText('A barrel saves water.')).toBeNull();
  });
});
