import type { Translation } from '../../../../lib/messages/define-messages.ts';
import type { evidenceMessages as english } from './messages.ts';

/** Texts about the pages an item is compared with, in French. */
export const evidenceMessages: Translation<typeof english> = (format) => ({
  title: 'Pages concurrentes',
  close: 'Fermer les pages concurrentes',
  none: 'Pas encore comparé à une page. Les parties qui exigent des pages n’entrent pas dans le score.',
  comparedWith: (pages) =>
    format.plural(pages, {
      one: 'Comparé à # page concurrente',
      other: 'Comparé à # pages concurrentes',
    }),
  needsKeyword: 'Indiquez le mot-clé principal pour pouvoir l’étudier.',
  research: 'Étudier ce mot-clé',
  refresh: 'Actualiser',
  researching: 'Recherche en cours…',
  cancel: 'Annuler',
  researched: ({ gatheredAt, pages, source }, now) =>
    [
      `Étudié ${format.relative(gatheredAt, now)}`,
      format.plural(pages.length, { one: '# page', other: '# pages' }),
      ...(source === null ? [] : [source]),
    ].join(' · '),
  articlesOnly:
    'Les articles d’une encyclopédie donnent les termes du sujet. Ajoutez des pages concurrentes pour y comparer votre texte.',
  free: 'Gratuit : les résultats des dernières 24 heures sont réutilisés.',
  researchFailed: 'Impossible d’étudier le mot-clé.',
  nothingFound: 'Rien n’a été trouvé.',
  addInstead: 'Vous pouvez ajouter vous-même des pages concurrentes.',
  pagesLeftOut: (pages) =>
    format.plural(pages, {
      one: '# page n’a pas pu être lue et est laissée de côté.',
      other: '# pages n’ont pas pu être lues et sont laissées de côté.',
    }),
  found: 'Trouvées par la recherche',
  position: (position, source) =>
    source === null
      ? `résultat ${format.number(position)}`
      : `résultat ${format.number(position)} de ${source}`,
  named: 'indiquée par son adresse',
  article: 'article',
  readAt: (moment) => `lue le ${format.date(moment)}`,
  loadFailed: 'Impossible de charger les pages concurrentes',
  retry: 'Réessayer',
  loading: 'Chargement...',
  add: 'Ajouter des pages concurrentes',
  manage: 'Pages concurrentes',
  help: 'Collez, importez ou indiquez des pages bien placées sur votre mot-clé. Votre texte est mesuré à l’aune de leurs termes, de leurs questions et de leur longueur habituelle. Elles restent dans votre espace de travail.',
  adding: (done, of) => `Ajout : ${format.number(done)} sur ${format.number(of)}…`,
  added: (pages) => format.plural(pages, { one: '# page ajoutée.', other: '# pages ajoutées.' }),
  notAdded: (name, reason) => `${name} : ${reason}`,
  tooLarge: 'Le fichier est trop volumineux.',
  words: (words) => format.plural(words, { one: '# mot', other: '# mots' }),
  source_pasted: 'collée',
  source_uploaded: 'importée',
  source_fetched: 'lue sur son site',
  untitled: 'Page sans titre',
  remove: (title) => `Retirer ${title}`,
  removeQuestion: 'Retirer cette page ?',
  removeYes: 'Retirer',
  removeNo: 'Garder',
  removeFailed: 'Impossible de retirer la page',
  saveFirst: 'Enregistrez d’abord le contenu : les pages appartiennent à un élément enregistré.',
});
