import { percentOf, repeatsWhole, type Wording } from './wording.ts';

/** Spanish findings about a text's substance. */
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
    sentence: (finding) => {
      if (finding.isGood) return 'El texto no se repite.';
      return repeatsWhole(finding)
        ? `El ${percentOf(finding, 'share')} % del texto repite palabra por palabra lo anterior. Di cada cosa una sola vez.`
        : 'Las mismas expresiones vuelven una y otra vez. Di cada cosa una sola vez.';
    },
  },
  copied: {
    name: 'Texto copiado',
    sentence: (finding) =>
      finding.isGood
        ? 'No hay nada copiado de las páginas comparadas.'
        : `El ${percentOf(finding, 'share')} % del texto está palabra por palabra en las páginas con las que se compara. Dilo con tus propias palabras o cítalo.`,
  },
  stuffing: {
    name: 'Exceso de palabra clave',
    sentence: (finding) =>
      finding.isGood
        ? 'La palabra clave se usa con naturalidad.'
        : `La palabra clave está en el ${percentOf(finding, 'share')} % de las frases. Nómbrala solo donde haga falta.`,
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
    sentence: (finding) => {
      if (finding.isGood) return 'El texto trata de su palabra clave.';
      return finding.is('isRarelyNamed')
        ? 'Casi ninguna frase nombra la palabra clave. Escribe sobre ella o elige una que encaje con el texto.'
        : 'Las frases que nombran la palabra clave dicen poco sobre ella, o parece metida en frases sobre otra cosa. Di más sobre ella y nómbrala solo ahí.';
    },
  },
} satisfies Readonly<Record<string, Wording>>;
