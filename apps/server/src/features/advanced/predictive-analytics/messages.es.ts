import type { PredictiveSentences } from './messages.en.ts';

/** The same in Spanish. */
export const spanish: PredictiveSentences = {
  asking: (keyword) => `Preguntando por la demanda de «${keyword}»`,
};
