/** Evidence from the web. */
export { readPage } from './read-page.ts';
export { gatherEvidence } from './evidence/gather-evidence.ts';
export type { GatheredEvidence, GivenPage } from './evidence/gathered-evidence.ts';
