import { spanish } from '@pagewright/contract/finding-sentences/spanish';
import type { Translation } from '../../../../lib/messages/define-messages.ts';
import type { scoreMessages as english } from './messages.ts';

/** Texts of the score panel. The findings' own texts are in the contract, shared by server and browser, in Spanish. */
export const scoreMessages: Translation<typeof english> = (format) => ({
  title: 'Puntuación',
  waiting: 'La puntuación aparece mientras escribes.',
  outOf: (points) => `${points}/100`,
  spoken: (points) => `Puntuación: ${points} de 100`,
  restsOn: (known, of) => `Se basa en ${known} de ${of} partes`,
  text_empty: 'Aún sin puntuación: escribe algo primero.',
  text_too_short: 'Aún no hay puntuación: escribe más de 50 caracteres.',
  text_without_words: 'Sin puntuación: el texto no contiene palabras.',
  keyword_missing: 'Aún sin puntuación: indica la palabra clave principal de este artículo.',
  substance: 'Contenido',
  noDeductions: 'No se restan puntos por texto repetido, listas de términos ni abuso de la palabra clave.',
  cost: (points) => `−${format.number(points)}`,
  gains: 'Mayores mejoras',
  noGains: 'No hay más puntos que ganar en las partes conocidas.',
  gain: (points) => `+${format.number(points)}`,
  spokenGain: (points) => format.plural(points, { one: 'suma # punto', other: 'suma # puntos' }),
  ...spanish.parts,
  points: (points, maximum) => `${format.number(points)} de ${format.number(maximum)}`,
  unknown: '—',
  unknownPart: 'Desconocido: hacen falta páginas con las que comparar.',
  terms: 'Términos del tema',
  term: 'Término',
  termUses: 'Usos',
  termRange: 'Habitual',
  termWeight: 'Peso',
  termNext: 'Próximo uso',
  termRangeOf: (low, high) =>
    low === high ? format.number(low) : `${format.number(low)}–${format.number(high)}`,
  termWeightOf: (share) => format.percent(share),
  termGain: (points) => (points > 0 ? `+${format.number(points)}` : format.number(points)),
  termPages: (pages) => format.plural(pages, { one: 'lo usa # página', other: 'lo usan # páginas' }),
  termsModelled:
    'Modelizados a partir de tus palabras clave, porque no hay páginas con las que comparar. Añade páginas de la competencia para medirlos.',
  termsOfBrief: (listed, all) =>
    `Tu brief incluye ${format.number(listed)} de estos ${format.number(all)} términos: los que nombran algo y más pesan. La puntuación los cuenta todos.`,
  moreTerms: (count) => format.plural(count, { one: 'Mostrar # más', other: 'Mostrar # más' }),
  fewerTerms: 'Mostrar menos',
  leftOut: (count) =>
    format.plural(count, { one: '# regla no se aplica aquí', other: '# reglas no se aplican aquí' }),
  verdict_good: 'Bien',
  verdict_fair: 'Regular',
  verdict_poor: 'Mal',
  show: (places) => format.plural(places, { one: 'Mostrar el lugar', other: 'Mostrar # lugares' }),
  hide: 'Ocultar los lugares',
  serverAgrees: 'Puntuación al día',
  tooLongForLiveScore:
    'Este texto tiene más de 200.000 caracteres, por lo que el servidor lo puntúa al guardarlo.',
  serverScore: (points) => `Servidor: ${points}/100`,
  serverBusy: 'El servidor está calculando…',
  scoreFailed: 'No se pudo puntuar el contenido',
  unknownLanguage: 'No se reconoce el idioma del texto. No se aplican las reglas que dependen del idioma.',
  mixedLanguages: (main, others) =>
    `Hay partes del texto en ${format.list(others.map((code) => format.language(code)))}. Se puntúa como texto en ${format.language(main)}.`,
});
