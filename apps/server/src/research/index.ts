/** Evidence from the web. */
export { readPage } from './read-page.ts';
export { gatherEvidence } from './evidence/gather-evidence.ts';
export { formatOf, packGathered, packPage, unpackPage, wordsOf } from './evidence/packed-page.ts';
export type { GatheredEvidence, GivenPage } from './evidence/gathered-evidence.ts';
