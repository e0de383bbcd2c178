import type { WorkspaceRole } from '@pagewright/contract/auth';
import type { Translation } from '../../../lib/messages/define-messages.ts';
import type { invitationMessages as english } from './invitation-messages.ts';

const ROLES: Readonly<Record<WorkspaceRole, string>> = {
  admin: 'administrateur',
  basic_member: 'membre',
  client: 'client',
};
const OVER = {
  accepted: 'Elle a déjà été acceptée.',
  declined: 'Elle a été refusée.',
  withdrawn: 'Elle a été retirée.',
  expired: 'Elle a expiré.',
} as const;

/** Texts of the invitation page, in French. */
export const invitationMessages: Translation<typeof english> = {
  loading: 'Chargement de l’invitation',
  heading: (workspace) => `Rejoindre ${workspace}`,
  text: (inviter, workspace, role) =>
    `${inviter} vous invite à travailler dans « ${workspace} » en tant que ${ROLES[role]}.`,
  accept: 'Accepter l’invitation',
  decline: 'Refuser',
  declineQuestion: 'Refuser cette invitation ?',
  declineText: 'Pour rejoindre l’espace plus tard, il vous en faudra une nouvelle.',
  cancel: 'Annuler',
  declined: 'Vous avez refusé l’invitation.',
  signedOut: (email) =>
    `L’invitation est destinée à ${email}. Créez un compte avec cette adresse, ou connectez-vous.`,
  signUp: 'Créer un compte',
  signIn: 'Se connecter',
  otherAddress: (invited, mine) =>
    `L’invitation est destinée à ${invited}, et vous utilisez le compte ${mine}.`,
  signOut: 'Se déconnecter et continuer',
  overTitle: 'Cette invitation n’est plus disponible',
  over: (state) => `${OVER[state]} Demandez-en une nouvelle.`,
  open: 'Ouvrir Pagewright',
  linkTitle: 'Ce lien n’est pas valide',
  linkMissing: 'Ouvrez-le à nouveau depuis l’e-mail.',
  failedTitle: 'L’invitation n’a pas pu être chargée',
  retry: 'Réessayer',
};
