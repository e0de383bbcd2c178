import type { PlannedSection, PlannedSubsection } from '@pagewright/contract/outline';
import type { Outline, OutlineSection } from '@pagewright/engine';

const LONGEST = 500;
const MOST = { sections: 40, subsections: 30, evidence: 60, questions: 20, terms: 20 } as const;

/** The engine's outline as a plan of shares, which any number of words can be dealt to. */
export function planSections({ sections, targetWords }: Outline): PlannedSection[] {
  const fieldsOf = (section: OutlineSection): PlannedSubsection => ({
    heading: section.heading.slice(0, LONGEST),
    purpose: section.purpose,
    origin: section.origin,
    share: Math.min(1, section.estimatedWords / Math.max(1, targetWords)),
    optimizations: section.optimizations.slice(0, MOST.terms).map(({ text }) => text.slice(0, LONGEST)),
    questions: section.questions.slice(0, MOST.questions).map((question) => question.slice(0, LONGEST)),
    evidence: section.evidence
      .slice(0, MOST.evidence)
      .map(({ page, heading }) => ({ page, heading: heading.slice(0, LONGEST) })),
  });
  return sections.slice(0, MOST.sections).map((section) => ({
    ...fieldsOf(section),
    subsections: section.subsections.slice(0, MOST.subsections).map(fieldsOf),
  }));
}
