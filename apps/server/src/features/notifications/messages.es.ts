import type { NotificationKind } from '@pagewright/contract/notifications';
import type { UsageKind } from '@pagewright/contract/usage';
import type { NotificationSentences } from './messages.en.ts';

const REQUESTS: Readonly<Record<UsageKind, string>> = { seo: 'solicitudes SEO', ai: 'solicitudes de IA' };

const HAPPENED: Readonly<Record<NotificationKind, (title: string) => string>> = {
  published: (title) => `«${title}» se ha publicado`,
  publish_failed: (title) => `«${title}» no se ha podido publicar`,
  sources_missing: (title) => `«${title}» no se publicará en su fecha: a una frase le falta la fuente`,
  published_late: (title) => `«${title}» se ha publicado más tarde de lo previsto`,
  usage_near: (title) => `Se han usado ${title} de este mes`,
  usage_reached: (title) => `Se han usado ${title} de este mes: se ha alcanzado el límite`,
  webhook_disabled: (title) => `A ${title} ya no se le avisa de nada: su webhook se ha desactivado`,
  search_pull_failed: (title) => `${title}: falla la descarga diaria`,
  event_due: (title) => `«${title}» toca ahora`,
  alert: (title) => `${title}: han cambiado páginas de la competencia`,
  review_asked: (title) => `«${title}» espera una revisión`,
  review_approved: (title) => `«${title}» se ha aprobado`,
  review_returned: (title) => `«${title}» se te ha devuelto`,
  review_commented: (title) => `«${title}» tiene un comentario nuevo`,
  invited: (title) => `Tienes una invitación a «${title}»: el enlace está en el correo que te enviamos`,
  joined: (title) => `${title} se ha unido a tu espacio de trabajo`,
  made_admin: (title) => `Ahora eres administrador de «${title}»`,
  made_member: (title) => `Ahora eres miembro de «${title}» y ya no administrador`,
  plan_ending: (title) => `El plan ${title} de tu espacio de trabajo termina pronto`,
  refund_asked: (title) => `${title} pide que se le devuelva el dinero`,
  refund_declined: (title) => `El dinero de ${title} no se devuelve`,
  payment_mismatched: (title) => `Llegó un importe distinto del pedido: ${title}`,
};

/** The same in Spanish. */
export const spanish: NotificationSentences = {
  wrongCursor: 'Este punto de la lista no es válido. Empieza desde el principio.',
  tooManyStreams:
    'Las notificaciones están abiertas en demasiadas ventanas. Aquí se consultan cada medio minuto.',
  linkUnknown: 'Este enlace no es válido. Desactiva los correos en los ajustes.',
  subscriptionInvalid: 'Estas no son las claves de un navegador. Vuelve a activar las notificaciones push.',
  subscriptionTaken:
    'En este navegador se avisa a otra persona. Desactiva las notificaciones push y vuelve a activarlas.',
  browserUnknown: 'A este navegador ya no se le avisa de nada.',
  lastPushOfHour: 'Lo que pase en la próxima hora podrás verlo en Pagewright.',
  used: ({ kind, used, limit }) => `${used} de ${limit} ${REQUESTS[kind]}`,
  happened: (kind, title) => HAPPENED[kind](title),
  open: 'Abrir en Pagewright',
  hello: (name) => `Hola, ${name}:`,
  lastOfHour: (mails) =>
    `Este es el último de ${mails} correos en una hora. Lo que pase hasta entonces podrás verlo en Pagewright.`,
  whyMailed: (settings, off) =>
    `Recibes correos sobre lo que pasa porque así está en tus ajustes: ${settings}\nDesactiva estos correos sin iniciar sesión: ${off}`,
};
