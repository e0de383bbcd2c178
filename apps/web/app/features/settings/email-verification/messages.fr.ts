import type { AccountReviewKind, AccountReviewState } from '@pagewright/contract/settings/address';
import type { Translation } from '../../../lib/messages/define-messages.ts';
import type { addressMessages as english } from './messages.ts';

const KINDS: Readonly<Record<AccountReviewKind, string>> = {
  member: 'Membre',
  invitation: 'Invitation',
  api_token: 'Jeton d’API',
  webhook: 'Webhook',
  connection: 'Site connecté',
  vendor_key: 'Clé d’un service',
  model_choice: 'Modèle de langage',
  calendar_feed: 'Flux de calendrier de',
  report_link: 'Rapport partagé',
  report_schedule: 'Rapport par e-mail',
  search_connection: 'Google Search Console',
  bing_connection: 'Bing Webmaster Tools',
  page_speed_connection: 'Données de vitesse de Google',
  ga4_connection: 'Google Analytics 4',
  site_domain: 'Domaine personnel',
  two_factor: 'Connexion à deux facteurs',
};

/** Texts about email verification, in French. */
export const addressMessages: Translation<typeof english> = {
  title: 'Confirmez votre adresse e-mail',
  titleConfirmed: 'Adresse e-mail confirmée',
  question: (email) => `${email} est-elle votre adresse, et ce compte est-il le vôtre ? Alors confirmez-la.`,
  confirm: 'Confirmer mon adresse',
  confirmed: (email) =>
    `${email} est confirmée. Vous pouvez maintenant inviter des personnes, créer des jetons d’API et connecter des sites.`,
  otherAccount: 'Si vous avez un autre compte, connectez-vous avec l’adresse qui a reçu l’e-mail.',
  notMine:
    'Si vous n’avez pas créé ce compte, déconnectez-vous et choisissez « Mot de passe oublié » : le compte ne sera plus qu’à vous.',
  goOn: 'Continuer',
  address: 'Adresse e-mail',
  isConfirmed: 'Confirmée',
  isNotConfirmed: 'Non confirmée',
  waits: (email) =>
    `Nous avons envoyé un lien à ${email}. Tant que vous ne l’avez pas ouvert, vous ne pouvez ni inviter, ni créer de jetons d’API, ni connecter de sites.`,
  send: 'Envoyer un nouveau lien',
  sent: 'Lien envoyé',
  review: 'Configuré avant la confirmation de votre adresse',
  reviewHelp:
    'Quelqu’un d’autre a pu créer ce compte avec votre adresse. Confirmez ce qui est à vous et retirez le reste. Ce qui a déjà été supprimé peut être configuré à nouveau dans les réglages.',
  confirmShort: 'Confirmer',
  confirmItem: (item) => `Confirmer ${item}`,
  dismiss: 'Compris',
  dismissItem: (item) => `Compris : ${item}`,
  remove: 'Retirer',
  removeItem: (item) => `Retirer ${item}`,
  bannerReview: (count) =>
    count === 1
      ? 'Un élément a été configuré dans ce compte avant la confirmation de son adresse. Veuillez le vérifier.'
      : `${count} éléments ont été configurés dans ce compte avant la confirmation de son adresse. Veuillez les vérifier.`,
  banner: (email) => `Veuillez confirmer votre adresse e-mail : ouvrez le lien envoyé à ${email}.`,
  openReview: 'Vérifier',
  kind: (kind: AccountReviewKind) => KINDS[kind],
  state: (kind: AccountReviewKind, state: AccountReviewState) =>
    state === 'removed'
      ? 'supprimé'
      : kind === 'member'
        ? 'sans accès tant que vous ne confirmez pas'
        : kind === 'webhook'
          ? 'désactivé tant que vous ne confirmez pas ; renouvelez ensuite son secret'
          : 'désactivé tant que vous ne confirmez pas',
};
