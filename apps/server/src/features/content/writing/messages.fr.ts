import type { WritingSentences } from './messages.en.ts';

/** The same in French. */
export const french: WritingSentences = {
  steps: {
    draft: 'Rédaction de la section',
    continue: 'Suite du texte',
    rewrite: 'Reformulation',
    shorten: 'Raccourcissement',
    simplify: 'Simplification',
    titles: 'Propositions de titres',
    descriptions: 'Propositions de descriptions',
  },
  noEvidence:
    'Il n’y a pas de pages à partir desquelles écrire. Ajoutez des pages concurrentes à côté du score, ou demandez un modèle de langage à qui gère cette installation.',
  nothingFound: 'Les pages n’en disent rien que le texte ne dise déjà. Ajoutez d’autres pages.',
  needsModel:
    'Le moteur intégré ne sait pas reformuler : il faut pour cela un modèle de langage. Il sait raccourcir, simplifier et extraire de pages.',
  nothingToShorten: 'Il n’y a rien à retirer ici : il faut un paragraphe de plusieurs phrases.',
  nothingToSimplify:
    'Rien à simplifier n’a été trouvé : ni longue phrase à scinder, ni mot qui en ait un plus simple.',
  nothingWritten: 'La réponse ne contenait rien d’utilisable ici. Réessayez.',
  browserUnusable:
    'Le modèle du navigateur a donné une réponse inutilisable. Réessayez ou utilisez le moteur intégré.',
  keywordFirst: 'Indiquez d’abord le mot-clé principal : les propositions partent de lui.',
  noProposals:
    'De ce mot-clé et de ces pages, on ne peut rien tirer qui tienne dans une page de résultats. Ajoutez des pages.',
};
