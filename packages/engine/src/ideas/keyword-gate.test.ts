import { describe, expect, it } from 'vitest';
import { measureGrowth, GROWTH_MAX } from '../../../../tests/measure-growth.ts';
import { askedBesides } from './asked-besides.ts';
import { withoutDeliverable } from './deliverable.ts';
import { ideaKeywords } from './idea-keywords.ts';
import { extended, mostTelling, namesSubject } from './keyword-gate.ts';
import { withoutTypos } from './typos.ts';

describe('what may be a keyword', () => {
  it.each([
    ['en', 'is it normal', false],
    ['en', 'dental crown pain', true],
    ['es', 'cuánto tarda en hacer', false],
    ['es', 'tenemos una imprenta en', false],
    ['fr', 'fond', false],
    ['fr', 'réservation directe', true],
  ])('%s "%s": %s', (language, keyword, isNamed) => {
    expect(namesSubject(keyword, language)).toBe(isNamed);
  });

  it('goes on to the subject, or takes the clause that says most', () => {
    expect(extended('is it normal', 'Is it normal for a crown to hurt? We get emails', 'en')).toBe(
      'is it normal for a crown to hurt',
    );
    expect(mostTelling('we want more readers, heat pump noise at night', 'en')).toBe(
      'heat pump noise at night',
    );
    expect(mostTelling('is it?', 'en')).toBeNull();
  });

  it('puts sure slips right and leaves the rest', () => {
    expect(withoutTypos('store dahlia tubors', 'en')).toBe('store dahlia tubers');
    for (const keyword of ['shopify', 'pilates', 'macarons', 'kombucha', 'restring', 'unclog'])
      expect(withoutTypos(keyword, 'en')).toBe(keyword);
    expect(withoutTypos('tubors', 'fr')).toBe('tubors');
  });

  it('tells the text that is wanted from its subject', () => {
    expect(withoutDeliverable('desk risers for a category page, need something calm', 'en')).toBe(
      'desk risers',
    );
    expect(withoutDeliverable('Mi jefe quiere un artículo sobre tejados verdes', 'es')).toBe(
      'tejados verdes',
    );
    expect(withoutDeliverable('Chaudière en panne. Article de fond, sans jargon', 'fr')).toBe(
      'Chaudière en panne.',
    );
  });

  it('quotes what it builds no heading of', () => {
    expect(askedBesides('CRM for roofers (small crews, no contract)', 'CRM for roofers', [], 'en')).toEqual([
      'small crews',
      'no contract',
    ]);
    expect(askedBesides('Roof repair, we get calls', 'roof repair', [], 'en')).toEqual([]);
  });

  it.each(['need a page about ', 'a that b, ', 'x'])(
    'takes time that grows with the idea only: "%s"',
    (piece) => {
      const read = (size: number) => ideaKeywords(piece.repeat(size / piece.length));
      expect(measureGrowth(read, 2_500)).toBeLessThan(GROWTH_MAX);
    },
  );
});
