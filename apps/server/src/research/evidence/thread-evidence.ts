import type { GatheredEvidence, GatheredPage } from './gathered-evidence.ts';

/** Gathered evidence as it goes into a thread. */
export interface ThreadEvidence extends Omit<GatheredEvidence, 'pages'> {
  readonly pages: readonly Omit<GatheredPage, 'original'>[];
}

/** Gathered evidence without its pages as they came, which would only be copied for nothing. */
export function withoutOriginals(gathered: GatheredEvidence): ThreadEvidence {
  return { ...gathered, pages: gathered.pages.map(({ original: _original, ...page }) => page) };
}
