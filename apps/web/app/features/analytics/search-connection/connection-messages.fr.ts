import type { Translation } from '../../../lib/messages/define-messages.ts';
import type { searchConnectionMessages as english } from './connection-messages.ts';

/** Texts of the Search Console connection, in French. */
export const searchConnectionMessages: Translation<typeof english> = (format) => ({
  title: 'Google Search Console',
  help: 'Clics, impressions et positions de votre site, importés chaque jour : ce que Google a mesuré, à côté de ce que nous avons calculé.',
  loading: 'Chargement de la connexion',
  failed: 'La connexion n’a pas pu être chargée',
  retry: 'Réessayer',
  member: 'Un administrateur de cet espace de travail peut connecter Search Console.',
  steps: 'Comment obtenir une clé',
  step1: 'Dans Google Cloud, créez un projet et activez-y la « Google Search Console API ».',
  step2:
    'Dans IAM et administration, Comptes de service, créez un compte sans aucun rôle. Ouvrez-le, puis Clés, Ajouter une clé, JSON.',
  step3:
    'Dans Search Console, ouvrez Paramètres, Utilisateurs et autorisations, et ajoutez l’adresse du compte avec un accès restreint.',
  step4: 'Importez ici le fichier JSON.',
  upload: 'Importer la clé JSON',
  paste: 'Ou collez le contenu du fichier',
  connect: 'Connecter',
  connecting: 'Interrogation de Google',
  cancel: 'Annuler',
  tooLarge: 'Ce fichier est trop volumineux pour être une clé.',
  connected: 'Google a accepté la clé.',
  withKey: 'Avec un compte de service (recommandé)',
  withAccount: 'Avec votre compte Google',
  signIn: 'Se connecter avec Google',
  signInHelp:
    'Ce serveur pourra alors lire vos données Search Console, et rien d’autre. Vous pouvez y mettre fin ici à tout moment.',
  signInWarning:
    'Si l’application de l’exploitant est encore en test chez Google, Google met fin à l’autorisation au bout de sept jours et vous devrez vous reconnecter. La clé d’un compte de service n’expire pas.',
  signInOff:
    'Vous ne pouvez pas vous connecter ici avec un compte Google, car l’exploitant de ce serveur ne l’a pas configuré.',
  finishing: 'Connexion de votre compte Google',
  signedIn: 'Votre compte Google est connecté.',
  denied: 'Vous ne l’avez pas autorisé chez Google : rien n’a été connecté.',
  connectAgain: 'Se reconnecter',
  endsAt: (when) => `Google met fin à cette autorisation le ${when}. Reconnectez-vous avant.`,
  personAccount: 'Le compte Google d’une personne',
  account: 'Compte',
  keyEnds: (end) => `La clé se termine par ${end}`,
  property: 'Propriété',
  chooseProperty: 'Choisissez une propriété',
  noProperties: (email) =>
    `Ce compte ne voit encore aucune propriété. Ajoutez ${email} dans Search Console, sous Paramètres, Utilisateurs et autorisations, puis testez de nouveau.`,
  noPropertiesOfPerson:
    'Ce compte Google ne voit aucune propriété. Connectez un compte qui y a accès dans Search Console.',
  notReadable: (url) => `${url} (pas d’accès à ses données)`,
  saveProperty: 'Utiliser cette propriété',
  otherProperty: 'Changer de propriété supprime ce qui a été récupéré pour l’actuelle.',
  saved: 'Enregistré.',
  brand: 'Termes de marque',
  brandHelp:
    'Les requêtes contenant l’un de ces mots comptent comme des recherches de marque. Séparez-les par des virgules.',
  saveBrand: 'Enregistrer les termes de marque',
  state: 'État',
  choose_property: 'Choisissez une propriété pour lancer la récupération',
  pulling: (pulled, known) =>
    known === 0
      ? 'La première récupération démarre'
      : `Récupération : ${format.number(pulled)} jours sur ${format.number(known)}`,
  current: 'À jour',
  failing: 'La dernière récupération a échoué',
  since: (when) => `Depuis ${when}`,
  next: (when) => `Prochaine récupération : ${when}`,
  pulledAt: (when) => `Dernière récupération complète : ${when}`,
  days: (first, last) => `Données du ${first} au ${last}`,
  provisional: (days) =>
    format.plural(days, {
      one: '# jour est encore provisoire : Google peut le modifier',
      other: '# jours sont encore provisoires : Google peut les modifier',
    }),
  capped: (days) =>
    format.plural(days, {
      one: '# jour compte plus de lignes que Google n’en renvoie ; ses totaux sont complets',
      other: '# jours comptent plus de lignes que Google n’en renvoie ; leurs totaux sont complets',
    }),
  retention: (days) =>
    `Les données sont conservées ${format.number(days)} jours, y compris par requête, pays et appareil.`,
  test: 'Tester',
  works: (properties) =>
    format.plural(properties, {
      one: 'La connexion fonctionne : le compte voit # propriété.',
      other: 'La connexion fonctionne : le compte voit # propriétés.',
    }),
  pull: 'Récupérer maintenant',
  view: 'Voir les performances de recherche',
  replaceKey: 'Remplacer la clé ou le compte',
  remove: 'Déconnecter',
  removeTitle: 'Déconnecter Search Console ?',
  removeText:
    'La clé ou l’autorisation et tout ce qui a été récupéré sont supprimés. L’autorisation prend aussi fin chez Google, pour toutes les connexions faites ici avec le même compte Google. Les fichiers importés restent. Cette action est irréversible.',
  removed: 'Search Console a été déconnecté.',
});
