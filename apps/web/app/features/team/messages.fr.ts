import type { WorkspaceRole } from '@pagewright/contract/auth';
import { INACTIVE_AFTER_DAYS, INVITATION_DAYS } from '@pagewright/contract/team';
import type { Translation } from '../../lib/messages/define-messages.ts';
import type { teamMessages as english } from './messages.ts';

const ROLES: Readonly<Record<WorkspaceRole, string>> = {
  admin: 'Administrateur',
  basic_member: 'Membre',
  client: 'Client',
};

/** Texts of Team Management, in French. */
export const teamMessages: Translation<typeof english> = (format) => ({
  tabs: 'Équipe',
  members: 'Membres',
  activity: 'Activité',
  loading: 'Chargement de l’équipe',
  fetchFailed: 'Les membres de l’équipe n’ont pas pu être chargés',
  retry: 'Réessayer',
  dismiss: 'Ignorer',
  cancel: 'Annuler',
  undo: 'Annuler l’action',

  totalMembers: 'Total des membres',
  activeMembers: 'Membres actifs',
  admins: 'Administrateurs',
  pendingInvites: 'Invitations en attente',
  seats: (used, limit) =>
    limit < 0
      ? `${format.plural(used, { one: '# place occupée', other: '# places occupées' })} · Illimité`
      : `${format.plural(used, { one: '# place occupée', other: '# places occupées' })} sur ${format.number(limit)}, invitations en attente comprises`,

  role: (role) => ROLES[role],
  roleOf: (name) => `Rôle de ${name}`,
  you: 'Vous',
  active: 'Actif',
  inactive: 'Inactif',
  inactiveHelp: `Aucune connexion depuis ${INACTIVE_AFTER_DAYS} jours`,
  joined: (day) => `Membre depuis le ${day}`,
  lastActive: (when) => `Dernière activité : ${when}`,
  neverActive: 'Pas encore d’activité',
  remove: 'Retirer',
  removeOf: (name) => `Retirer ${name}`,
  removeQuestion: 'Voulez-vous vraiment retirer ce membre de l’équipe ?',
  removeText: (name) =>
    `${name} perd immédiatement l’accès. Ce que cette personne a écrit reste dans l’espace de travail.`,
  removed: 'Le membre a été retiré de l’équipe',
  removeFailed: 'Le membre n’a pas pu être retiré de l’équipe',
  roleChanged: (name, role) => `Nouveau rôle de ${name} : ${ROLES[role]}`,
  roleFailed: 'Le rôle n’a pas pu être modifié',
  lowerQuestion: 'Renoncer au rôle d’administrateur ?',
  lowerText: 'Seul un autre administrateur pourra vous le rendre.',
  lower: (role) => `Devenir ${ROLES[role].toLowerCase()}`,
  leaveTitle: 'Quitter cet espace de travail',
  leaveText: 'Vous perdez immédiatement l’accès. Ce que vous avez écrit reste dans l’espace de travail.',
  leave: 'Quitter l’espace de travail',
  leaveQuestion: (workspace) => `Quitter « ${workspace} » ?`,
  leaveFailed: 'Vous n’avez pas pu quitter l’espace de travail',

  emptyTitle: 'Aucun membre dans l’équipe',
  emptyText: 'Vous êtes le seul membre. Invitez des personnes à écrire, relire et planifier avec vous.',
  inviteFirst: 'Inviter le premier membre',
  invite: 'Inviter un membre',
  inviteHelp: `Nous envoyons un lien à cette adresse. Il fonctionne une seule fois, pendant ${INVITATION_DAYS} jours. Si aucun serveur de messagerie n’est configuré, l’exploitant trouve l’e-mail dans la boîte d’envoi.`,
  email: 'E-mail',
  roleLabel: 'Rôle',
  adminHelp: 'Les administrateurs peuvent tout lire et modifier, et gérer les membres, les clés et le site.',
  memberHelp:
    'Les membres écrivent leurs propres contenus et peuvent lire ceux qui sont en relecture, planifiés ou publiés.',
  clientHelp:
    'Les clients ne peuvent lire que les rapports qui leur sont destinés. Tout le reste leur est masqué.',
  required: 'L’e-mail et le rôle sont obligatoires',
  send: 'Envoyer l’invitation',
  sent: 'Invitation envoyée !',
  inviteFailed: 'Le membre n’a pas pu être invité',

  invitedBy: (name) => `Invitation de ${name}`,
  sentAt: (when) => `Envoyée ${when}`,
  expires: (day) => `Valable jusqu’au ${day}`,
  expired: 'Expirée',
  resend: 'Renvoyer',
  resendTo: (email) => `Renvoyer l’invitation à ${email}`,
  resendFailed: 'L’invitation n’a pas pu être renvoyée',
  withdraw: 'Retirer',
  withdrawTo: (email) => `Retirer l’invitation de ${email}`,
  withdrawQuestion: 'Retirer cette invitation ?',
  withdrawText: (email) => `Le lien envoyé à ${email} cessera de fonctionner.`,
  withdrawn: 'Invitation retirée',
  withdrawFailed: 'L’invitation n’a pas pu être retirée',
});
