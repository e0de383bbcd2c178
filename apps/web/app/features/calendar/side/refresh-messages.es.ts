import type { Translation } from '../../../lib/messages/define-messages.ts';
import type { refreshMessages as english } from './refresh-messages.ts';

/** Texts of refreshes proposed because views fell, in Spanish. */
export const refreshMessages: Translation<typeof english> = (format) => ({
  title: 'Actualizaciones sugeridas',
  help: 'Contenido publicado que perdió lectores en el último mes completo, cada uno con un hueco libre para actualizarlo.',
  none: 'Ninguna página perdió el 10 % de sus visitas el mes pasado.',
  loading: 'Cargando...',
  failed: 'No se han podido cargar las actualizaciones sugeridas',
  retry: 'Reintentar',
  untitled: 'Sin título',
  severity_critical: 'Crítico',
  severity_warning: 'Atención',
  severity_watch: 'Vigilar',
  lost: ({ latest, previous, fall }, month, before) =>
    `${format.plural(latest, { one: '# visita', other: '# visitas' })} en ${month} frente a ${format.number(previous)} en ${before}: ${format.percent(fall)} menos.`,
  year: ({ sameMonthLastYear }) =>
    sameMonthLastYear === null
      ? 'No hay datos del mismo mes del año pasado, así que puede ser estacional.'
      : `Un año antes: ${format.number(sameMonthLastYear)}.`,
  proposed: (moment) => `Sugerida para: ${format.dateTime(moment)}`,
  accept: 'Añadir al calendario',
  acceptOf: (title) => `Añadir al calendario la actualización de ${title}`,
  other: 'Otro momento',
  otherOf: (title) => `Otro momento para la actualización de ${title}`,
  dismiss: 'Descartar',
  dismissOf: (title) => `Descartar la actualización de ${title}`,
  addThen: 'Añadir entonces',
  past: 'Esta hora ya ha pasado. Elige una posterior.',
  accepted: (title, moment) => `La actualización de «${title}» está programada: ${format.dateTime(moment)}.`,
  acceptFailed: 'No se ha podido añadir la actualización al calendario',
  dismissed: (title) => `Se ha descartado la actualización de «${title}».`,
  dismissFailed: 'No se ha podido descartar la actualización',
  undo: 'Deshacer',
  undone: 'Sugerida de nuevo.',
  undoFailed: 'No se ha podido deshacer',
});
