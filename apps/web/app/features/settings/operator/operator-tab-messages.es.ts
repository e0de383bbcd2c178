import type { InquiryType } from '@pagewright/contract/contact/fields';
import type { LanguagePackUse } from '@pagewright/contract/settings';
import type { Translation } from '../../../lib/messages/define-messages.ts';
import type { operatorTabMessages as english } from './operator-tab-messages.ts';

const TYPES: Readonly<Record<InquiryType, string>> = {
  general: 'General',
  sales: 'Ventas',
  support: 'Asistencia',
  partnership: 'Colaboración',
};

const PACK_USES: Readonly<Record<LanguagePackUse, string>> = {
  clusters: 'grupos de palabras clave',
  questions: 'unir preguntas',
  outlines: 'agrupar los títulos de los esquemas',
  duel: 'duelos de pasajes',
};

/** Settings texts for operators of the installation, in Spanish. */
export const operatorTabMessages: Translation<typeof english> = (format) => ({
  contact: 'Mensajes de contacto',
  contactHelp: 'Mensajes del formulario de contacto. Solo los ven los operadores.',
  unread: (count) => `${format.plural(count, { one: '# mensaje nuevo', other: '# mensajes nuevos' })}.`,
  loading: 'Cargando',
  retry: 'Reintentar',
  more: 'Mostrar más',
  noMessages: 'Todavía no hay mensajes.',
  messagesFailed: 'No se pudieron cargar los mensajes de contacto',
  type: (type) => TYPES[type],
  new: 'Nuevo',
  answered: 'Respondido',
  likelySpam: 'Probable spam',
  from: (name, company, when) => `${name}${company === null ? '' : `, ${company}`} · ${when}`,
  answerTo: (email) => `Responder a ${email}`,
  markAnswered: 'Marcar como respondido',
  markNotAnswered: 'Marcar como no respondido',
  markUnread: 'Marcar como nuevo',
  delete: 'Eliminar',
  deleteTitle: (subject) => `¿Eliminar «${subject}»?`,
  deleteText: (name) => `El mensaje de ${name} se eliminará definitivamente. No se puede deshacer.`,
  deleted: 'El mensaje se ha eliminado',
  cancel: 'Cancelar',
  outbox: 'Bandeja de salida',
  outboxHelp: 'Todos los correos de esta instalación. Si no hay servidor de correo, se quedan aquí.',
  noMails: 'Todavía no hay correos.',
  mailsFailed: 'No se pudieron cargar los correos',
  blanked: 'El contenido de este correo no se conserva: ya se envió, o su enlace se usó o caducó.',
  keptHere: 'Sin enviar',
  sent: 'Enviado',
  to: (recipient, when) => `Para ${recipient} · ${when}`,
  languagePack: 'Paquete de idioma',
  languagePackHelp:
    'Un modelo opcional para el inglés que reconoce sinónimos: agrupa «cheap flights» con «low cost airfare». Se ejecuta en este servidor y no envía nada a ninguna parte. Todo funciona sin él.',
  packInstalled: 'Instalado',
  packMissing: 'No instalado',
  packVersion: (version, megabytes) => `Versión ${version}, ${format.number(megabytes)} MB`,
  packProblem: (reason) => `Ahora mismo no se usa: ${reason}`,
  packUses: (uses) =>
    `Se usa para: ${format.list(uses.map((use) => PACK_USES[use]))}. Nunca para la puntuación.`,
  packInstall: 'Para instalarlo, ejecuta esto en el servidor:',
  packRemove: 'Para quitarlo, ejecuta esto en el servidor:',
  payments: 'Los pedidos y reembolsos están en Facturación',
});
