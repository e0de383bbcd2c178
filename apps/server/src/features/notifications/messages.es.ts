import type { NotificationKind } from '@pagewright/contract/notifications';
import type { UsageKind } from '@pagewright/contract/usage';
import type { NotificationSentences } from './messages.en.ts';

const REQUESTS: Readonly<Record<UsageKind, string>> = { seo: 'solicitudes de SEO', ai: 'solicitudes de IA' };

const HAPPENED: Readonly<Record<NotificationKind, (title: string) => string>> = {
  published: (title) => `«${title}» se ha publicado`,
  publish_failed: (title) => `«${title}» no se ha podido publicar`,
  sources_missing: (title) => `«${title}» no se publicará según lo previsto: una frase no tiene fuente`,
  published_late: (title) => `«${title}» se ha publicado más tarde de lo previsto`,
  usage_near: (title) => `Se han usado ${title} de este mes`,
  usage_reached: (title) => `Se han usado ${title} de este mes: se ha alcanzado el límite`,
  webhook_disabled: (title) => `El webhook de ${title} se desactivó tras varios fallos`,
  search_pull_failed: (title) => `${title}: la importación diaria está fallando`,
  event_due: (title) => `«${title}» toca ahora`,
  alert: (title) => `${title}: han cambiado páginas de la competencia`,
  search_fell: (title) => `${title}: peores resultados en la Búsqueda de Google`,
  review_asked: (title) => `«${title}» está pendiente de revisión`,
  review_approved: (title) => `«${title}» se ha aprobado`,
  review_returned: (title) => `«${title}» se te ha devuelto`,
  review_commented: (title) => `«${title}» tiene un comentario nuevo`,
  invited: (title) => `Tienes una invitación a «${title}». Busca el enlace en tu correo`,
  joined: (title) => `${title} se ha unido a tu espacio de trabajo`,
  made_admin: (title) => `Ahora eres administrador de «${title}»`,
  made_member: (title) => `Ahora eres miembro de «${title}» y ya no administrador`,
  plan_ending: (title) => `El plan ${title} de tu espacio de trabajo termina pronto`,
  refund_asked: (title) => `${title} solicita un reembolso`,
  refund_declined: (title) => `Tu reembolso de ${title} se ha rechazado`,
  payment_mismatched: (title) => `El pago no coincide con el pedido: ${title}`,
};

/** The same in Spanish. */
export const spanish: NotificationSentences = {
  wrongCursor: 'Esta página de la lista ya no es válida. Vuelve a cargar la lista.',
  tooManyStreams:
    'Las notificaciones están abiertas en demasiadas ventanas. Aquí se comprueban cada 30 segundos.',
  linkUnknown: 'Este enlace no es válido. Desactiva los correos en los ajustes.',
  subscriptionInvalid:
    'Las claves push del navegador no son válidas. Vuelve a activar las notificaciones push.',
  subscriptionTaken:
    'Otra persona recibe notificaciones push en este navegador. Desactívalas y vuelve a activarlas.',
  browserUnknown: 'Este navegador ya no recibe notificaciones push.',
  lastPushOfHour: 'Para el resto de esta hora, consulta Pagewright.',
  used: ({ kind, used, limit }) => `${used} de ${limit} ${REQUESTS[kind]}`,
  happened: (kind, title) => HAPPENED[kind](title),
  open: 'Abrir en Pagewright',
  hello: (name) => `Hola, ${name}:`,
  lastOfHour: (mails) =>
    `Este es el último de los ${mails} correos de esta hora. Para lo demás, consulta Pagewright.`,
  whyMailed: (settings, off) =>
    `Recibes estos correos por tus ajustes: ${settings}\nDesactívalos sin iniciar sesión: ${off}`,
};
