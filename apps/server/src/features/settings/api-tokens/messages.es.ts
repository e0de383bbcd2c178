import type { ApiTokenSentences } from './messages.en.ts';

/** The same in Spanish. */
export const spanish: ApiTokenSentences = {
  withoutApi: (plan) => `El plan ${plan} no incluye acceso a la API.`,
  tooMany: (most) => `Puedes tener ${most} tokens de API como máximo. Revoca primero uno.`,
  notFound: 'Este token de API ya no existe.',
};
