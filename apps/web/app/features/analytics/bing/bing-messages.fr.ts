import type { Translation } from '../../../lib/messages/define-messages.ts';
import type { bingMessages as english } from './bing-messages.ts';

/** Texts of Bing Webmaster Tools, in French. */
export const bingMessages: Translation<typeof english> = (format) => ({
  title: 'Bing Webmaster Tools',
  help: 'Clics et impressions de votre site sur Bing, importés chaque jour et affichés à part de ceux de Google.',
  loading: 'Chargement de la connexion',
  failed: 'La connexion n’a pas pu être chargée',
  retry: 'Réessayer',
  member: 'Un administrateur de cet espace de travail peut connecter Bing Webmaster Tools.',
  steps: 'Comment obtenir une clé',
  step1: 'Connectez-vous à Bing Webmaster Tools, ajoutez-y votre site et vérifiez-le.',
  step2: 'Ouvrez Paramètres (l’engrenage), Accès à l’API, et acceptez les conditions.',
  step3: 'Choisissez Générer une clé d’API.',
  step4: 'Collez la clé ici.',
  key: 'Clé d’API',
  connect: 'Connecter',
  connecting: 'Interrogation de Bing',
  cancel: 'Annuler',
  connected: 'Bing a accepté la clé.',
  keyEnds: (end) => `Se termine par ${end}`,
  site: 'Site',
  chooseSite: 'Choisissez un site',
  noSites: 'Ce compte n’a pas encore de site. Ajoutez-le dans Bing Webmaster Tools, puis testez de nouveau.',
  notVerified: (url) => `${url} (non vérifié)`,
  saveSite: 'Utiliser ce site',
  otherSite: 'Changer de site supprime ce qui a été récupéré pour l’actuel.',
  saved: 'Enregistré.',
  state: 'État',
  choose_site: 'Choisissez un site pour lancer la récupération',
  pulling: 'Récupération en cours',
  current: 'À jour',
  failing: 'La dernière récupération a échoué',
  since: (when) => `Depuis ${when}`,
  next: (when) => `Prochaine récupération : ${when}`,
  pulledAt: (when) => `Dernière récupération : ${when}`,
  days: (first, last) => `Jours du ${first} au ${last}`,
  noDays: 'Bing n’a encore fourni aucun jour',
  retention: (days) =>
    `Bing ne renvoie que des données récentes. Ce qui a été récupéré est conservé ${format.number(days)} jours.`,
  test: 'Tester',
  works: (sites) =>
    format.plural(sites, {
      one: 'La clé fonctionne : le compte a # site.',
      other: 'La clé fonctionne : le compte a # sites.',
    }),
  pull: 'Récupérer maintenant',
  view: 'Voir les données de Bing',
  replaceKey: 'Remplacer la clé',
  remove: 'Déconnecter',
  removeTitle: 'Déconnecter Bing Webmaster Tools ?',
  removeText: 'La clé et tout ce qui a été récupéré sont supprimés. Cette action est irréversible.',
  removed: 'Bing Webmaster Tools a été déconnecté.',
  source: 'Moteur de recherche',
  loadingFigures: 'Chargement des données de Bing',
  figuresFailed: 'Les données de Bing n’ont pas pu être chargées',
  waitingTitle: 'Pas encore de jours de Bing',
  waiting:
    'Les données apparaissent ici après la première récupération qui en trouve. Bing met quelques jours pour un site qui vient d’être ajouté.',
  measured: (from, to) =>
    `Mesuré par Bing Webmaster Tools, du ${from} au ${to}, jours à l’heure du Pacifique.`,
  missing: (days) =>
    format.plural(days, {
      one: '# jour de la période n’a pas de données de Bing. Il reste vide et ne compte pas comme zéro.',
      other:
        '# jours de la période n’ont pas de données de Bing. Ils restent vides et ne comptent pas comme zéro.',
    }),
  weeks: (weeks, first, last) =>
    format.plural(weeks, {
      one: `Requêtes et pages : # semaine, datée du ${first}. Bing les additionne par semaine, sans pays ni appareil, et ne nomme que les principales : leur somme n’atteint pas les totaux.`,
      other: `Requêtes et pages : # semaines, datées du ${first} au ${last}. Bing les additionne par semaine, sans pays ni appareil, et ne nomme que les principales : leur somme n’atteint pas les totaux.`,
    }),
  apart:
    'Les données de Bing et de Google ne sont jamais additionnées : elles ne comptent pas de la même façon.',
  unknown: 'pas de données',
});
