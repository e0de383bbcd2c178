import type { ScoringSentences } from './messages.en.ts';

/** Messages in French. */
export const french: ScoringSentences = {
  noKeyword: 'Indiquez le mot-clé dont les résultats de recherche doivent être comparés au texte.',
  scoring: 'Comparaison du texte',
};
