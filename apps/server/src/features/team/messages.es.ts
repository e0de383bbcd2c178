import type { WorkspaceRole } from '@pagewright/contract/auth';
import { INVITATION_DAYS } from '@pagewright/contract/team';
import type { TeamSentences } from './messages.en.ts';

const ROLES: Readonly<Record<WorkspaceRole, string>> = {
  admin: 'administrador',
  basic_member: 'miembro',
  client: 'cliente',
};

/** The same in Spanish. */
export const spanish: TeamSentences = {
  adminsOnly: 'Solo un administrador de este espacio de trabajo puede hacer esto.',
  noMember: 'Esta persona no es miembro de este espacio de trabajo.',
  noInvitation: 'Esta invitación no existe o ya no está pendiente.',
  noWorkspace: 'No eres miembro de este espacio de trabajo.',
  lastAdmin:
    'Un espacio de trabajo necesita al menos un administrador. Nombra primero administrador a otra persona.',
  alreadyMember: 'Esta persona ya es miembro.',
  alreadyInvited: 'Esta dirección ya tiene una invitación pendiente. Vuelve a enviarla desde la lista.',
  seatsFull: (plan, used, limit, more) =>
    `Todas las plazas del plan ${plan} están ocupadas: ${used} de ${limit}, incluidas las invitaciones pendientes. ${more}`,
  tooManyMembers: 'Este espacio de trabajo ha alcanzado el número máximo de miembros.',
  workspaceFull: (workspace, inviter) =>
    `${workspace} no tiene plazas libres. Pide a ${inviter} que libere una y vuelve a abrir el enlace.`,
  noSeat: (workspace) => `${workspace} no tiene plazas libres.`,
  tooManyInvitations: 'Se han enviado demasiadas invitaciones. Vuelve a intentarlo más tarde.',
  linkUnknown: 'Este enlace no es válido. Si recibiste un correo más reciente, usa el enlace que contiene.',
  linkOver: {
    accepted: 'Esta invitación ya se aceptó. Pide una nueva.',
    declined: 'Esta invitación se rechazó. Pide una nueva.',
    withdrawn: 'Esta invitación se retiró. Pide una nueva.',
    expired: 'Esta invitación ha caducado. Pide una nueva.',
  },
  otherAddress: (email) =>
    `Esta invitación es para ${email}. Inicia sesión con una cuenta de esa dirección para aceptarla.`,
  tooManyWorkspaces: (most) =>
    `Ya eres administrador de ${most} espacios de trabajo, que es el máximo. Usa uno de ellos.`,
  mailSubject: ({ inviterName, workspaceName }) =>
    `Invitación a «${workspaceName}» en Pagewright, de «${inviterName}»`,
  mailButton: 'Abrir la invitación',
  mailText: ({ inviterName, workspaceName, role }, link) =>
    [
      'Hola:',
      `«${inviterName}» te invita a trabajar en «${workspaceName}» en Pagewright como ${ROLES[role]}. Abre este enlace para aceptar o rechazar:`,
      link,
      `El enlace funciona una sola vez, durante ${INVITATION_DAYS} días y solo para esta dirección. Si no sabes quién te ha invitado, ignora este correo.`,
    ].join('\n\n'),
};
