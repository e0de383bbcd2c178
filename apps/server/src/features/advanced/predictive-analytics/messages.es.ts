import type { PredictiveSentences } from './messages.en.ts';

/** Messages in Spanish. */
export const spanish: PredictiveSentences = {
  asking: (keyword) => `Consultando la demanda de «${keyword}»`,
};
