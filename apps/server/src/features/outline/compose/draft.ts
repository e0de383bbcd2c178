import type { PlannedSubsection, PlannedSection, TargetingLayer } from '@pagewright/contract/outline';

/** A subsection while an outline is being composed. */
export interface DraftSubsection extends PlannedSubsection {
  readonly isUncovered: boolean;
  /** The part of the targeting that it serves; null for what any reader needs. */
  readonly layer: TargetingLayer | null;
}

/** A section while an outline is being composed. */
export interface Draft extends DraftSubsection {
  /** Where it stands, 0 (beginning) to 1 (end). */
  readonly position: number;
  readonly subsections: readonly DraftSubsection[];
}

/** What the targeting did, as the contract answers it. */
export interface Change {
  layer: TargetingLayer;
  kind: 'section' | 'question' | 'wording' | 'left_out';
  text: string;
}

/** The sections of a plan as drafts, in their order. */
export function toDrafts(plan: readonly PlannedSection[], hasPages: boolean): Draft[] {
  const subsection = (planned: PlannedSubsection): DraftSubsection => ({
    ...planned,
    isUncovered: hasPages && planned.origin === 'gap',
    layer: null,
  });
  return plan.map((planned, index) => ({
    ...subsection(planned),
    position: (index + 0.5) / plan.length,
    subsections: planned.subsections.map(subsection),
  }));
}
