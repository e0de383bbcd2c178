import { findingName, findingSentence } from '@pagewright/contract/finding-sentences';
import { spanish as findings } from '@pagewright/contract/finding-sentences/spanish';
import type { ScoreSentences } from './messages.en.ts';

/** Messages in Spanish. The findings' own texts are in the contract. */
export const spanish: ScoreSentences = {
  parts: {
    keywordOptimization: 'Se puede encontrar',
    semanticCompleteness: 'Cubre el tema',
    serpIntegration: 'Responde a lo que se pregunta',
    readability: 'Se lee bien',
    structure: 'Dice algo',
    evidence: 'Se sostiene',
  },
  name: (code) => findingName(code, findings),
  sentence: (finding) => findingSentence(finding, findings),
};
