import type { ComprehensiveSentences } from './messages.en.ts';

/** The same in French. */
export const french: ComprehensiveSentences = {
  step: {
    score: 'Calcul du score du texte',
    intent: 'Lecture de l’intention',
    gaps: 'Recherche de lacunes',
    strategies: 'Description des concurrents',
    links: 'Recherche de liens',
  },
  lookedForLinks: (pages: number, links: number) =>
    `Recherché sur ${pages} pages lues : pages qui renvoient vers deux concurrents, pages qui vous nomment sans lien, et liens morts (${links} liens vérifiés).`,
  noCompetitors: 'Indiquez des concurrents, et cette partie sera faite aussi.',
  failed: 'Cette partie a échoué de notre côté. Relancez l’analyse ; les autres restent valables.',
  noScore: 'Le texte est trop court pour recevoir un score, ou n’a pas de mots.',
  write: (keyword, rivals) =>
    `Écrivez une page sur « ${keyword} » : ${rivals < 2 ? 'un concurrent en a' : `${rivals} concurrents en ont`} une, et pas vous.`,
  ask: (title) =>
    `Demandez un lien à « ${title} » : cette page pointe vers des concurrents et pas vers vous.`,
};
