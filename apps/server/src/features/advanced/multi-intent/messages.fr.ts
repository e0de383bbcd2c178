import type { IntentSentences } from './messages.en.ts';

/** Messages in French. */
export const french: IntentSentences = {
  reading: (keyword) => `Lecture de pages sur « ${keyword} »`,
  judging: 'Évaluation des signaux',
  planning: 'Planification des pages',
  wording: 'Rédaction des titres',
  expanding: 'Recherche d’autres mots-clés',
  askingFigures: (count) => `Demande des chiffres de ${count} ${count > 1 ? 'mots-clés' : 'mot-clé'}`,
  listOf: (keywords, count) => (count > 3 ? `${keywords} et ${count - 3} de plus` : keywords),
  sorting: 'Tri des mots-clés',
};
