import type { ENGLISH_TEXT } from './english-text.ts';
import { ofOtherPages, type ReadFinding, type Wording } from './wording.ts';

const otherPages = (finding: ReadFinding, key: string, middleKey?: string): string | null =>
  ofOtherPages(
    finding,
    key,
    (middle, asked) => {
      const has = `la página mediana de las demás tiene ${middle}`;
      return asked === null ? has : `${has}, y se piden ${asked}`;
    },
    middleKey,
  );

/** Spanish findings about readability, structure, and proof. */
export const SPANISH_TEXT: Readonly<Record<keyof typeof ENGLISH_TEXT, Wording>> = {
  reading_ease: {
    name: 'Facilidad de lectura',
    sentence: (finding) => {
      const found = `La facilidad de lectura es de ${finding.written('easeIndex')} sobre 100`;
      if (finding.isGood) return `${found}.`;
      const asked =
        otherPages(finding, 'targetIndex', 'middleIndex') ??
        `el inglés sencillo empieza en ${finding.written('targetIndex')}`;
      return `${found}; ${asked}. Usa frases más cortas y palabras más comunes.`;
    },
  },
  long_sentences: {
    name: 'Frases largas',
    sentence: (finding) => {
      const limit = finding.counted('limit', 'palabra', 'palabras');
      if (finding.number('count') === 0) return `Ninguna frase tiene más de ${limit}.`;
      const of = finding.counted('sentences', 'frase', 'frases');
      const found = `${finding.written('count')} de ${of} ${finding.form('count', 'tiene', 'tienen')} más de ${limit}`;
      return finding.isGood ? `${found}.` : `${found}. Divídelas.`;
    },
  },
  long_paragraphs: {
    name: 'Párrafos largos',
    sentence: (finding) => {
      const limit = finding.counted('limit', 'palabra', 'palabras');
      if (finding.number('count') === 0) return `Ningún párrafo tiene más de ${limit}.`;
      const of = finding.counted('paragraphs', 'párrafo', 'párrafos');
      return `${finding.written('count')} de ${of} ${finding.form('count', 'tiene', 'tienen')} más de ${limit}. Divide donde termina una idea.`;
    },
  },
  repeated_openings: {
    name: 'Comienzos de frase',
    sentence: (finding) =>
      finding.number('count') === 0
        ? 'Las frases empiezan de formas distintas.'
        : `En ${finding.counted('count', 'lugar', 'lugares')} hay ${finding.written('limit')} o más frases seguidas que empiezan con la misma palabra.`,
  },
  passive_voice: {
    name: 'Voz pasiva',
    sentence: (finding) =>
      `${finding.counted('count', 'frase usa', 'frases usan')} la voz pasiva${finding.isGood ? '.' : '. Di quién hace la acción.'}`,
  },
  slips: {
    name: 'Descuidos',
    sentence: (finding) => {
      if (finding.number('count') === 0) return 'No se ha encontrado ningún descuido.';
      const found = `${finding.counted('count', 'descuido', 'descuidos')} en ${finding.counted('sentences', 'frase', 'frases')}`;
      return finding.isGood
        ? `${found}.`
        : `${found}, como una frase que empieza en minúscula o un espacio antes de una coma. ${finding.form('count', 'Corrígelo', 'Corrígelos')}.`;
    },
  },
  misspellings: {
    name: 'Ortografía',
    sentence: (finding) =>
      finding.number('count') === 0
        ? 'No se han encontrado posibles faltas de ortografía.'
        : `${finding.counted('count', 'palabra puede estar mal escrita', 'palabras pueden estar mal escritas')}. ${finding.form('count', 'Revísala', 'Revísalas')}.`,
  },
  wording_variety: {
    name: 'Vocabulario variado',
    sentence: (finding) => {
      const found = `${finding.written('variety')} palabras distintas de cada cincuenta`;
      return finding.isGood
        ? `El vocabulario es variado: ${found}.`
        : `El vocabulario es monótono: ${found}; la mayoría de los artículos revisados tiene ${finding.written('recommended')} o más. Dilo con otras palabras o di algo nuevo.`;
    },
  },
  text_length: {
    name: 'Extensión',
    sentence: (finding) => {
      const found = `El texto tiene ${finding.counted('words', 'palabra', 'palabras')}`;
      if (finding.isGood) return `${found}.`;
      const asked =
        otherPages(finding, 'recommended') ??
        `los artículos completos tienen ${finding.counted('recommended', 'palabra', 'palabras')} o más`;
      return `${found}; ${asked}.`;
    },
  },
  heading_order: {
    name: 'Orden de los encabezados',
    sentence: (finding) =>
      finding.isGood
        ? 'Los encabezados se suceden sin saltarse ningún nivel.'
        : `${finding.counted('count', 'encabezado se salta', 'encabezados se saltan')} un nivel.`,
  },
  long_sections: {
    name: 'Longitud de las secciones',
    sentence: (finding) =>
      finding.number('count') === 0
        ? 'Ninguna sección es demasiado larga sin encabezado.'
        : `${finding.counted('count', 'sección tiene', 'secciones tienen')} más de ${finding.counted('limit', 'palabra', 'palabras')}. Añade un encabezado.`,
  },
  empty_sections: {
    name: 'Secciones vacías',
    sentence: (finding) =>
      finding.number('count') === 0
        ? 'Cada encabezado tiene texto debajo.'
        : `${finding.counted('count', 'encabezado no tiene', 'encabezados no tienen')} texto debajo.`,
  },
  lists: {
    name: 'Listas',
    sentence: (finding) => {
      const found = `El texto tiene ${finding.counted('count', 'lista', 'listas')}`;
      return finding.isGood
        ? `${found}.`
        : `${found}; con ${finding.written('recommended')} sería más fácil de recorrer con la vista.`;
    },
  },
  links: {
    name: 'Enlaces',
    sentence: (finding) => {
      const found = `El texto enlaza a ${finding.counted('count', 'página', 'páginas')}`;
      return finding.isGood
        ? `${found}.`
        : `${found}; por su extensión, lo adecuado ${finding.form('recommended', 'sería', 'serían')} ${finding.written('recommended')}.`;
    },
  },
  link_text: {
    name: 'Textos de los enlaces',
    sentence: (finding) =>
      finding.number('count') === 0
        ? 'Cada enlace dice adónde lleva.'
        : `${finding.counted('count', 'enlace no dice adónde lleva', 'enlaces no dicen adónde llevan')}.`,
  },
  image_alternatives: {
    name: 'Textos alternativos',
    sentence: (finding) =>
      finding.number('count') === 0
        ? 'Todas las imágenes tienen texto alternativo.'
        : `${finding.written('count')} de ${finding.counted('images', 'imagen', 'imágenes')} no ${finding.form('count', 'tiene', 'tienen')} texto alternativo.`,
  },
  subject_breadth: {
    name: 'Cuánto se dice',
    sentence: (finding) => {
      const found = finding.counted('count', 'palabra larga distinta', 'palabras largas distintas');
      return finding.isGood
        ? `El texto dice mucho: ${found}.`
        : `El texto dice poco: ${found}; la mayoría de los artículos revisados tiene ${finding.written('recommended')} o más. Di más sobre el tema.`;
    },
  },
  concrete_details: {
    name: 'Detalles concretos',
    sentence: (finding) => {
      const of = finding.counted('sentences', 'frase', 'frases');
      const found = `${finding.written('count')} de ${of} ${finding.form('count', 'da', 'dan')} una cifra o un nombre propio`;
      return finding.isGood
        ? `${found}.`
        : `${found}; con ${finding.written('recommended')} el texto sería más concreto.`;
    },
  },
  own_details: {
    name: 'Detalles propios',
    sentence: (finding) => {
      const counted =
        finding.number('count') === 0
          ? 'Ninguna frase tiene'
          : finding.counted('count', 'frase tiene', 'frases tienen');
      const found = `${counted} una cifra o un nombre propio que no esté en las páginas comparadas`;
      return finding.isGood
        ? `${found}.`
        : `${found}; intenta llegar a ${finding.written('recommended')}. Añade lo que solo tú sabes.`;
    },
  },
  figures: {
    name: 'Cifras',
    sentence: (finding) => {
      const found = `El texto da ${finding.counted('count', 'cifra', 'cifras')}`;
      return finding.isGood
        ? `${found}.`
        : `${found}; con ${finding.written('recommended')} sería más concreto.`;
    },
  },
  quotations: {
    name: 'Citas textuales',
    sentence: (finding) =>
      finding.number('count') === 0
        ? 'No se cita a nadie. Deja que alguien que sabe del tema lo diga con sus propias palabras.'
        : `El texto cita ${finding.counted('count', 'pasaje', 'pasajes')}.`,
  },
  citations: {
    name: 'Fuentes',
    sentence: (finding) => {
      const own = finding.counted('own', 'prueba o medición propia', 'pruebas o mediciones propias');
      const found =
        finding.number('own') === 0
          ? `El texto nombra ${finding.counted('count', 'fuente', 'fuentes')}`
          : `El texto aporta ${own} y nombra ${finding.counted('outside', 'fuente externa', 'fuentes externas')}`;
      return finding.isGood
        ? `${found}.`
        : `${found}; por su extensión, lo adecuado ${finding.form('recommended', 'sería', 'serían')} ${finding.written('recommended')}.`;
    },
  },
  unsourced_figures: {
    name: 'Cifras sin fuente',
    sentence: (finding) =>
      finding.number('count') === 0
        ? 'Toda cifra que necesita una fuente la tiene.'
        : `${finding.written('count')} de ${finding.counted('figures', 'cifra', 'cifras')} no ${finding.form('count', 'tiene', 'tienen')} fuente. Nombra una fuente en la misma frase, o indica que ${finding.form('count', 'la cifra procede de una prueba tuya o es tu precio', 'las cifras proceden de una prueba tuya o son tus precios')}.`,
  },
  unsourced_quotations: {
    name: 'Citas sin fuente',
    sentence: (finding) =>
      finding.number('count') === 0
        ? 'Cada cita dice de quién es.'
        : `${finding.written('count')} de ${finding.counted('quotations', 'cita', 'citas')} no ${finding.form('count', 'dice de quién es', 'dicen de quién son')}. Nombra o enlaza la fuente.`,
  },
};
