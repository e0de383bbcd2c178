import type { Translation } from '../../../../lib/messages/define-messages.ts';
import type { promotionMessages as english } from './messages.ts';

/** Texts of the content promotion results, in Spanish. */
export const promotionMessages: Translation<typeof english> = (format) => ({
  sign_guest_posts: 'acepta artículos de invitados',
  sign_republishing: 'republica o redifunde',
  sign_contributors: 'acepta colaboradores',
  sign_open_licence: 'licencia abierta',
  variant: (number) => `Variante ${format.number(number)}`,
  from_title: 'empieza con el título',
  from_question: 'empieza con una pregunta del texto',
  from_claim: 'empieza con una frase del texto',
  counted: (length, limit, platform) =>
    `${format.number(length)} de ${format.number(limit)} caracteres, según los cuenta ${platform}`,
  fold: (fold) => `…ver más (oculto a partir de unos ${format.number(fold)} caracteres)`,
  noFold: 'Se muestra la publicación completa.',
  claims: 'Frases citadas del texto',
  claimsOfDraft: 'Frases en las que se basa',
  noClaims: 'No cita ninguna frase del texto.',
  none: 'El texto no tiene título ni ninguna frase que sirva como publicación.',
  copy: 'Copiar',
  copied: 'Copiado.',
  schedule: 'Añadir al calendario',
  scheduleTitle: (platform) => `Planificar esta publicación en ${platform}`,
  when: 'Fecha y hora',
  zone: (zone) => `Zona horaria: ${zone}. Recibirás un recordatorio con el texto que publicar.`,
  save: 'Añadir al calendario',
  cancel: 'Cancelar',
  close: 'Cerrar',
  past: 'Elige una hora futura',
  scheduled: 'La publicación está en el calendario.',
  open: 'Abrir calendario',
  scheduleFailed: 'No se ha podido añadir la publicación',
  untitledPost: 'Publicación',

  partners: 'Sitios que aceptan o republican artículos ajenos',
  noPartners: 'Ninguna de las páginas revisadas lo dice.',
  looked: (count) => format.plural(count, { one: '# página revisada', other: '# páginas revisadas' }),
  pagesRead: 'Páginas leídas',
  readOfSite: (site, count) =>
    `${site}: ${format.plural(count, { one: '# página leída.', other: '# páginas leídas.' })}`,
  onlyThese: 'No se leyeron otras páginas de estos sitios, así que no se dice nada de ellas.',
  relevance: 'Relevancia para el tema',
  readOn: (moment) => `leída: ${format.dateTime(moment)}`,
  leftOut: 'Páginas que no se han podido leer',
});
