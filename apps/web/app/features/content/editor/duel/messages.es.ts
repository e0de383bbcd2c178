import type { Translation } from '../../../../lib/messages/define-messages.ts';
import type { duelMessages as english } from './messages.ts';

/** The duel of passages in Spanish. */
export const duelMessages: Translation<typeof english> = (format) => ({
  open: 'Duelo de pasajes',
  title: 'Duelo de pasajes',
  close: 'Cerrar el duelo de pasajes',
  help: 'Para cada pregunta: los pasajes de todas las páginas que mejor la responden, y el tuyo, ordenados por cuánto dicen de la pregunta y en qué pocas líneas.',
  loading: 'Leyendo las páginas…',
  comparing: 'Comparando pasajes…',
  loadFailed: 'No se pudieron cargar las páginas',
  retry: 'Reintentar',
  noPagesTitle: 'No hay páginas con las que comparar',
  noPages:
    'Investiga la palabra clave o añade páginas de la competencia; sus pasajes competirán aquí con los tuyos.',
  noQuestionsTitle: 'No se encontraron preguntas',
  noQuestions:
    'Ni las páginas ni los resultados de búsqueda preguntan nada sobre la palabra clave. Un brief aporta sus propias preguntas.',
  stale: 'Hay una versión más reciente de Pagewright. Guarda y vuelve a cargar esta página.',
  saveFirst: 'Guarda primero el contenido: el duelo pertenece a un elemento guardado.',
  summary: (won, of, pages) =>
    `Ganas ${format.number(won)} de ${format.plural(of, { one: '# pregunta', other: '# preguntas' })} frente a ${format.plural(pages, { one: '# página', other: '# páginas' })}`,
  filter: 'Mostrar',
  filter_all: (count) => `Todas ${format.number(count)}`,
  filter_lost: (count) => `Perdidas ${format.number(count)}`,
  filter_won: (count) => `Ganadas ${format.number(count)}`,
  noneLost: 'No has perdido ninguna: cada pregunta que responde una página, la respondes tú mejor.',
  noneWon: 'Aún no has ganado ninguna. Abre una pregunta para ver qué la gana.',
  outcome_won: 'Ganada',
  outcome_lost: 'Perdida',
  outcome_absent: 'Sin respuesta',
  outcome_unanswered: 'Libre',
  origin_results: 'Otras preguntas de los usuarios',
  origin_brief: 'De tu brief',
  origin_faq: 'De las preguntas frecuentes de una página',
  origin_pages: 'La plantea una página',
  origin_template: 'Una pregunta habitual',
  ours: 'Tu texto',
  untitled: 'Página sin título',
  under: (heading) => `Bajo «${heading}»`,
  rank: (rank, of) => `${format.number(rank)} de ${format.number(of)}`,
  match: (points) => `Coincidencia ${format.number(points)}/100:`,
  parts: (close, full) =>
    `${format.number(close)} por palabras de la pregunta en pocas líneas, ${format.number(full)} por cuánto se dice de la pregunta`,
  won_alone: 'Ganas: ninguna otra página responde a esto.',
  won_closer: 'Ganas: tu pasaje usa las palabras de la pregunta más a menudo o en menos líneas.',
  won_fuller: 'Ganas: tu pasaje dice más de lo que se pregunta.',
  lost_closer: 'Pierdes: el mejor pasaje usa las palabras de la pregunta más a menudo o en menos líneas.',
  lost_fuller: 'Pierdes: el mejor pasaje dice más de lo que se pregunta.',
  lost_alone: 'Pierdes.',
  absent: 'Pierdes: ningún pasaje tuyo comparte una palabra con la pregunta.',
  unanswered: 'Nadie responde a esto. Una respuesta breve tuya sería la única.',
  toWin: 'Para ganar',
  asked: 'Di lo que se pregunta:',
  rivals: 'Los rivales también dicen:',
  elsewhere: 'en otra parte de tu texto',
  write_lost:
    'Reúne todo esto en un solo pasaje de dos o tres frases, bajo un encabezado que haga la pregunta.',
  write_absent: 'Escribe dos o tres frases que la respondan, bajo un encabezado que haga la pregunta.',
  write_same:
    'Usas las mismas palabras. Da la respuesta en menos frases, justo debajo de un encabezado que haga la pregunta.',
  jump: 'Ir a tu pasaje',
});
