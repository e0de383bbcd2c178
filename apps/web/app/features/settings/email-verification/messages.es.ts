import type { AccountReviewKind, AccountReviewState } from '@pagewright/contract/settings/address';
import type { Translation } from '../../../lib/messages/define-messages.ts';
import type { addressMessages as english } from './messages.ts';

const KINDS: Readonly<Record<AccountReviewKind, string>> = {
  member: 'Miembro',
  invitation: 'Invitación',
  api_token: 'Token de API',
  webhook: 'Webhook',
  connection: 'Sitio conectado',
  vendor_key: 'Clave de un servicio',
  model_choice: 'Modelo de lenguaje',
  calendar_feed: 'Calendario compartido de',
  report_link: 'Informe compartido',
  report_schedule: 'Informe por correo',
  search_connection: 'Google Search Console',
  bing_connection: 'Bing Webmaster Tools',
  page_speed_connection: 'Datos de velocidad de Google',
  ga4_connection: 'Google Analytics 4',
  site_domain: 'Dominio propio',
  two_factor: 'Verificación en dos pasos',
};

/** Texts about email verification, in Spanish. */
export const addressMessages: Translation<typeof english> = {
  title: 'Confirma tu dirección de correo',
  titleConfirmed: 'Dirección de correo confirmada',
  question: (email) => `¿Es ${email} tu dirección y es esta tu cuenta? Entonces confírmala.`,
  confirm: 'Confirmar mi dirección',
  confirmed: (email) =>
    `${email} está confirmada. Ya puedes invitar a personas, crear tokens de API y conectar sitios.`,
  otherAccount: 'Si tienes otra cuenta, inicia sesión con la dirección que recibió el correo.',
  notMine:
    'Si no creaste esta cuenta, cierra la sesión y elige «¿Olvidaste tu contraseña?»: así la cuenta será solo tuya.',
  goOn: 'Continuar',
  address: 'Dirección de correo',
  isConfirmed: 'Confirmada',
  isNotConfirmed: 'Sin confirmar',
  waits: (email) =>
    `Enviamos un enlace a ${email}. Hasta que lo abras no puedes invitar a personas, crear tokens de API ni conectar sitios.`,
  send: 'Enviar un nuevo enlace',
  sent: 'Enlace enviado',
  review: 'Configurado antes de confirmar tu dirección',
  reviewHelp:
    'Otra persona pudo crear esta cuenta con tu dirección. Confirma lo que es tuyo y quita el resto. Lo que ya se eliminó puede configurarse de nuevo en Ajustes.',
  confirmShort: 'Confirmar',
  confirmItem: (item) => `Confirmar ${item}`,
  dismiss: 'Entendido',
  dismissItem: (item) => `Entendido: ${item}`,
  remove: 'Quitar',
  removeItem: (item) => `Quitar ${item}`,
  bannerReview: (count) =>
    count === 1
      ? 'Algo se configuró en esta cuenta antes de que confirmaras su dirección. Revísalo.'
      : `${count} cosas se configuraron en esta cuenta antes de que confirmaras su dirección. Revísalas.`,
  banner: (email) => `Confirma tu dirección de correo: abre el enlace que enviamos a ${email}.`,
  openReview: 'Revisar',
  kind: (kind: AccountReviewKind) => KINDS[kind],
  state: (kind: AccountReviewKind, state: AccountReviewState) =>
    state === 'removed'
      ? 'eliminado'
      : kind === 'member'
        ? 'sin acceso hasta que lo confirmes'
        : kind === 'webhook'
          ? 'desactivado hasta que lo confirmes; después renueva su secreto'
          : 'desactivado hasta que lo confirmes',
};
