import { describe, expect, it } from 'vitest';
import { planArticles } from '../index.ts';
import type { ArticlesInput } from '../index.ts';

/** Groups of keywords that each need one page; keywords of different groups must not be merged. */
const PLANTED: Readonly<Record<string, readonly (readonly string[])[]>> = {
  en: [
    ['descale a kettle', 'how to descale kettle', 'kettle descaling', 'the best way to descale a kettle'],
    ['kettle descaler'],
    ['how long does it take to descale a kettle'],
    ['how often should you descale a kettle', 'how often to descale a kettle'],
    ['best kettle', 'best kettles 2026', 'kettle reviews'],
    ['how to choose a kettle', 'kettle buying guide'],
    ['how often to bleed a radiator', 'how often should radiators be bled'],
    ['burr grinder'],
    ['blade grinder'],
    ['burr grinder vs blade grinder', 'blade vs burr grinder', 'difference between blade and burr grinders'],
    ['fix a dripping faucet', 'how to repair a dripping tap'],
    ['why does my faucet drip', 'why faucets drip'],
    ['bathroom remodel cost', 'how much does a bathroom remodel cost', 'cost of remodeling a bathroom'],
    ['bathroom remodel', 'what is a bathroom remodel'],
    ['miles to kilometers'],
    ['kilometers to miles'],
    ['cake without eggs'],
    ['cake with eggs'],
    ['tax brackets 2025'],
    ['tax brackets 2026'],
    ['dog walker'],
    ['how to walk a dog', 'walking a dog'],
    ['galaxy s24 case'],
    ['galaxy s25 case'],
  ],
  es: [
    ['cómo limpiar una alfombra', 'limpiar alfombras', 'la mejor forma de limpiar una alfombra'],
    ['limpiador de alfombras'],
    ['precio reforma de cocina', 'cuánto cuesta una reforma de cocina'],
    ['reforma de cocina'],
    ['seguro de hogar'],
    ['seguro de coche'],
  ],
  fr: [
    ['comment nettoyer un tapis', 'nettoyer un tapis'],
    ['prix isolation des combles', 'combien coûte l’isolation des combles'],
    ['isolation des combles'],
    ['assurance auto'],
    ['assurance moto'],
  ],
};

const plan = (input: Partial<ArticlesInput> & Pick<ArticlesInput, 'wanted'>) =>
  planArticles({ keyword: 'zorblax', ...input });

it("names the pillar's cluster after the pillar", () => {
  const keyword = 'how often should you restring a tennis racket';
  const { pillar, supporting } = plan({
    keyword,
    wanted: ['how much does it cost to restring a tennis racket'],
  });
  expect(pillar.cluster).toBe(keyword);
  expect(supporting.map(({ cluster }) => cluster)).toEqual([keyword]);
});

describe('cannibalization', () => {
  it('folds keywords a section answers, but none about other subjects', () => {
    const { supporting, folded } = plan({
      keyword: 'termite inspection before buying a house',
      sections: ['What it costs', 'Is a termite inspection required?'],
      wanted: [
        'how much does a termite inspection cost',
        'is a termite inspection required',
        'how much does a termite treatment cost',
        'house inspection cost',
      ],
    });
    expect(folded).toEqual([
      { keyword: 'how much does a termite inspection cost', section: 'What it costs' },
      { keyword: 'is a termite inspection required', section: 'Is a termite inspection required?' },
    ]);
    expect(supporting.map(({ keywords }) => keywords[0])).toEqual([
      'how much does a termite treatment cost',
      'house inspection cost',
    ]);
  });

  it.each(Object.entries(PLANTED))('plans exactly one page per search (%s)', (language, groups) => {
    const { supporting } = plan({ wanted: groups.flat(), language });
    const planned = supporting.map(({ keywords }) => keywords.toSorted().join(', '));
    expect(planned.toSorted()).toEqual(groups.map((group) => group.toSorted().join(', ')).toSorted());
  });

  it.each(Object.entries(PLANTED))(
    'updates existing articles instead of planning them again (%s)',
    (language, groups) => {
      for (const group of groups) {
        for (const keyword of group) {
          const article = { id: 'a', title: 'An article', keyword };
          const { supporting } = plan({ wanted: groups.flat(), existing: [article], language });
          const updated = supporting.filter(({ existing }) => existing !== null);
          expect(updated.map(({ keywords }) => keywords.toSorted())).toEqual([group.toSorted()]);
          expect(updated[0]?.existing).toBe(article);
        }
      }
    },
  );

  it('recognizes an article without a keyword by its title', () => {
    const article = { id: 'a', title: 'How to Descale a Kettle: Five Easy Steps', keyword: '' };
    const { supporting } = plan({ wanted: ['kettle descaling', 'kettle descaler'], existing: [article] });
    expect(supporting.map(({ keywords, existing }) => [keywords[0], existing?.id])).toEqual([
      ['kettle descaling', 'a'],
      ['kettle descaler', undefined],
    ]);
  });

  it('updates an existing pillar too, and each article only once', () => {
    const article = { id: 'a', title: 'Heat pumps', keyword: 'heat pumps' };
    const { pillar, supporting } = plan({
      keyword: 'heat pump',
      wanted: ['what is a heat pump', 'heat pump noise'],
      existing: [article],
    });
    expect(pillar.existing).toBe(article);
    expect(supporting.map(({ keywords }) => keywords[0])).toEqual(['heat pump noise']);
  });

  it('folds keywords that a pillar section answers into the pillar', () => {
    const { pillar, supporting, folded } = plan({
      keyword: 'heat pump',
      sections: ['What a heat pump is', 'What it costs', 'Common mistakes', 'Noise and where to put it'],
      wanted: [
        'heat pump cost',
        'heat pump mistakes',
        'how loud is a heat pump',
        'heat pump noise',
        'best heat pump',
        'heat pump water heater cost',
        'heat pump vs furnace',
      ],
    });
    expect(folded).toEqual([
      { keyword: 'heat pump cost', section: 'What it costs' },
      { keyword: 'heat pump mistakes', section: 'Common mistakes' },
      { keyword: 'heat pump noise', section: 'Noise and where to put it' },
    ]);
    expect(pillar.keywords).toEqual(
      expect.arrayContaining(['heat pump', 'heat pump cost', 'heat pump mistakes', 'heat pump noise']),
    );
    expect(supporting.map(({ keywords }) => keywords[0])).toEqual([
      'how loud is a heat pump',
      'best heat pump',
      'heat pump water heater cost',
      'heat pump vs furnace',
    ]);
  });

  it('folds in Spanish and French too', () => {
    const spanish = plan({
      keyword: 'seguro de viaje',
      language: 'es',
      sections: ['En qué fijarse', 'Precios y de qué dependen'],
      wanted: ['seguro de viaje precio', 'seguro de viaje opiniones'],
    });
    expect(spanish.supporting.map(({ keywords }) => keywords[0])).toEqual(['seguro de viaje opiniones']);
    const french = plan({
      keyword: 'pompe à chaleur',
      language: 'fr',
      sections: ['Les erreurs fréquentes', 'Les prix'],
      wanted: ['pompe à chaleur erreurs', 'pompe à chaleur prix', 'pompe à chaleur avis'],
    });
    expect(french.supporting.map(({ keywords }) => keywords[0])).toEqual(['pompe à chaleur avis']);
  });

  it('sections on one side of a comparison, or on substitutes, do not answer for the other', () => {
    const { supporting } = plan({
      keyword: 'alternatives to Photoshop',
      sections: ['Prices compared', 'How to switch'],
      wanted: ['Photoshop pricing', 'how to switch from Photoshop'],
    });
    expect(supporting.map(({ keywords }) => keywords[0])).toEqual(['Photoshop pricing']);
  });
});
