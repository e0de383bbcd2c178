import type { PlannedSection, PlannedSubsection } from '@pagewright/contract/outline';
import type { Outline, OutlineSection } from '@pagewright/engine';

const LENGTH_MAX = 500;
const COUNT_LIMITS = { sections: 40, subsections: 30, evidence: 60, questions: 20, terms: 20 } as const;

/** Turns the engine's outline into a plan of shares that fits any word count. */
export function planSections({ sections, targetWords }: Outline): PlannedSection[] {
  const fieldsOf = (section: OutlineSection): PlannedSubsection => ({
    heading: section.heading.slice(0, LENGTH_MAX),
    purpose: section.purpose,
    origin: section.origin,
    share: Math.min(1, section.estimatedWords / Math.max(1, targetWords)),
    optimizations: section.optimizations
      .slice(0, COUNT_LIMITS.terms)
      .map(({ text }) => text.slice(0, LENGTH_MAX)),
    questions: section.questions
      .slice(0, COUNT_LIMITS.questions)
      .map((question) => question.slice(0, LENGTH_MAX)),
    evidence: section.evidence
      .slice(0, COUNT_LIMITS.evidence)
      .map(({ page, heading }) => ({ page, heading: heading.slice(0, LENGTH_MAX) })),
  });
  return sections.slice(0, COUNT_LIMITS.sections).map((section) => ({
    ...fieldsOf(section),
    subsections: section.subsections.slice(0, COUNT_LIMITS.subsections).map(fieldsOf),
  }));
}
