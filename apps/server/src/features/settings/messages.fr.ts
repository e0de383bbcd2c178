import type { SettingsSentences } from './messages.en.ts';
import { VENDOR_NAMES } from './vendor-names.ts';

/** The same in French. */
export const french: SettingsSentences = {
  adminsOnly: 'Seul un administrateur de cet espace de travail peut faire cela.',
  switchedOff: (field) => `${VENDOR_NAMES[field]} a été désactivé par l’opérateur de cette installation.`,
  noKey: (field) => `Il n’y a pas de clé de ${VENDOR_NAMES[field]} à tester. Saisissez-en d’abord une.`,
  unreadable: (field) =>
    `La clé de ${VENDOR_NAMES[field]} a été enregistrée avec un autre secret de cette installation et n’est plus lisible. Saisissez-la de nouveau.`,
  works: (field) => `${VENDOR_NAMES[field]} accepte cette clé.`,
  refused: (field) =>
    `${VENDOR_NAMES[field]} n’accepte pas cette clé. Vérifiez qu’elle est entière et toujours valable.`,
  tooManyTests: 'Trop de tests de clés. Réessayez dans une minute.',
  noSuchModel: 'Ce modèle de langage n’est pas configuré ici.',
  localOff: 'L’opérateur de cette installation n’autorise pas les modèles de sa propre machine.',
  operatorsOnly: 'Seul l’opérateur de cette installation peut indiquer un serveur de modèles.',
  testingModel: 'Interrogation du modèle',
  modelWorks: 'Le modèle répond, et dans la forme demandée.',
  modelUnstructured:
    'Le modèle répond, mais pas dans la forme demandée. Les briefs et brouillons en ont besoin ; essayez un modèle plus grand ou conçu pour suivre des instructions.',
  localGone: 'Ce modèle n’est plus là. Relancez la recherche de modèles.',
  testing: 'Interrogation du fournisseur',
  emailStays: 'Cette adresse ne peut pas être modifiée ici. C’est celle de votre connexion.',
  noSuchImage: 'Ce n’est pas une image que vous avez importée. Importez-la à nouveau.',
  noSession: 'Cette session n’existe pas.',
  tooManyDownloads: 'Trop de téléchargements de vos données. Réessayez plus tard.',
  handOverFirst: (names) =>
    `D’autres personnes travaillent dans ${names.map((name) => `« ${name} »`).join(', ')}, et vous y êtes le seul administrateur. Nommez d’abord quelqu’un d’autre administrateur.`,
  otherAddress: 'Ce n’est pas l’adresse de votre compte.',
  deletionSubject: 'Votre compte Pagewright va être supprimé',
  deletionText: (name, moment, address) =>
    [
      `Bonjour ${name},`,
      `Vous nous avez demandé de supprimer votre compte. Ce sera fait après le ${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC. Vous avez été déconnecté partout.`,
      'D’ici là, vous pouvez changer d’avis : connectez-vous, et tout reste en l’état.',
      address,
    ].join('\n\n'),
  hostedIdentity:
    'Les comptes de cette installation sont gérés par un autre service, qui a sa propre authentification unique.',
};
