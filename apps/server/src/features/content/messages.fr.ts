import type { ContentSentences } from './messages.en.ts';

/** Messages in French. */
export const french: ContentSentences = {
  notFound: 'La ressource demandée est introuvable.',
  notYours: 'Vous pouvez lire ce contenu, mais pas le modifier.',
  alreadyPublished: 'Ce contenu est déjà public : sa date est celle de sa publication.',
  approvalNeeded:
    'Cet espace de travail ne publie que des contenus approuvés. Demandez une relecture. Rien de ce que vous avez écrit n’est perdu.',
  sourcesNeeded: (open) =>
    open === 1
      ? 'Une phrase n’a pas encore de source. Ajoutez un lien, indiquez qu’il s’agit de votre propre expérience ou acceptez-la. Rien de ce que vous avez écrit n’est perdu.'
      : `${open} phrases n’ont pas encore de source. Ajoutez des liens, indiquez qu’il s’agit de votre propre expérience ou acceptez-les. Rien de ce que vous avez écrit n’est perdu.`,
  adminsRule: 'Seul un administrateur peut modifier ceci.',
  conflict: 'Ce contenu a été modifié ailleurs depuis que vous l’avez ouvert.',
  unreadable: 'Le texte n’a pas pu être lu comme un document.',
  tooLarge: 'Le texte est trop long.',
  unknownTemplate: 'Ce modèle n’existe pas.',
  wrongCursor: 'Cette page de la liste n’est plus valide. Rechargez la liste.',
  pageWithoutText: 'Aucun article n’a été trouvé sur cette page. Collez plutôt son texte.',
  pageKnown: 'Cette page figure déjà dans la comparaison.',
  tooManyPages: (most) => `Vous pouvez comparer avec ${most} pages au maximum. Retirez-en d’abord une.`,
  removedTooLongAgo: 'Ce contenu ne peut plus être rétabli.',
  templates: {
    'blog-post': {
      name: 'Modèle d’article de blog',
      description: 'Une seule idée, du problème du lecteur à l’étape suivante.',
    },
    'product-review': {
      name: 'Modèle de test de produit',
      description:
        'Le verdict d’abord, puis comment vous avez testé, ce que vous avez trouvé et à qui il convient.',
    },
    'how-to-guide': {
      name: 'Modèle de guide pratique',
      description: 'Une tâche, de la préparation au résultat, avec une vérification à chaque étape.',
    },
    listicle: {
      name: 'Modèle de liste',
      description:
        'Une sélection avec des critères clairs, un tableau comparatif et une recommandation pour chaque lecteur.',
    },
  },
};
