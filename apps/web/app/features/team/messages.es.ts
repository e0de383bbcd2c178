import type { WorkspaceRole } from '@pagewright/contract/auth';
import { INACTIVE_AFTER_DAYS, INVITATION_DAYS } from '@pagewright/contract/team';
import type { Translation } from '../../lib/messages/define-messages.ts';
import type { teamMessages as english } from './messages.ts';

const ROLES: Readonly<Record<WorkspaceRole, string>> = {
  admin: 'Administrador',
  basic_member: 'Miembro',
  client: 'Cliente',
};

/** Texts of Team Management, in Spanish. */
export const teamMessages: Translation<typeof english> = (format) => ({
  tabs: 'Equipo',
  members: 'Miembros',
  activity: 'Actividad',
  loading: 'Cargando el equipo',
  fetchFailed: 'No se pudieron cargar los miembros del equipo',
  retry: 'Reintentar',
  dismiss: 'Descartar',
  cancel: 'Cancelar',
  undo: 'Deshacer',

  totalMembers: 'Total de miembros',
  activeMembers: 'Miembros activos',
  admins: 'Administradores',
  pendingInvites: 'Invitaciones pendientes',
  seats: (used, limit) =>
    limit < 0
      ? `${format.plural(used, { one: '# plaza ocupada', other: '# plazas ocupadas' })} · Sin límite`
      : `${format.number(used)} de ${format.plural(limit, { one: '# plaza ocupada', other: '# plazas ocupadas' })}, contando las invitaciones pendientes`,

  role: (role) => ROLES[role],
  roleOf: (name) => `Rol de ${name}`,
  you: 'Tú',
  active: 'Activo',
  inactive: 'Inactivo',
  inactiveHelp: `Sin iniciar sesión desde hace ${INACTIVE_AFTER_DAYS} días`,
  joined: (day) => `Miembro desde el ${day}`,
  lastActive: (when) => `Última actividad: ${when}`,
  neverActive: 'Aún sin actividad',
  remove: 'Quitar',
  removeOf: (name) => `Quitar a ${name}`,
  removeQuestion: '¿Seguro que quieres quitar a este miembro del equipo?',
  removeText: (name) =>
    `${name} pierde el acceso de inmediato. Lo que escribió se queda en el espacio de trabajo.`,
  removed: 'Se quitó al miembro del equipo',
  removeFailed: 'No se pudo quitar al miembro del equipo',
  roleChanged: (name, role) => `Nuevo rol de ${name}: ${ROLES[role]}`,
  roleFailed: 'No se pudo cambiar el rol',
  lowerQuestion: '¿Dejar de ser administrador?',
  lowerText: 'Solo otro administrador puede devolverte el rol.',
  lower: (role) => `Pasar a ${ROLES[role].toLowerCase()}`,
  leaveTitle: 'Salir de este espacio de trabajo',
  leaveText: 'Pierdes el acceso de inmediato. Lo que escribiste se queda en el espacio de trabajo.',
  leave: 'Salir del espacio de trabajo',
  leaveQuestion: (workspace) => `¿Salir de «${workspace}»?`,
  leaveFailed: 'No pudiste salir',

  emptyTitle: 'No hay miembros en el equipo',
  emptyText: 'Eres el único miembro. Invita a personas para que escriban, revisen y planifiquen contigo.',
  inviteFirst: 'Invitar al primer miembro',
  invite: 'Invitar a un miembro',
  inviteHelp: `Enviamos un enlace a esta dirección. Funciona una sola vez, durante ${INVITATION_DAYS} días. Si no hay un servidor de correo configurado, el operador encuentra el mensaje en la bandeja de salida.`,
  email: 'Correo electrónico',
  roleLabel: 'Rol',
  adminHelp:
    'Los administradores pueden leer y cambiar todo, y gestionar los miembros, las claves y el sitio.',
  memberHelp:
    'Los miembros escriben su propio contenido y pueden leer el que está en revisión, programado o publicado.',
  clientHelp: 'Los clientes solo pueden leer los informes hechos para ellos. Todo lo demás queda oculto.',
  required: 'El correo electrónico y el rol son obligatorios',
  send: 'Enviar invitación',
  sent: '¡Invitación enviada!',
  inviteFailed: 'No se pudo invitar al miembro del equipo',

  invitedBy: (name) => `Invitación de ${name}`,
  sentAt: (when) => `Enviada ${when}`,
  expires: (day) => `Válida hasta el ${day}`,
  expired: 'Caducada',
  resend: 'Reenviar',
  resendTo: (email) => `Reenviar la invitación a ${email}`,
  resendFailed: 'No se pudo reenviar la invitación',
  withdraw: 'Retirar',
  withdrawTo: (email) => `Retirar la invitación a ${email}`,
  withdrawQuestion: '¿Retirar esta invitación?',
  withdrawText: (email) => `El enlace que se envió a ${email} dejará de funcionar.`,
  withdrawn: 'Invitación retirada',
  withdrawFailed: 'No se pudo retirar la invitación',
});
