import type { PredictiveSentences } from './messages.en.ts';

/** The same in Spanish. */
export const spanish: PredictiveSentences = {
  asking: (keyword) => `Consultando la demanda de «${keyword}»`,
};
