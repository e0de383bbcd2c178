import type { Translation } from '../../../lib/messages/define-messages.ts';
import type { siteScheduleMessages as english } from './schedule-messages.ts';

/** Texts about the schedule of a crawled site, in Spanish. */
export const siteScheduleMessages: Translation<typeof english> = (format) => ({
  label: 'Volver a leer este sitio automáticamente',
  help: (pages) =>
    `Las páginas que cambian a menudo se vuelven a leer al cabo de un día; las que no cambian, al cabo de hasta 90 días. Como máximo, ${format.number(pages)} páginas al día. No gasta solicitudes de SEO.`,
  notEligible:
    'Solo se vuelven a leer automáticamente tu propio sitio y los competidores de tu lista de seguimiento. Añade este sitio a la lista o rastréalo de nuevo aquí.',
  on: 'El sitio se volverá a leer automáticamente.',
  off: 'El sitio ya no se volverá a leer automáticamente.',
  changeFailed: 'No se ha podido cambiar.',
  loadFailed: 'No se ha podido cargar cuándo se lee el sitio la próxima vez.',
  retry: 'Reintentar',
  running: 'Ahora se están leyendo las páginas a las que les toca.',
  next: (at) => `Próxima lectura: ${format.dateTime(at)}.`,
  last: (at, read) =>
    format.plural(read, {
      one: `Última lectura: ${format.dateTime(at)}, # página.`,
      other: `Última lectura: ${format.dateTime(at)}, # páginas.`,
    }),
  changed: (count) =>
    format.plural(count, { one: '# página había cambiado.', other: '# páginas habían cambiado.' }),
  unchanged: 'No se ha visto ningún cambio.',
  added: (count) => format.plural(count, { one: '# página es nueva.', other: '# páginas son nuevas.' }),
  gone: (count) =>
    format.plural(count, { one: '# página ha desaparecido.', other: '# páginas han desaparecido.' }),
  redirected: (count) =>
    format.plural(count, { one: 'Ahora se redirige # página.', other: 'Ahora se redirigen # páginas.' }),
  back: (count) => format.plural(count, { one: '# página ha vuelto.', other: '# páginas han vuelto.' }),
  showChanged: 'Ver las páginas cambiadas',
});
