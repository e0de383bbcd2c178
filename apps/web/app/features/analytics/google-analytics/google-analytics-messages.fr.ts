import type { Translation } from '../../../lib/messages/define-messages.ts';
import type { googleAnalyticsMessages as english } from './google-analytics-messages.ts';

/** Texts of Google Analytics, in French. */
export const googleAnalyticsMessages: Translation<typeof english> = (format) => ({
  title: 'Google Analytics 4',
  help: 'Sessions, engagement et événements clés par page de destination, importés chaque jour et affichés à côté des clics de la recherche Google.',
  loading: 'Chargement de la connexion',
  failed: 'La connexion n’a pas pu être chargée',
  retry: 'Réessayer',
  member: 'Un administrateur de cet espace de travail peut connecter Google Analytics.',
  steps: 'Comment se connecter',
  step1: 'Dans Google Cloud, créez un projet et activez-y la « Google Analytics Data API ».',
  step2:
    'Dans IAM et administration, Comptes de service, créez un compte sans aucun rôle. Ouvrez-le, puis Clés, Ajouter une clé, JSON.',
  step3:
    'Dans Google Analytics, ouvrez Admin, Gestion des accès à la propriété, et ajoutez l’adresse du compte en tant que lecteur.',
  step4:
    'Dans Google Analytics, ouvrez Admin, Détails de la propriété, copiez l’ID de propriété et saisissez-le ici. Puis importez le fichier JSON.',
  property: 'ID de propriété',
  propertyHelp: 'Un nombre comme 123456789. Saisissez-le avant d’importer la clé.',
  upload: 'Importer la clé JSON',
  paste: 'Ou collez le contenu du fichier',
  connect: 'Connecter',
  connecting: 'Interrogation de Google',
  cancel: 'Annuler',
  tooLarge: 'Ce fichier est trop volumineux pour être une clé.',
  connected: 'Google a accepté la clé et la propriété.',
  account: 'Compte',
  keyEnds: (end) => `La clé se termine par ${end}`,
  saveProperty: 'Utiliser cette propriété',
  otherProperty: 'Changer de propriété supprime ce qui a été récupéré pour l’actuelle.',
  saved: 'Enregistré.',
  hosts: 'Domaines mesurés',
  state: 'État',
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
  noDays: 'Google n’a encore aucun jour avec des sessions',
  provisional: (days) =>
    format.plural(days, {
      one: '# jour est encore provisoire : Google peut le modifier',
      other: '# jours sont encore provisoires : Google peut les modifier',
    }),
  retention: (days) => `Les données sont conservées ${format.number(days)} jours.`,
  pull: 'Récupérer maintenant',
  view: 'Voir les pages de destination',
  replaceKey: 'Remplacer la clé',
  remove: 'Déconnecter',
  removeTitle: 'Déconnecter Google Analytics ?',
  removeText: 'La clé et tout ce qui a été récupéré sont supprimés. Cette action est irréversible.',
  removed: 'Google Analytics a été déconnecté.',
  pages: 'Pages de destination dans Google Analytics',
  page: 'Page de destination',
  sessions: 'Sessions',
  engaged: 'Avec engagement',
  keyEvents: 'Événements clés',
  clicks: 'Clics de la recherche Google',
  count: (value) => (value === null ? '—' : format.number(value)),
  amount: (value) => (value === null ? '—' : format.number(Math.round(value * 10) / 10)),
  loadingPages: 'Chargement des pages de destination',
  pagesFailed: 'Les pages de destination n’ont pas pu être chargées',
  waiting:
    'Les données apparaissent ici dès que les premiers jours sont récupérés, les plus récents d’abord.',
  none: 'Google Analytics n’a pas de données pour cette période.',
  measured: (property, from, to) =>
    `Mesuré par Google Analytics 4, propriété ${property}, du ${from} au ${to}.`,
  zone: (zone) => `Ses jours suivent le fuseau horaire ${zone}.`,
  channels:
    'Les sessions viennent de tous les canaux, y compris de visiteurs qui reviennent. Les clics viennent de la seule recherche Google et sont comptés par Search Console à l’heure du Pacifique. Les deux ne mesurent pas la même chose.',
  byPath: (hosts) =>
    `Domaines mesurés : ${hosts}. Google Analytics désigne une page par son chemin : les URL qui ne diffèrent que par le domaine ou après le « ? » comptent comme une seule page.`,
  notCovered: 'Votre propriété Search Console ne couvre pas ces domaines : les clics ne sont pas affichés.',
  notInReport:
    'Aucune ligne de Google Analytics ne désigne cette page sur cette période. Ses sessions sont inconnues, pas nulles.',
  missing: (days) =>
    format.plural(days, {
      one: '# jour de la période n’a pas de données de Google Analytics. Il manque ici et ne compte pas comme zéro.',
      other:
        '# jours de la période n’ont pas de données de Google Analytics. Ils manquent ici et ne comptent pas comme zéro.',
    }),
  provisionalDays: (days) =>
    format.plural(days, { one: '# jour est provisoire.', other: '# jours sont provisoires.' }),
  unnamed: (sessions, other, notSet, missing) =>
    `Sur ${format.plural(sessions, { one: '# session', other: '# sessions' })}, ${format.number(other)} sont dans la ligne « (other) » de Google, ${format.number(notSet)} n’ont pas de page de destination et ${format.number(missing)} ne sont dans aucune ligne.`,
  otherDays: (days) =>
    format.plural(days, {
      one: 'Pour # jour, Google a regroupé les pages rares dans « (other) » : une page a pu avoir plus de sessions qu’affiché.',
      other:
        'Pour # jours, Google a regroupé les pages rares dans « (other) » : une page a pu avoir plus de sessions qu’affiché.',
    }),
  thresholdedDays: (days) =>
    format.plural(days, {
      one: 'Pour # jour, Google a pu masquer des pages qui ont peu de visiteurs.',
      other: 'Pour # jours, Google a pu masquer des pages qui ont peu de visiteurs.',
    }),
  sampledDays: (days) =>
    format.plural(days, {
      one: 'Google a estimé # jour à partir d’un échantillon.',
      other: 'Google a estimé # jours à partir d’un échantillon.',
    }),
  cappedDays: (days) =>
    format.plural(days, {
      one: 'Pour # jour, il y a plus de pages que ce qui est récupéré.',
      other: 'Pour # jours, il y a plus de pages que ce qui est récupéré.',
    }),
});
