import type { FindingLanguage } from './english.ts';
import { SPANISH_SUBSTANCE } from './spanish-substance.ts';
import { SPANISH_TEXT } from './spanish-text.ts';
import { isRepeatedOnly, percentOf, quotedList, type Wording } from './wording.ts';

const quote = (item: string): string => `«${item}»`;

interface Field {
  /** With its article. */
  readonly field: string;
  readonly isFeminine?: boolean;
}

function inField({ field, isFeminine = false }: Field): Wording['sentence'] {
  return (finding) => {
    const keyword = quote(finding.text('keyword'));
    if (finding.is('isEmpty'))
      return isFeminine
        ? `${field} está vacía. Escribe una que contenga ${keyword}.`
        : `${field} está vacío. Escribe uno que contenga ${keyword}.`;
    const it = `${field}${finding.is('standsIn') ? ' (en su lugar cuenta el título)' : ''}`;
    if (finding.isGood) return `${it} contiene ${keyword}.`;
    if (finding.number('occurrences') > 1) return `${it} repite ${keyword}. Con una vez basta.`;
    if (finding.number('wordShare') > 0) return `${it} solo contiene algunas de las palabras de ${keyword}.`;
    return `${it} no contiene ${keyword}.`;
  };
}

function width({ field, isFeminine = false }: Field): Wording['sentence'] {
  return (finding) => {
    const [pixels, maximum] = [finding.written('pixels'), finding.written('maximum')];
    if (finding.is('isEmpty') && finding.number('pixels') === 0)
      return isFeminine
        ? 'No hay metadescripción. Escribe una para el resultado de búsqueda.'
        : 'No hay metatítulo. Escribe uno para el resultado de búsqueda.';
    if (finding.isGood) return `${field} cabe en el resultado de búsqueda (${pixels} de ${maximum} píxeles).`;
    return finding.number('pixels') > finding.number('maximum')
      ? `${field} se corta en el resultado de búsqueda: ${pixels} píxeles, y se muestran ${maximum}.`
      : `${field} deja espacio libre en el resultado de búsqueda: ${pixels} de ${maximum} píxeles.`;
  };
}

const META_TITLE: Field = { field: 'El metatítulo' };
const META_DESCRIPTION: Field = { field: 'La metadescripción', isFeminine: true };

const FEATURES: Readonly<Record<string, string>> = {
  list: 'una lista',
  table: 'una tabla',
  image: 'una imagen',
  questions: 'preguntas como encabezados',
};

const FORMATS: Readonly<Record<string, string>> = {
  listicle: 'una lista de elementos',
  how_to: 'una guía',
  comparison: 'una comparación',
  answer: 'una respuesta a una pregunta',
};

/** Findings in Spanish. */
export const spanish: FindingLanguage = {
  locale: 'es',
  parts: {
    keywordOptimization: 'Se puede encontrar',
    semanticCompleteness: 'Cubre el tema',
    serpIntegration: 'Responde a lo que se pregunta',
    readability: 'Se lee bien',
    structure: 'Dice algo',
    evidence: 'Se sostiene',
  },
  gain: (total, shares) => `Este cambio también mueve otras reglas. ${total} en total: ${shares}.`,
  otherRules: 'otras reglas',
  wordings: {
    ...SPANISH_SUBSTANCE,
    ...SPANISH_TEXT,
    keyword_in_title: { name: 'Palabra clave en el título', sentence: inField({ field: 'El título' }) },
    keyword_in_meta_title: { name: 'Palabra clave en el metatítulo', sentence: inField(META_TITLE) },
    keyword_in_meta_description: {
      name: 'Palabra clave en la metadescripción',
      sentence: inField(META_DESCRIPTION),
    },
    keyword_in_slug: { name: 'Palabra clave en la dirección', sentence: inField({ field: 'El slug' }) },
    keyword_in_introduction: {
      name: 'Palabra clave en la introducción',
      sentence: (finding) => {
        if (finding.is('hasPhrase'))
          return finding.isGood
            ? 'Las 100 primeras palabras usan la palabra clave.'
            : 'Las 100 primeras palabras usan la palabra clave, pero el texto la repite demasiado para que cuente del todo.';
        const keyword = quote(finding.text('keyword'));
        return finding.number('wordShare') === 1
          ? `Las 100 primeras palabras contienen las palabras de ${keyword}, pero no juntas.`
          : `Usa ${keyword} en las 100 primeras palabras.`;
      },
    },
    keyword_in_headings: {
      name: 'Palabra clave en los encabezados',
      sentence: (finding) => {
        if (finding.number('headings') === 0)
          return 'El texto no tiene encabezados de sección. Añade algunos; uno que nombre el tema ayuda a quien lee por encima.';
        if (finding.number('withKeyword') === 0)
          return 'Ningún encabezado nombra el tema. Uno que lo nombre ayuda a quien lee por encima.';
        const headings = finding.counted('headings', 'encabezado', 'encabezados');
        const found = `${finding.written('withKeyword')} de ${headings} ${finding.form('withKeyword', 'nombra', 'nombran')} el tema`;
        return finding.isGood ? `${found}.` : `${found}: parece relleno.`;
      },
    },
    keyword_density: {
      name: 'Densidad de la palabra clave',
      sentence: (finding) => {
        const times = finding.counted('count', 'vez', 'veces');
        const found = `${quote(finding.text('keyword'))} aparece ${times}, el ${finding.written('density')} % de las palabras`;
        if (finding.isGood) return `${found}: dentro de lo habitual.`;
        return finding.number('density') < finding.number('minimum')
          ? `${found}. A partir del ${finding.written('minimum')} % queda claro de qué trata el texto.`
          : `${found}. Más del ${finding.written('maximum')} % suena a repetición.`;
      },
    },
    keyword_distribution: {
      name: 'Palabra clave a lo largo del texto',
      sentence: (finding) => {
        if (finding.isGood) return 'La palabra clave está repartida por todo el texto.';
        return isRepeatedOnly(finding)
          ? 'La palabra clave está repartida por todo el texto, pero se repite demasiado para que cuente del todo.'
          : `Un tramo largo, el ${percentOf(finding, 'longestShare')} % del texto, no vuelve a ${quote(finding.text('keyword'))}. Muestra qué tiene que ver con el tema o acórtalo.`;
      },
    },
    keyword_stuffing: {
      name: 'Uso natural de la palabra clave',
      sentence: (finding) =>
        finding.isGood
          ? 'La palabra clave se usa con naturalidad.'
          : `${quote(finding.text('keyword'))} aparece ${finding.counted('excess', 'vez', 'veces')} más de lo que suena natural. Quita algunas.`,
    },
    target_keywords: {
      name: 'Palabras clave objetivo',
      sentence: (finding) =>
        finding.isGood
          ? 'Se usan todas las palabras clave objetivo.'
          : `Se ${finding.form('used', 'usa', 'usan')} ${finding.written('used')} de ${finding.counted('count', 'palabra clave objetivo', 'palabras clave objetivo')}. Faltan: ${finding.text('missing')}.`,
    },
    meta_title_length: { name: 'Longitud del metatítulo', sentence: width(META_TITLE) },
    meta_description_length: { name: 'Longitud de la metadescripción', sentence: width(META_DESCRIPTION) },
    subject_terms: {
      name: 'Términos del tema',
      sentence: (finding) => {
        const of = finding.counted('terms', 'término', 'términos');
        const from = finding.is('isModelled')
          ? ' (solo a partir de las palabras clave: añade páginas con las que comparar)'
          : '';
        const used = `Se ${finding.form('used', 'usa', 'usan')} ${finding.written('used')} de ${of} del tema${from}`;
        if (finding.isGood) return `${used}.`;
        if (finding.is('isStuffed'))
          return `${used}. Lo que se amontona en un párrafo resta de lo que suman: repite menos.`;
        const overused =
          finding.number('overused') > 0
            ? ` ${finding.counted('overused', 'término se usa', 'términos se usan')} más que en otras páginas.`
            : '';
        if (finding.text('missing') !== '') return `${used}. Faltan: ${finding.text('missing')}.${overused}`;
        return `${used}, pero demasiado poco para cubrirlo.${overused}`;
      },
    },
    subject_headings: {
      name: 'Temas en los encabezados',
      sentence: (finding) =>
        finding.isGood
          ? 'Tus encabezados cubren los temas a los que otras páginas dedican un encabezado.'
          : `Tus encabezados cubren ${finding.written('covered')} de ${finding.counted('topics', 'tema', 'temas')} a los que otras páginas dedican un encabezado. Faltan: ${finding.text('missing')}.`,
    },
    subject_questions: {
      name: 'Preguntas tratadas',
      sentence: (finding) =>
        finding.isGood
          ? 'El texto trata todas las preguntas que se hacen sobre el tema.'
          : `El texto trata ${finding.written('treated')} de ${finding.counted('questions', 'pregunta', 'preguntas')} sobre el tema. Faltan: ${quotedList(finding.text('missing'), quote)}.`,
    },
    questions_answered: {
      name: 'Preguntas respondidas',
      sentence: (finding) => {
        const counted =
          finding.number('answered') === 0
            ? 'Ninguna pregunta tiene'
            : finding.counted('answered', 'pregunta tiene', 'preguntas tienen');
        const found = `${counted} un encabezado con una respuesta debajo`;
        return finding.isGood
          ? `${found}.`
          : `${found}; intenta llegar a ${finding.written('recommended')}. Sin responder: ${quotedList(finding.text('missing'), quote)}.`;
      },
    },
    result_features: {
      name: 'Lo que ofrecen los resultados',
      sentence: (finding) => {
        if (finding.isGood) return 'El texto ofrece lo que ofrece la mayoría de las demás páginas.';
        const lacking = finding.text('missing').split(', ');
        return `La mayoría de las demás páginas tiene lo que le falta a este texto: ${lacking.map((code) => FEATURES[code] ?? code).join(', ')}.`;
      },
    },
    result_format: {
      name: 'Formato preferido',
      sentence: (finding) => {
        const favoured = FORMATS[finding.text('favoured')] ?? finding.text('favoured');
        return finding.isGood
          ? `Como la mayoría de las demás páginas, esta es ${favoured}.`
          : `La mayoría de las demás páginas es ${favoured}. Escribe una y que el título lo diga.`;
      },
    },
    slug_form: {
      name: 'Forma de la dirección',
      sentence: (finding) => {
        if (finding.isGood) return 'La dirección es corta y legible.';
        return finding.is('isTooLong')
          ? `La dirección tiene ${finding.counted('characters', 'carácter', 'caracteres')}; mantenla por debajo de ${finding.written('maximum')}.`
          : 'Escribe la dirección en minúsculas y cifras, con guiones entre las palabras.';
      },
    },
  },
};
