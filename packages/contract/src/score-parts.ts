/** The parts of a score, in the order in which they are shown. */
export const PART_IDS = [
  'keywordOptimization',
  'semanticCompleteness',
  'serpIntegration',
  'readability',
  'structure',
  'evidence',
] as const;

/** Their names in English. */
export const PART_NAMES: Readonly<Record<(typeof PART_IDS)[number], string>> = {
  keywordOptimization: 'Keyword optimization',
  semanticCompleteness: 'Semantic completeness',
  serpIntegration: 'Search results',
  readability: 'Readability',
  structure: 'Structure',
  evidence: 'Evidence',
};
