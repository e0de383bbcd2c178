import type { AccountReviewKind } from '@pagewright/contract/settings/address';
import type { AddressSentences } from './messages.en.ts';

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

/** The same in Spanish. */
export const spanish: AddressSentences = {
  nothingToConfirm: 'No hay nada que confirmar en tu dirección de correo.',
  reviewGone: 'Esto ya se respondió.',
  hello: (name) => `Hola, ${name}:`,
  ifNot:
    'Si fuiste tú, no tienes que hacer nada. Si no, elige una nueva contraseña cuanto antes y cierra todas las sesiones:',
  button: 'Abrir los ajustes de seguridad',
  events: {
    passwordChanged: {
      subject: 'Se cambió tu contraseña de Pagewright',
      what: 'Se cambió la contraseña de tu cuenta y se cerró tu sesión en todas partes.',
    },
    twoFactorOn: {
      subject: 'La verificación en dos pasos está activada',
      what: 'A partir de ahora, para iniciar sesión en tu cuenta hace falta un código de tu aplicación de autenticación.',
    },
    twoFactorOff: {
      subject: 'La verificación en dos pasos está desactivada',
      what: 'Para iniciar sesión en tu cuenta ya no hace falta un código.',
    },
    recoveryCodesRenewed: {
      subject: 'Nuevos códigos de recuperación para Pagewright',
      what: 'Se generaron nuevos códigos de recuperación para tu cuenta. Los anteriores ya no sirven.',
    },
  },
  reset: {
    subject: 'Se restableció tu contraseña de Pagewright',
    what: 'Se estableció una nueva contraseña para tu cuenta con un enlace que te enviamos por correo. Se cerró tu sesión en todas partes.',
    tokens: (tokens) =>
      tokens === 0
        ? 'Tu cuenta no tiene tokens de API.'
        : tokens === 1
          ? 'Tu cuenta tiene 1 token de API que sigue funcionando. Revócalo en Ajustes si no lo reconoces.'
          : `Tu cuenta tiene ${tokens} tokens de API que siguen funcionando. Revoca en Ajustes los que no reconozcas.`,
    why: 'Esta dirección no estaba confirmada, así que otra persona pudo configurar lo siguiente. Ya no funciona. Abre Ajustes, Seguridad, confirma lo que es tuyo y elimina el resto:',
    list: 'Por revisar',
  },
  line: (kind: AccountReviewKind, label: string) => `${KINDS[kind]} ${label}`.trim(),
};
