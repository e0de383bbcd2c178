import { WRITING_LIMITS, type WritingBrief } from '@pagewright/contract/content';
import type { SavedBrief } from '@pagewright/contract/strategy';

/**
 * A brief's requirements under a heading: the questions and terms of its section, else of the whole brief, and all its
 * facts.
 */
export function briefForWriting(brief: SavedBrief, heading: string): WritingBrief {
  const { sections, findings, coreAngle, targetAudience } = brief;
  const wanted = heading.trim().toLowerCase();
  const section = sections.find((one) => one.heading.trim().toLowerCase() === wanted);
  const questions = section?.questions ?? findings.questions.map(({ text }) => text);
  const terms = section?.terms ?? findings.terms.map(({ text }) => text);
  return {
    angle: coreAngle.slice(0, WRITING_LIMITS.angle),
    audience: targetAudience.slice(0, WRITING_LIMITS.angle),
    questions: cut(questions, WRITING_LIMITS.questions, WRITING_LIMITS.question),
    terms: cut(terms, WRITING_LIMITS.terms, WRITING_LIMITS.term),
    facts: cut(
      findings.facts.map(({ text }) => text),
      WRITING_LIMITS.facts,
      WRITING_LIMITS.fact,
    ),
  };
}

function cut(texts: readonly string[], maxCount: number, maxLength: number): string[] {
  return texts.slice(0, maxCount).map((text) => text.slice(0, maxLength));
}
