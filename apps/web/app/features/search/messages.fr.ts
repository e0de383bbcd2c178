import type { Translation } from '../../lib/messages/define-messages.ts';
import type { searchMessages as english } from './messages.ts';

/** Texts of search, in French. */
export const searchMessages: Translation<typeof english> = (format) => ({
  open: 'Rechercher',
  title: 'Rechercher des contenus et des écrans',
  placeholder: 'Rechercher des contenus et des écrans',
  results: 'Résultats',
  content: 'Contenus',
  briefs: 'Briefs',
  outlines: 'Plans',
  screens: 'Écrans',
  actions: 'Actions',
  help: 'Aide',
  searching: 'Recherche...',
  found: (count) => format.plural(count, { one: '# résultat', other: '# résultats' }),
  nothing: (term) => `Aucun résultat pour « ${term} »`,
  nothingText:
    'La recherche porte sur les titres, les textes et les étiquettes des contenus que vous pouvez lire, ainsi que sur vos briefs et vos plans.',
  failed: 'La recherche dans les contenus a échoué',
  retry: 'Réessayer',
  untitled: 'Contenu sans titre',
  draft: 'Brouillon',
  review: 'En relecture',
  scheduled: 'Planifié',
  published: 'Publié',
  move: 'pour se déplacer',
  choose: 'pour ouvrir',
  close: 'pour fermer',
});
