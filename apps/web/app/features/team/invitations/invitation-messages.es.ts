import type { WorkspaceRole } from '@pagewright/contract/auth';
import type { Translation } from '../../../lib/messages/define-messages.ts';
import type { invitationMessages as english } from './invitation-messages.ts';

const ROLES: Readonly<Record<WorkspaceRole, string>> = {
  admin: 'administrador',
  basic_member: 'miembro',
  client: 'cliente',
};
const OVER = {
  accepted: 'Ya se aceptó.',
  declined: 'Se rechazó.',
  withdrawn: 'Se retiró.',
  expired: 'Ha caducado.',
} as const;

/** Texts of the invitation page, in Spanish. */
export const invitationMessages: Translation<typeof english> = {
  loading: 'Cargando la invitación',
  heading: (workspace) => `Únete a ${workspace}`,
  text: (inviter, workspace, role) =>
    `${inviter} te invita a trabajar en «${workspace}» como ${ROLES[role]}.`,
  accept: 'Aceptar la invitación',
  decline: 'Rechazar',
  declineQuestion: '¿Rechazar esta invitación?',
  declineText: 'Para unirte más adelante necesitarás otra.',
  cancel: 'Cancelar',
  declined: 'Rechazaste la invitación.',
  signedOut: (email) => `La invitación es para ${email}. Crea una cuenta con esta dirección o inicia sesión.`,
  signUp: 'Crear cuenta',
  signIn: 'Iniciar sesión',
  otherAddress: (invited, mine) =>
    `La invitación es para ${invited}, y tu sesión está iniciada como ${mine}.`,
  signOut: 'Cerrar sesión y continuar',
  overTitle: 'Esta invitación ya no está disponible',
  over: (state) => `${OVER[state]} Pide otra.`,
  open: 'Abrir Pagewright',
  linkTitle: 'Este enlace no es válido',
  linkMissing: 'Ábrelo otra vez desde el correo.',
  failedTitle: 'No se pudo cargar la invitación',
  retry: 'Reintentar',
};
