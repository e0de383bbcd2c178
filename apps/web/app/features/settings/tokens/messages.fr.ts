import type { TokenScope } from '@pagewright/contract/token-scopes';
import type { Translation } from '../../../lib/messages/define-messages.ts';
import type { tokenMessages as english } from './messages.ts';

const SCOPES: Readonly<Record<TokenScope, string>> = {
  'content:read': 'Lire les contenus',
  'content:write': 'Écrire et publier des contenus',
  'briefs:read': 'Lire les briefs et les plans',
  'briefs:write': 'Créer des briefs et des plans',
  'analyses:read': 'Lire les analyses',
  'analyses:write': 'Lancer des analyses',
  'calendar:read': 'Lire le calendrier',
  'calendar:write': 'Modifier le calendrier',
  'analytics:read': 'Lire l’analyse concurrentielle',
  'analytics:write': 'Modifier les listes de suivi de l’analyse',
  'usage:read': 'Lire l’utilisation',
};

/** Texts of personal API tokens, in French. */
export const tokenMessages: Translation<typeof english> = (format) => ({
  title: 'Jetons d’API personnels',
  help: 'Les programmes les utilisent pour appeler l’API en votre nom, dans cet espace de travail et dans les limites de chaque jeton. Les appels comptent dans votre offre.',
  reference: 'Référence de l’API',
  withoutApi: 'Votre offre ne comprend pas l’accès à l’API.',
  refusedMeanwhile: 'Tant qu’elle ne le comprend pas, ces jetons sont refusés.',
  none: 'Pas encore de jeton.',
  loading: 'Chargement des jetons',
  failed: 'Les jetons n’ont pas pu être chargés',
  retry: 'Réessayer',
  list: 'Vos jetons d’API',
  ended: 'Expiré',
  begins: (prefix) => `${prefix}…`,
  endsOn: (day) => `Expire le ${day}`,
  endedOn: (day) => `Expiré le ${day}`,
  used: (when) => `Dernière utilisation : ${when}`,
  neverUsed: 'Jamais utilisé',
  revoke: 'Révoquer',
  revokeOf: (name) => `Révoquer ${name}`,
  revokeTitle: (name) => `Révoquer ${name} ?`,
  revokeText: 'Les programmes qui l’utilisent seront refusés dès maintenant. C’est irréversible.',
  revoked: (name) => `${name} a été révoqué`,
  cancel: 'Annuler',

  make: 'Nouveau jeton',
  makeTitle: 'Nouveau jeton d’API',
  name: 'Nom',
  nameHelp: 'Ce qui va l’utiliser',
  nameRequired: 'Le nom est obligatoire',
  scopes: 'Il peut',
  scope: (scope) => SCOPES[scope],
  scopesRequired: 'Choisissez au moins une autorisation',
  expiry: 'Expire après',
  days: (days) => format.plural(days, { one: '# jour', other: '# jours' }),
  makeIt: 'Créer le jeton',
  close: 'Fermer',

  secretTitle: 'Votre nouveau jeton d’API',
  secretHelp: 'Conservez-le là où votre programme peut le lire. Il ne sera plus affiché.',
  secretLabel: 'Jeton d’API',
  copy: 'Copier',
  copied: 'Copié',
  done: 'Terminé',
});
