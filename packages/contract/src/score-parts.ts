/** The parts of a score, in the order in which they are shown. */
export const PART_IDS = [
  'keywordOptimization',
  'semanticCompleteness',
  'serpIntegration',
  'readability',
  'structure',
  'evidence',
] as const;

/** Their names in English: what a reader asks of a text. An id stays as clients know it: `structure` is what a text says and adds. */
export const PART_NAMES: Readonly<Record<(typeof PART_IDS)[number], string>> = {
  keywordOptimization: 'Can be found',
  semanticCompleteness: 'Covers the subject',
  serpIntegration: 'Answers what is asked',
  readability: 'Reads well',
  structure: 'Says something',
  evidence: 'Holds up',
};
