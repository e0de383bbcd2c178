import type { AccountReviewKind } from '@pagewright/contract/settings/address';
import type { AddressSentences } from './messages.en.ts';

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

/** The same in French. */
export const french: AddressSentences = {
  nothingToConfirm: 'Il n’y a rien à confirmer pour votre adresse e-mail.',
  reviewGone: 'Ceci a déjà été traité.',
  hello: (name) => `Bonjour ${name},`,
  ifNot:
    'Si c’était vous, il n’y a rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe et fermez toutes les sessions :',
  button: 'Ouvrir les réglages de sécurité',
  events: {
    passwordChanged: {
      subject: 'Votre mot de passe Pagewright a été changé',
      what: 'Le mot de passe de votre compte a été changé et vous avez été déconnecté partout.',
    },
    twoFactorOn: {
      subject: 'La connexion à deux facteurs est activée',
      what: 'Désormais, la connexion à votre compte nécessite un code de votre application d’authentification.',
    },
    twoFactorOff: {
      subject: 'La connexion à deux facteurs est désactivée',
      what: 'La connexion à votre compte ne nécessite plus de code.',
    },
    recoveryCodesRenewed: {
      subject: 'Nouveaux codes de secours pour Pagewright',
      what: 'De nouveaux codes de secours ont été créés pour votre compte. Les anciens ne sont plus valables.',
    },
  },
  reset: {
    subject: 'Votre mot de passe Pagewright a été réinitialisé',
    what: 'Un nouveau mot de passe a été défini pour votre compte avec un lien qui vous a été envoyé par e-mail. Vous avez été déconnecté partout.',
    tokens: (tokens) =>
      tokens === 0
        ? 'Votre compte n’a aucun jeton d’API.'
        : tokens === 1
          ? 'Votre compte a 1 jeton d’API, qui fonctionne toujours. Révoquez-le dans les réglages si vous ne le connaissez pas.'
          : `Votre compte a ${tokens} jetons d’API, qui fonctionnent toujours. Révoquez dans les réglages ceux que vous ne connaissez pas.`,
    why: 'Cette adresse n’était pas confirmée : quelqu’un d’autre a pu configurer ce qui suit. Rien de cela ne fonctionne plus. Ouvrez Réglages, Sécurité, confirmez ce qui est à vous et retirez le reste :',
    list: 'À vérifier',
  },
  line: (kind: AccountReviewKind, label: string) => `${KINDS[kind]} ${label}`.trim(),
};
