import type { WorkspaceRole } from '@pagewright/contract/auth';
import { INVITATION_DAYS } from '@pagewright/contract/team';
import type { TeamSentences } from './messages.en.ts';

const ROLES: Readonly<Record<WorkspaceRole, string>> = {
  admin: 'qu’administrateur',
  basic_member: 'que membre',
  client: 'que client',
};

/** The same in French. */
export const french: TeamSentences = {
  adminsOnly: 'Seul un administrateur de cet espace de travail peut faire cela.',
  noMember: 'Cette personne n’est pas membre de cet espace de travail.',
  noInvitation: 'Cette invitation n’existe pas ou n’est plus en attente.',
  noWorkspace: 'Vous n’êtes pas membre de cet espace de travail.',
  lastAdmin:
    'Un espace de travail doit avoir au moins un administrateur. Nommez d’abord quelqu’un d’autre administrateur.',
  alreadyMember: 'Cette personne est déjà membre.',
  alreadyInvited: 'Cette adresse a déjà une invitation en attente. Renvoyez-la depuis la liste.',
  seatsFull: (plan, used, limit, more) =>
    `Toutes les places de l’offre ${plan} sont prises : ${used} sur ${limit}, invitations en attente comprises. ${more}`,
  tooManyMembers: 'Cet espace de travail a atteint le nombre maximal de membres.',
  workspaceFull: (workspace, inviter) =>
    `Il n’y a plus de place libre dans ${workspace}. Demandez à ${inviter} d’en libérer une, puis rouvrez le lien.`,
  noSeat: (workspace) => `Il n’y a plus de place libre dans ${workspace}.`,
  tooManyInvitations: 'Trop d’invitations ont été envoyées. Réessayez plus tard.',
  linkUnknown:
    'Ce lien n’est pas valide. Si vous avez reçu un e-mail plus récent, utilisez le lien qu’il contient.',
  linkOver: {
    accepted: 'Cette invitation a déjà été acceptée. Demandez-en une nouvelle.',
    declined: 'Cette invitation a été refusée. Demandez-en une nouvelle.',
    withdrawn: 'Cette invitation a été retirée. Demandez-en une nouvelle.',
    expired: 'Cette invitation a expiré. Demandez-en une nouvelle.',
  },
  otherAddress: (email) =>
    `Cette invitation est destinée à ${email}. Connectez-vous avec un compte de cette adresse pour l’accepter.`,
  tooManyWorkspaces: (most) =>
    `Vous êtes déjà administrateur de ${most} espaces de travail, ce qui est le maximum. Utilisez l’un d’eux.`,
  mailSubject: ({ inviterName, workspaceName }) =>
    `Invitation à « ${workspaceName} » sur Pagewright, de « ${inviterName} »`,
  mailButton: 'Ouvrir l’invitation',
  mailText: ({ inviterName, workspaceName, role }, link) =>
    [
      'Bonjour,',
      `« ${inviterName} » vous invite à travailler dans « ${workspaceName} » sur Pagewright en tant ${ROLES[role]}. Ouvrez ce lien pour accepter ou refuser :`,
      link,
      `Le lien fonctionne une seule fois, pendant ${INVITATION_DAYS} jours, et uniquement pour cette adresse. Si vous ne savez pas qui vous a invité, ignorez cet e-mail.`,
    ].join('\n\n'),
};
