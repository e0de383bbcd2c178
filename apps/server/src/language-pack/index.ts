export { installedPack } from './encoder.ts';
export { encoderProblem, sentenceVectors, stopEncoder } from './sentence-vectors.ts';
