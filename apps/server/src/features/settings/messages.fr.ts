import type { SettingsSentences } from './messages.en.ts';
import { VENDOR_NAMES } from './vendor-names.ts';

/** The same in French. */
export const french: SettingsSentences = {
  adminsOnly: 'Seul un administrateur de cet espace de travail peut faire cela.',
  switchedOff: (field) => `${VENDOR_NAMES[field]} a été désactivé par l’exploitant de cette installation.`,
  noKey: (field) => `Il n’y a pas de clé de ${VENDOR_NAMES[field]} à tester. Saisissez-en d’abord une.`,
  unreadable: (field) =>
    `La clé de ${VENDOR_NAMES[field]} a été chiffrée avec un autre secret et n’est plus lisible. Saisissez-la de nouveau.`,
  works: (field) => `${VENDOR_NAMES[field]} accepte cette clé.`,
  refused: (field) =>
    `${VENDOR_NAMES[field]} n’accepte pas cette clé. Vérifiez qu’elle est complète et toujours valable.`,
  tooManyTests: 'Trop de tests de clés. Réessayez dans une minute.',
  noSuchModel: 'Ce modèle de langage n’est pas configuré ici.',
  localOff: 'L’exploitant de cette installation n’autorise pas les modèles exécutés sur sa propre machine.',
  operatorsOnly: 'Seul l’exploitant de cette installation peut configurer un serveur de modèles.',
  testingModel: 'Interrogation du modèle',
  modelWorks: 'Le modèle fonctionne et répond dans le format demandé.',
  modelUnstructured:
    'Le modèle répond, mais pas dans le format demandé, dont les briefs et brouillons ont besoin. Essayez un modèle plus grand ou conçu pour suivre des instructions.',
  localGone: 'Ce modèle n’est plus disponible. Relancez la recherche de modèles.',
  testing: 'Contact avec le fournisseur',
  emailStays: 'Cette adresse ne peut pas être modifiée ici, car vous l’utilisez pour vous connecter.',
  noSuchImage: 'Cette image n’a pas été importée par vous. Importez-la à nouveau.',
  noSession: 'Cette session n’existe pas.',
  tooManyDownloads: 'Trop de téléchargements de vos données. Réessayez plus tard.',
  handOverFirst: (names) =>
    `D’autres personnes travaillent dans ${names.map((name) => `« ${name} »`).join(', ')}, et vous y êtes le seul administrateur. Nommez d’abord quelqu’un d’autre administrateur.`,
  otherAddress: 'Ce n’est pas l’adresse de votre compte.',
  deletionSubject: 'Votre compte Pagewright va être supprimé',
  deletionText: (name, moment, address) =>
    [
      `Bonjour ${name},`,
      `Vous nous avez demandé de supprimer votre compte. Il sera supprimé après le ${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC. Vous avez été déconnecté partout.`,
      'D’ici là, vous pouvez changer d’avis : connectez-vous, et rien ne sera supprimé.',
      address,
    ].join('\n\n'),
  hostedIdentity: 'Les comptes sont gérés par un autre service, qui a sa propre authentification unique.',
};
