import type { ContentEvidence } from '@pagewright/contract/content';

/** Identifies the set of pages a text is compared with. */
export function evidenceKey(evidence: ContentEvidence | null): string {
  const research = evidence?.research;
  return [
    ...(evidence?.pages.map(({ id }) => id) ?? []),
    ...(research ? [evidence.keyword, research.gatheredAt, research.pages.length] : []),
  ].join(' ');
}
