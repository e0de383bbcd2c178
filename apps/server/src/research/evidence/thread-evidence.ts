import type { GatheredEvidence, GatheredPage } from './gathered-evidence.ts';

/** Gathered evidence as passed to a worker thread. */
export interface ThreadEvidence extends Omit<GatheredEvidence, 'pages'> {
  readonly pages: readonly Omit<GatheredPage, 'original'>[];
}

/** Removes the original pages, which do not need to be copied. */
export function withoutOriginals(gathered: GatheredEvidence): ThreadEvidence {
  return { ...gathered, pages: gathered.pages.map(({ original: _original, ...page }) => page) };
}
