export { computeClusters } from './compute-clusters.ts';
export { installedPack } from './encoder.ts';
export { findMergedQuestions } from './questions.ts';
export { encoderProblem, sentenceVectors, stopEncoder } from './sentence-vectors.ts';
