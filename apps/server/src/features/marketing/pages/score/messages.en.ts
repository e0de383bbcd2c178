import { findingName, findingSentence, type SayableFinding } from '@pagewright/contract/finding-sentences';
import { PART_NAMES } from '@pagewright/contract/score-parts';

/** Messages in English. The findings' own texts are in the contract. */
export const english = {
  parts: PART_NAMES,
  name: (code: string) => findingName(code),
  sentence: (finding: SayableFinding) => findingSentence(finding),
};

/** Shape of the messages in each language. */
export type ScoreSentences = typeof english;
