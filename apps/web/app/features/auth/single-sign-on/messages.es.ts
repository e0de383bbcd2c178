import type { Translation } from '../../../lib/messages/define-messages.ts';
import type { ssoMessages as english } from './messages.ts';

/** Texts of OpenID sign-in; errors by the code in the URL, in Spanish. */
export const ssoMessages: Translation<typeof english> = {
  or: 'o',
  continue: (name) => `Continuar con ${name}`,
  again: (name) => `Volver a iniciar sesión con ${name}`,
  failed: 'No se pudo confirmar el inicio de sesión. Vuelve a intentarlo.',
  expired: 'Este inicio de sesión tardó demasiado o empezó en otro navegador. Vuelve a intentarlo.',
  denied: 'El proveedor no te ha dado acceso.',
  unavailable: 'No se puede contactar con el proveedor. Vuelve a intentarlo más tarde.',
  no_email: 'El proveedor no compartió tu correo electrónico. Pide a tu administrador que lo permita.',
  email_unverified: 'El proveedor no ha verificado tu correo electrónico. Consulta a tu administrador.',
  not_assigned: 'Tu cuenta no tiene acceso a esta aplicación. Consulta a tu administrador.',
  seats_full: 'El espacio de trabajo no tiene plazas libres. Pide a un administrador que haga sitio.',
};
