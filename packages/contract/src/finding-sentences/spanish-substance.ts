import { percentOf, type Wording } from './wording.ts';

/** What is said of a text's substance in Spanish. */
export const SPANISH_SUBSTANCE = {
  substance: { name: 'Contenido', sentence: () => 'Solo un texto que dice algo conserva todos sus puntos.' },
  enough_text: {
    name: 'Extensión',
    sentence: (finding) =>
      finding.isGood
        ? `El texto tiene ${finding.counted('words', 'palabra', 'palabras')}, suficientes para valorarlo.`
        : `El texto tiene ${finding.counted('words', 'palabra', 'palabras')}. Con menos de ${finding.written('enough')} hay muy poco que valorar, así que solo cuenta una parte de los puntos.`,
  },
  word_order: {
    name: 'Orden de las palabras',
    sentence: (finding) =>
      finding.isGood
        ? 'Las palabras forman frases.'
        : 'Muchas palabras están en un orden que no forma frases. Escribe frases completas.',
  },
  sentences: {
    name: 'Listas de términos',
    sentence: (finding) =>
      finding.isGood
        ? 'El texto está escrito con frases.'
        : `El ${percentOf(finding, 'share')} % de las palabras está en listas de términos y no en frases. Dilo con frases.`,
  },
  repetition: {
    name: 'Texto repetido',
    sentence: (finding) =>
      finding.isGood
        ? 'El texto no se repite.'
        : `El ${percentOf(finding, 'share')} % del texto repite palabra por palabra lo anterior. Di cada cosa una sola vez.`,
  },
  coherence: {
    name: 'Un solo texto',
    sentence: (finding) =>
      finding.isGood
        ? 'Las frases y los párrafos van unidos.'
        : 'Las frases y los párrafos vecinos tienen poco en común. El texto parece compuesto de partes de otros.',
  },
  relevance: {
    name: 'Sobre la palabra clave',
    sentence: (finding) =>
      finding.isGood
        ? 'El texto trata de su palabra clave.'
        : 'Las frases con la palabra clave tienen poco en común con el resto del texto. Parece que se añadió después.',
  },
} satisfies Readonly<Record<string, Wording>>;
