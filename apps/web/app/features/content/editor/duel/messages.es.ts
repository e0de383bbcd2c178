import type { Translation } from '../../../../lib/messages/define-messages.ts';
import type { duelMessages as english } from './messages.ts';

/** Texts of the passage duel, in Spanish. */
export const duelMessages: Translation<typeof english> = (format) => ({
  open: 'Duelo de pasajes',
  title: 'Duelo de pasajes',
  close: 'Cerrar el duelo de pasajes',
  help: 'Lo que la gente pregunta sobre tu palabra clave y quién lo responde. Ganas donde solo responde tu texto, pierdes donde solo responden otras páginas y empatas donde responden ambos.',
  readingPage: (url) => `Leyendo ${url}…`,
  comparedWithPage: (url) => `${url} es una de las páginas comparadas.`,
  pageNotRead: (url) => `No se pudo añadir ${url} a las páginas comparadas.`,
  loading: 'Leyendo las páginas…',
  loadFailed: 'No se pudieron cargar las páginas',
  retry: 'Reintentar',
  noPagesTitle: 'No hay páginas con las que comparar',
  noPages:
    'Investiga la palabra clave o añade páginas de la competencia para comparar sus pasajes con los tuyos.',
  noKeywordTitle: 'Escribe primero la palabra clave principal',
  noKeyword: 'El duelo trata de lo que la gente pregunta sobre ella.',
  noQuestionsTitle: 'No se encontraron preguntas',
  noQuestions:
    'Ni los resultados de búsqueda ni las páginas plantean preguntas sobre esta palabra clave. Un brief añadiría sus propias preguntas.',
  stale: 'Hay una versión más reciente de Pagewright. Guarda y vuelve a cargar esta página.',
  saveFirst: 'Guarda primero el contenido: el duelo pertenece a un elemento guardado.',
  summary: (of, pages) =>
    `${format.plural(of, { one: '# pregunta', other: '# preguntas' })} frente a ${format.plural(pages, { one: '# página', other: '# páginas' })}`,
  byMeaning: 'comparadas también por significado (paquete de idioma)',
  filter: 'Mostrar',
  filter_all: (count) => `Todas ${format.number(count)}`,
  filter_lost: (count) => `Perdidas ${format.number(count)}`,
  filter_draw: (count) => `Empates ${format.number(count)}`,
  filter_won: (count) => `Ganadas ${format.number(count)}`,
  filter_unanswered: (count) => `Sin respuesta ${format.number(count)}`,
  none_all: 'No hay preguntas.',
  none_lost: 'Ninguna perdida: tu texto responde a todas las preguntas que responde alguna página.',
  none_draw: 'Ninguna pregunta la responden a la vez tu texto y una página.',
  none_won: 'Ninguna pregunta la responde solo tu texto.',
  none_unanswered: 'Todas las preguntas tienen respuesta.',
  outcome_won: 'Ganada',
  outcome_draw: 'Empate',
  outcome_lost: 'Perdida',
  outcome_unanswered: 'Sin respuesta',
  origin_people_also_ask: 'Otras preguntas de los usuarios',
  origin_suggestion: 'Sugerencia de búsqueda',
  origin_brief: 'De tu brief',
  origin_panel: 'Preguntado en Respuestas de IA',
  origin_template: 'Pregunta habitual',
  askedBy: (pages) =>
    `La plantea${pages === 1 ? '' : 'n'} ${format.plural(pages, { one: '# página', other: '# páginas' })}`,
  ours: 'Tu texto',
  nearest: 'El pasaje más cercano de tu texto',
  untitled: 'Página sin título',
  under: (heading) => `Bajo «${heading}»`,
  points: (points) => `${format.number(points)} de 100 puntos:`,
  parts: (fit, agreement) =>
    `${format.number(fit)} por ajustarse a la pregunta y parecer una respuesta, ${format.number(agreement)} por responder con claridad o coincidir con un texto que lo hace`,
  won: 'Tu texto responde a esto y ninguna de las páginas lo hace.',
  draw: (pages) =>
    `Tu texto responde a esto y también ${format.plural(pages, { one: '# página', other: '# páginas' })}.`,
  drawClose: 'La diferencia entre los mejores pasajes es demasiado pequeña para decidir.',
  lost: (title, pages) =>
    pages === 1
      ? `«${title}» responde a esto y tu texto no.`
      : `«${title}» y ${format.plural(pages - 1, { one: 'otra página responden', other: 'otras # páginas responden' })} a esto, y tu texto no.`,
  unanswered: 'Nadie responde a esto. Una respuesta breve en tu texto sería la única.',
  next: 'Qué hacer ahora',
  lacks_figure: 'La respuesta da una cifra. Tu texto no da ninguna para esta pregunta.',
  lacks_date: 'La respuesta da una fecha. Tu texto no da ninguna para esta pregunta.',
  lacks_person:
    'La respuesta nombra a una persona o una empresa. Tu texto no nombra a ninguna para esta pregunta.',
  lacks_place: 'La respuesta nombra un lugar. Tu texto no nombra ninguno para esta pregunta.',
  lacks_definition: 'La respuesta dice qué es. Tu texto no lo define.',
  lacks_reason: 'La respuesta da un motivo. Tu texto no da ninguno para esta pregunta.',
  lacks_manner: 'La respuesta dice cómo se hace. Tu texto no.',
  asked: 'Palabras de la pregunta que faltan en tu pasaje:',
  said: 'Las respuestas también mencionan:',
  elsewhere: 'en otra parte de tu texto',
  writeNear: 'Responde a la pregunta en el pasaje más cercano, abajo, o en dos o tres frases nuevas.',
  writeNew: 'Responde a la pregunta en dos o tres frases.',
  jump: 'Ir a tu pasaje',
});
