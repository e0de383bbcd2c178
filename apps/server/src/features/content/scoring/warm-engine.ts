import { readTables } from '@pagewright/engine';
import { mapYielding } from '../../../platform/async/map-yielding.ts';
import { findUnsourced } from '../sources/find-unsourced.ts';
import { canonicalText, measureText } from './measure-text.ts';

/** Short texts that pass through the rules of each language. */
const SAMPLES = [
  {
    title: 'How to water a fern',
    primaryKeyword: 'water a fern',
    content:
      '# How to water a fern\n\nWater a fern twice a week. In 2024, 62% of growers used rain water. "It keeps the soil light," says Ann.\n\n## Why do leaves turn brown?\n\n- The air is dry.\n- The pot is small.',
  },
  {
    title: 'Cómo regar un helecho',
    primaryKeyword: 'regar un helecho',
    content:
      '# Cómo regar un helecho\n\nRiega un helecho dos veces por semana. En 2024, el 62 % de los viveros usaba agua de lluvia.\n\n## ¿Por qué se secan las hojas?\n\n- El aire está seco.\n- La maceta es pequeña.',
  },
  {
    title: 'Comment arroser une fougère',
    primaryKeyword: 'arroser une fougère',
    content:
      "# Comment arroser une fougère\n\nArrosez une fougère deux fois par semaine. En 2024, 62 % des pépinières utilisaient de l'eau de pluie.\n\n## Pourquoi les feuilles sèchent-elles ?\n\n- L'air est sec.\n- Le pot est petit.",
  },
];

/**
 * Reads the engine's word tables and scores a text in each language, yielding in between: otherwise the first short text
 * that is saved would hold the event loop while tables are read and code is compiled.
 */
export async function warmEngine(): Promise<void> {
  await mapYielding(readTables(), () => undefined);
  for (const sample of SAMPLES) {
    const content = canonicalText(sample.content);
    const fields = { ...sample, keywords: [], content, metaTitle: '', metaDescription: '', slug: '' };
    await mapYielding([() => measureText(fields, null), () => findUnsourced(fields)], (step) => step());
  }
}
