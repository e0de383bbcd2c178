import type { SiteSentences } from './messages.en.ts';

/** The same in French. */
export const french: SiteSentences = {
  skipToText: 'Aller au contenu',
  by: 'Par',
  updated: 'Mis à jour le',
  readingTime: (minutes) => `${minutes}\u00a0min de\u00a0lecture`,
  newer: (by) => (by === 'words' ? 'Résultats précédents' : 'Articles plus récents'),
  older: (by) => (by === 'words' ? 'Plus de résultats' : 'Articles plus anciens'),
  search: 'Rechercher',
  searchWords: 'Rechercher des articles',
  nothingFound:
    'Aucun article ne correspond à la recherche. Essayez avec moins de mots ou avec d’autres mots.',
  articlesAbout: (tag) => `Articles avec l’étiquette «\u00a0${tag}\u00a0»`,
  // "De" would have to be "d’" before some names.
  articlesBy: (author) => `Articles signés ${author}`,
  resultsFor: (words) => `Résultats de recherche pour «\u00a0${words}\u00a0»`,
  articleCount: (count, isMore) =>
    `${isMore ? 'Plus de ' : ''}${count.toLocaleString('fr')} ${count < 2 ? 'article' : 'articles'}`,
  newestFound: (count) => `Les ${count.toLocaleString('fr')} articles les plus récents trouvés`,
  articlesOf: (site) => `Articles du site ${site}`,
  listOn: (list, site) => `${list} sur ${site}`,
  pages: 'Pages',
  feed: 'Flux RSS',
  articles: 'Articles',
  allArticles: 'Tous les articles',
  tags: 'Étiquettes',
  table: 'Tableau',
  linkToHeading: 'Lien vers cette section',
  page: (page) => `Page ${page}`,
  pageOf: (page, pages) => `Page ${page} sur ${pages}`,
  more: 'Plus d’articles',
  titleOfPage: (list, page) => `${list}\u00a0: ${page}`,
  missingTitle: 'Page introuvable',
  missing: 'Il n’y a aucune page à cette adresse. Elle a peut-être été déplacée ou retirée.',
  failedTitle: 'Impossible d’afficher cette page pour le moment',
  failed: 'Un problème est survenu de notre côté. Réessayez dans un instant.',
};
