import type { WritingSentences } from './messages.en.ts';

/** Messages in French. */
export const french: WritingSentences = {
  steps: {
    draft: 'Rédaction de la section',
    continue: 'Suite du texte',
    rewrite: 'Reformulation',
    shorten: 'Raccourcissement',
    simplify: 'Simplification',
    titles: 'Suggestions de titres',
    descriptions: 'Suggestions de descriptions',
  },
  noEvidence:
    'Il n’y a pas de pages à partir desquelles écrire. Ajoutez des pages concurrentes à côté du score, ou demandez à l’exploitant de cette installation de configurer un modèle de langage.',
  nothingFound: 'Les pages n’en disent rien que votre texte ne dise déjà. Ajoutez d’autres pages.',
  needsModel:
    'Le moteur intégré ne sait pas reformuler : il faut pour cela un modèle de langage. Il sait raccourcir, simplifier et extraire de pages.',
  nothingToShorten:
    'Il n’y a rien à couper ici. Pour raccourcir, il faut un paragraphe de plusieurs phrases.',
  nothingToSimplify:
    'Il n’y a rien à simplifier ici : ni longue phrase à scinder, ni mot à remplacer par un plus simple.',
  nothingWritten: 'La réponse ne contenait rien d’utilisable. Réessayez.',
  browserUnusable:
    'Le modèle du navigateur a donné une réponse inutilisable. Réessayez ou utilisez le moteur intégré.',
  keywordFirst: 'Saisissez d’abord le mot-clé principal. Les suggestions s’appuient sur lui.',
  noProposals:
    'Ce mot-clé et ces pages ne donnent rien qui convienne à une page de résultats. Ajoutez des pages.',
};
