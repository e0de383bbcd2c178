import type { CalendarSentences } from './messages.en.ts';

/** The same in Spanish. */
export const spanish: CalendarSentences = {
  notFound: 'Este evento no existe o no puedes verlo.',
  notYours: 'Solo su autor y los administradores pueden cambiar este evento.',
  noContent: 'Este contenido no existe o no puedes verlo.',
  wrongDays: 'El último día no puede ser anterior al primero.',
  tooManyDays: 'Son demasiados días para una sola respuesta. Pide menos.',
  tooMany: 'Estos días contienen demasiado para una sola respuesta. Pide menos días.',
  past: 'Esta hora ya ha pasado. Elige una que esté por venir.',
  rule: 'Esta regla de repetición no se puede seguir.',
  tooManyRepeating: 'Este espacio de trabajo ya tiene el máximo de eventos repetidos. Quita uno antes.',
  noOccurrence: 'El evento no ocurre a esa hora.',
  snippetTooLong: 'La publicación es más larga de lo que admite su red.',
  unreadableFile: 'No se pudo leer este archivo. Debe ser un calendario ICS o CSV.',
  noColumns: 'Un calendario CSV necesita las columnas title y scheduledFor, o bien title, date y time.',
  noStrategy: 'Este brief todavía no tiene estrategia. Genérala antes.',
  noRefresh: 'Esta actualización ya no se propone.',
  refreshNotYours: 'Solo su autor y los administradores pueden decidir sobre este contenido.',
  refreshOf: (title) => `Actualizar: ${title}`,
  noFeed: 'Esta dirección de calendario ya no es válida.',
  noBatch: 'En el calendario ya no queda nada de esta importación.',
};
