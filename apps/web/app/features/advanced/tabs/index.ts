import { contentScoring } from './content-scoring/content-scoring.ts';
import type { AdvancedTab } from './tab.ts';

/** The tabs that there are, in the order of the specification. */
export const TABS: readonly [AdvancedTab, ...AdvancedTab[]] = [contentScoring];
