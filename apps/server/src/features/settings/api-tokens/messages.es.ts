import type { ApiTokenSentences } from './messages.en.ts';

/** The same in Spanish. */
export const spanish: ApiTokenSentences = {
  withoutApi: (plan) => `El plan ${plan} no incluye acceso a la API.`,
  tooMany: (most) => `Puede haber ${most} tokens de API como máximo. Revoca uno antes.`,
  notFound: 'Este token de API ya no existe.',
};
