import type { ContentSentences } from './messages.en.ts';

/** The same in French. */
export const french: ContentSentences = {
  notFound: 'La ressource demandée est introuvable.',
  notYours: 'Vous pouvez lire ce contenu, mais pas le modifier.',
  alreadyPublished: 'Ce contenu est public : sa date est celle de sa publication.',
  approvalNeeded:
    'Cet espace de travail ne publie que ce qui a été approuvé. Demandez une relecture ; ce que vous avez écrit n’est pas perdu.',
  sourcesNeeded: (open) =>
    open === 1
      ? 'Une phrase n’a pas encore de source. Ajoutez un lien, indiquez qu’il s’agit de votre propre expérience ou acceptez-la ; ce que vous avez écrit n’est pas perdu.'
      : `${open} phrases n’ont pas encore de source. Ajoutez des liens, indiquez qu’il s’agit de votre propre expérience ou acceptez-les ; ce que vous avez écrit n’est pas perdu.`,
  adminsRule: 'Seul un administrateur peut modifier ceci.',
  conflict: 'Ce contenu a été modifié ailleurs depuis que vous l’avez ouvert.',
  unreadable: 'Le texte n’a pas pu être lu comme un document.',
  tooLarge: 'Le texte est trop long.',
  unknownTemplate: 'Ce modèle n’existe pas.',
  wrongCursor: 'Cet endroit de la liste n’est pas valide. Reprenez depuis le début.',
  pageWithoutText: 'Aucun article n’a été trouvé sur cette page. Collez plutôt son texte.',
  pageKnown: 'La comparaison se fait déjà avec cette page.',
  tooManyPages: (most) => `La comparaison se fait avec ${most} pages au plus. Retirez-en d’abord une.`,
  removedTooLongAgo: 'Ce contenu ne peut plus être récupéré.',
  templates: {
    'blog-post': {
      name: 'Modèle d’article de blog',
      description: 'Une seule idée, argumentée du problème du lecteur à ce qu’il faut faire ensuite.',
    },
    'product-review': {
      name: 'Modèle de test de produit',
      description:
        'Le verdict d’abord, puis comment vous avez testé, ce que vous avez trouvé et à qui il convient.',
    },
    'how-to-guide': {
      name: 'Modèle de guide pratique',
      description: 'Une tâche, de ce qu’il faut au résultat, avec de quoi vérifier chaque étape.',
    },
    listicle: {
      name: 'Modèle de liste',
      description:
        'Une liste choisie, avec les critères affichés, un tableau pour comparer et un choix pour chaque lecteur.',
    },
  },
};
