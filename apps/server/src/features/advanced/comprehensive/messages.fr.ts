import type { ComprehensiveSentences } from './messages.en.ts';

/** Messages in French. */
export const french: ComprehensiveSentences = {
  step: {
    score: 'Calcul du score du texte',
    intent: 'Lecture de l’intention',
    gaps: 'Recherche de lacunes',
    strategies: 'Description des concurrents',
    links: 'Recherche de liens',
  },
  lookedForLinks: ({ pages, links }) =>
    `Liens vers des concurrents, mentions de vous sans lien et liens morts recherchés sur ${pages > 1 ? `${pages} pages` : `${pages} page`} (${links > 1 ? `${links} liens vérifiés` : `${links} lien vérifié`}).`,
  noCompetitors: 'Ajoutez des concurrents pour lancer aussi cette partie.',
  failed: 'Cette partie a échoué de notre côté. Relancez l’analyse ; les autres parties sont complètes.',
  noScore: 'Le texte est trop court pour recevoir un score.',
  write: (keyword, rivals, isCertain) =>
    `Écrivez une page sur « ${keyword} » : ${rivals < 2 ? 'un concurrent en a' : `${rivals} concurrents en ont`} une, et ${isCertain ? 'pas vous' : 'aucune n’a été trouvée parmi vos pages lues'}.`,
  ask: {
    links_to_competitors: (title) =>
      `Demandez un lien à « ${title} » : cette page pointe vers des concurrents, mais pas vers vous.`,
    unlinked_mention: (title) =>
      `Demandez un lien à « ${title} » : cette page vous nomme sans lien vers vous.`,
    dead_link: (title) => `Proposez votre page à « ${title} » à la place d’un lien mort.`,
  },
};
