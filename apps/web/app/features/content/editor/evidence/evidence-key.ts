import type { ContentEvidence } from '@pagewright/contract/content';

/** Tells one set of pages that a text is compared with from another. */
export function evidenceKeyOf(evidence: ContentEvidence | null): string {
  const research = evidence?.research;
  return [
    ...(evidence?.pages.map(({ id }) => id) ?? []),
    ...(research ? [evidence.keyword, research.gatheredAt, research.pages.length] : []),
  ].join(' ');
}
