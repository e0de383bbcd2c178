import type { PlannedSubsection, PlannedSection, TargetingLayer } from '@pagewright/contract/outline';

/** A subsection while the outline is being composed. */
export interface SubsectionDraft extends PlannedSubsection {
  readonly isUncovered: boolean;
  /** The targeting layer that it serves; null for all readers. */
  readonly layer: TargetingLayer | null;
}

/** A section while the outline is being composed. */
export interface SectionDraft extends SubsectionDraft {
  /** Its place, from 0 (beginning) to 1 (end). */
  readonly position: number;
  readonly subsections: readonly SubsectionDraft[];
}

/** A change made by the targeting, as the API reports it. */
export interface TargetingChange {
  layer: TargetingLayer;
  kind: 'section' | 'question' | 'wording' | 'left_out';
  text: string;
}

/** Turns the sections of a plan into drafts, in order. */
export function toDrafts(plan: readonly PlannedSection[], hasPages: boolean): SectionDraft[] {
  const subsection = (planned: PlannedSubsection): SubsectionDraft => ({
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
