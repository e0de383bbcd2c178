import type { CalendarSentences } from './messages.en.ts';

/** Messages in Spanish. */
export const spanish: CalendarSentences = {
  notFound: 'Este evento no existe o no tienes acceso a él.',
  notYours: 'Solo su autor y los administradores pueden cambiar este evento.',
  noContent: 'Este contenido no existe o no tienes acceso a él.',
  wrongDays: 'El último día no puede ser anterior al primero.',
  tooManyDays: 'Este intervalo tiene demasiados días. Elige uno más corto.',
  tooMany: 'Este intervalo tiene demasiadas entradas. Elige uno más corto.',
  past: 'Esta hora ya ha pasado. Elige una posterior.',
  rule: 'Esta regla de repetición no es compatible.',
  tooManyRepeating:
    'Este espacio de trabajo ha alcanzado su límite de eventos periódicos. Quita primero uno.',
  noOccurrence: 'El evento no tiene lugar a esa hora.',
  snippetTooLong: 'La publicación es más larga de lo que admite su red.',
  unreadableFile: 'No se pudo leer este archivo. Debe ser un calendario ICS o CSV.',
  noColumns: 'Un calendario CSV necesita las columnas title y scheduledFor, o bien title, date y time.',
  noStrategy: 'Este brief todavía no tiene estrategia. Genérala antes.',
  noRefresh: 'Esta actualización ya no se sugiere.',
  refreshNotYours: 'Solo su autor y los administradores pueden decidir sobre este contenido.',
  refreshOf: (title) => `Actualizar: ${title}`,
  noFeed: 'Esta dirección de calendario ya no es válida.',
  noBatch: 'En el calendario ya no queda nada de esta importación.',
};
