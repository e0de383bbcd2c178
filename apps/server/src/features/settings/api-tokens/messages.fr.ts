import type { ApiTokenSentences } from './messages.en.ts';

/** The same in French. */
export const french: ApiTokenSentences = {
  withoutApi: (plan) => `L’offre ${plan} ne donne pas accès à l’API.`,
  tooMany: (most) => `Vous pouvez avoir ${most} jetons d’API au maximum. Révoquez-en d’abord un.`,
  notFound: 'Ce jeton d’API n’existe plus.',
};
