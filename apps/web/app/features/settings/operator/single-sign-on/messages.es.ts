import type { Translation } from '../../../../lib/messages/define-messages.ts';
import type { ssoSettingsMessages as english } from './messages.ts';

/** Texts of the single sign-on settings, in Spanish. */
export const ssoSettingsMessages: Translation<typeof english> = {
  title: 'Inicio de sesión único',
  help: 'Permite iniciar sesión con un proveedor de OpenID Connect como Keycloak, Okta, Entra ID, Google Workspace o Authentik. Las cuentas con contraseña siguen funcionando.',
  isOn: 'El inicio de sesión único está activado',
  name: 'Nombre en el botón',
  namePlaceholder: 'Acceso de la empresa',
  issuer: 'Emisor',
  issuerHelp: 'La dirección del proveedor, tal como figura en su documento de descubrimiento.',
  clientId: 'ID de cliente',
  clientSecret: 'Secreto de cliente',
  secretKept: 'Hay un secreto guardado. Deja el campo vacío para conservarlo.',
  redirectUri: 'URI de redirección que debes registrar en el proveedor:',
  logoutUri: 'URI de cierre de sesión por canal trasero:',
  workspace: 'Espacio de trabajo al que se unen',
  groupsClaim: 'Atributo de grupos',
  adminGroups: 'Grupos de administradores',
  memberGroups: 'Grupos de miembros',
  groupsHelp: 'Uno por línea. Los grupos deciden el rol en cada inicio de sesión.',
  memberGroupsHelp: 'Uno por línea. Vacío: los demás a quienes el proveedor da acceso son miembros.',
  domains: 'Dominios de correo',
  domainsHelp:
    'Uno por línea. Las direcciones de estos dominios son de confianza aunque el proveedor no indique que están verificadas.',
  isEnforced: 'Exigir el inicio de sesión único en estos dominios',
  enforcedHelp: 'Sus contraseñas dejan de funcionar y se cierra la sesión de quien entró con una.',
  emergencyEmail: 'Cuenta de emergencia',
  emergencyHelp: 'Su contraseña sigue funcionando por si falla el proveedor.',
  save: 'Guardar',
  saved: 'Se guardó el inicio de sesión único',
  loading: 'Cargando',
  retry: 'Reintentar',
  failed: 'No se pudo cargar el inicio de sesión único',
};
