import { describe, expect, it } from 'vitest';
import { measureGrowth, GROWTH_MAX } from '../../../../tests/measure-growth.ts';
import { extraRequests } from './extra-requests.ts';
import { withoutDeliverable } from './deliverable.ts';
import { extractKeywords } from './idea-keywords.ts';
import { extendKeyword, mostInformativeClause, namesSubject } from './keyword-validation.ts';
import { withoutTypos } from './typos.ts';

describe('keyword validation', () => {
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

  it('extends to the subject or uses the most informative clause', () => {
    expect(extendKeyword('is it normal', 'Is it normal for a crown to hurt? We get emails', 'en')).toBe(
      'is it normal for a crown to hurt',
    );
    expect(mostInformativeClause('we want more readers, heat pump noise at night', 'en')).toBe(
      'heat pump noise at night',
    );
    expect(mostInformativeClause('is it?', 'en')).toBeNull();
  });

  it('corrects clear typos and leaves the rest', () => {
    expect(withoutTypos('store dahlia tubors', 'en')).toBe('store dahlia tubers');
    for (const keyword of ['shopify', 'pilates', 'macarons', 'kombucha', 'restring', 'unclog'])
      expect(withoutTypos(keyword, 'en')).toBe(keyword);
    expect(withoutTypos('tubors', 'fr')).toBe('tubors');
  });

  it.each([
    ['es', 'como aser una carta de renunsia', 'como hacer una carta de renuncia'],
    ['es', 'abitacion de ospital con gitarra', 'habitación de hospital con guitarra'],
    ['fr', 'coment nétoyer la kuisine des enfans', 'comment nettoyer la cuisine des enfants'],
    ['fr', 'recetes pour une randonée', 'recettes pour une randonnée'],
  ])('corrects in %s what sounds right', (language, written, meant) => {
    expect(withoutTypos(written, language)).toBe(meant);
  });

  it.each([
    ['es', 'kombucha shopify hostel broccoli persianas cacahuete teletrabajo desescalada Gitarra'],
    ['es', 'lavadora amoniaco lácteos alimaña cocer expiar debemos pague sirio'],
    [
      'fr',
      'kombucha shopify kiné velours citent classent modélisés terminée laissés courrais baissait chasse',
    ],
  ])('keeps in %s names, loans, and other forms of words', (language, words) => {
    expect(withoutTypos(words, language)).toBe(words);
  });

  it('separates the requested text type from its subject', () => {
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

  it('quotes requests that cannot become headings', () => {
    expect(extraRequests('CRM for roofers (small crews, no contract)', 'CRM for roofers', [], 'en')).toEqual([
      'small crews',
      'no contract',
    ]);
    expect(extraRequests('Roof repair, we get calls', 'roof repair', [], 'en')).toEqual([]);
    expect(
      extraRequests('Start a food truck. Must cover permits, insurance.', 'food truck', [], 'en'),
    ).toEqual(['permits', 'insurance']);
    expect(extraRequests('Abrir una panadería. Temas: permisos, hornos', 'panadería', [], 'es')).toEqual([
      'permisos',
      'hornos',
    ]);
  });

  it.each(['need a page about ', 'a that b, ', 'x'])('runs in linear time: "%s"', (piece) => {
    const read = (size: number) => extractKeywords(piece.repeat(size / piece.length));
    expect(measureGrowth(read, 2_500)).toBeLessThan(GROWTH_MAX);
  });
});
