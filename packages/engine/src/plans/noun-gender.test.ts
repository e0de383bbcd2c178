import { describe, expect, it } from 'vitest';
import { subjectParts } from './subject-parts.ts';
import { withArticles } from './noun-gender.ts';

describe('a noun in sentences', () => {
  it.each([
    ['es', 'inspección de termitas', 'una inspección de termitas', 'de la inspección de termitas'],
    ['es', 'seguro de hogar', 'un seguro de hogar', 'del seguro de hogar'],
    ['es', 'placas solares', 'placas solares', 'de las placas solares'],
    ['es', 'problema de plomería', 'un problema de plomería', 'del problema de plomería'],
    ['fr', 'assurance habitation', 'une assurance habitation', 'de l’assurance habitation'],
    ['fr', 'matelas à ressorts', 'un matelas à ressorts', 'du matelas à ressorts'],
    ['fr', 'pompe à chaleur', 'une pompe à chaleur', 'de la pompe à chaleur'],
    ['fr', 'panneaux solaires', 'des panneaux solaires', 'des panneaux solaires'],
    ['fr', 'haricots verts', 'des haricots verts', 'des haricots verts'],
  ] as const)('%s: %s takes its articles', (language, thing, one, ofThe) => {
    expect(withArticles(thing, language)).toMatchObject({ one, ofThe });
  });

  it.each([
    ['es', 'Holded'],
    ['es', 'zorblex'],
    ['fr', 'Shopify'],
    ['fr', '5G'],
  ] as const)('%s: %s takes none, since its gender is unknown', (language, thing) => {
    expect(withArticles(thing, language)).toBeNull();
  });

  it.each([
    ['robot vacuum', 'a robot vacuum', 'robot vacuums'],
    ['battery', 'a battery', 'batteries'],
    ['mattress for side sleepers', 'a mattress for side sleepers', 'mattresses for side sleepers'],
    ['insurance', 'insurance', 'insurance'],
    ['winter tires', 'winter tires', 'winter tires'],
    ['zorblax', undefined, undefined],
  ])('en: %s has a singular and a plural', (thing, one, several) => {
    expect(subjectParts(thing, 'en')).toMatchObject({ s: thing });
    expect([subjectParts(thing, 'en')['as'], subjectParts(thing, 'en')['ss']]).toEqual([one, several]);
  });
});
