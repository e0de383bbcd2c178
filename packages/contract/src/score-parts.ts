/** The parts of a score, in display order. */
export const PART_IDS = [
  'keywordOptimization',
  'semanticCompleteness',
  'serpIntegration',
  'readability',
  'structure',
  'evidence',
] as const;

/**
 * Their English names: the question that a reader asks about a text. The ids are those that clients know: `structure`
 * is what a text says and adds.
 */
export const PART_NAMES: Readonly<Record<(typeof PART_IDS)[number], string>> = {
  keywordOptimization: 'Can be found',
  semanticCompleteness: 'Covers the subject',
  serpIntegration: 'Answers what is asked',
  readability: 'Reads well',
  structure: 'Says something',
  evidence: 'Holds up',
};
