import type { KeywordAnalysis, OutlineSubsection, SectionPurpose } from '@pagewright/contract/outline';
import { upperFirst } from '@pagewright/engine';
import type { AnySection } from '../compose/flatten-sections.ts';
import { fillTemplate } from '../targeting/layer.ts';
import { parseSubject } from '../targeting/parse-subject.ts';

/** The fields that regenerating a section changes. */
export type RegeneratedFields = Pick<OutlineSubsection, 'heading' | 'questions' | 'optimizations'>;

/** Alternative headings by purpose, with the keyword as a label. Modeled: English. */
const HEADING_TEMPLATES: Readonly<Partial<Record<SectionPurpose, readonly string[]>>> = {
  define: ['{K}: what it means', '{K}, explained', '{K}: the basics'],
  reasons: ['{K}: why it matters', '{K}: what speaks for it', '{K}: the benefits'],
  steps: ['{K}: getting started', '{K}, step by step', '{K}: how it is done'],
  kinds: ['{K}: the main types', '{K}: which types there are', '{K}: the varieties'],
  compare: ['{K} compared', '{K}: how the options differ', '{K}, side by side'],
  choose: ['{K}: how to choose', '{K}: what to look for', '{K}: questions to ask first'],
  cost: ['{K}: what it costs', '{K}: what to budget for', '{K}: prices compared'],
  timing: ['{K}: when to start', '{K}: how long it takes', '{K}: the right time'],
  problems: ['{K}: mistakes to avoid', '{K}: what can go wrong', '{K}: common problems and how to fix them'],
  examples: ['{K}: examples', '{K} in practice', '{K}: how others do it'],
  facts: ['{K} in figures', '{K}: what is known', '{K}: rules and facts'],
  people: ['{K}: who is involved', '{K}: who it is for', '{K}: who needs it'],
  place: ['{K}: where to look', '{K}: the options nearby', '{K}: what to check on the spot'],
  effects: ['{K}: what changes', '{K}: what to expect', '{K}: what comes of it'],
  background: ['{K}: how it came about', '{K}: the background', '{K}: the story so far'],
  answers: ['Frequently asked questions', '{K}: questions and answers', 'Quick answers'],
  close: ['In short', 'What to do next', '{K}: the essentials'],
};
const TERMS_MAX = 6;

/**
 * Alternative headings for a section that the outline does not have yet: those of its pages, then those of its purpose.
 * They start after the current one and wrap around, so repeated calls return to the first.
 */
export function otherHeadings(
  { keyword, language }: KeywordAnalysis,
  section: AnySection,
  all: readonly AnySection[],
): string[] {
  const subject = parseSubject(keyword);
  const templates = language === 'en' ? (HEADING_TEMPLATES[section.purpose] ?? []) : [];
  const wordings = [
    ...section.evidence.map(({ heading }) => heading),
    ...templates.map((template) => upperFirst(fillTemplate(template, subject))),
  ].filter((text) => text.trim() !== '');
  const different = [...new Map(wordings.map((text) => [text.toLowerCase(), text])).values()];
  const taken = new Set(all.map(({ heading }) => heading.toLowerCase()));
  const at = different.findIndex((text) => text.toLowerCase() === section.heading.toLowerCase());
  const rotated = [...different.slice(at + 1), ...different.slice(0, Math.max(0, at))];
  return rotated.filter((text) => !taken.has(text.toLowerCase()));
}

/** Questions that no section answers yet: first those that no page answers, then by relevance. */
export function otherQuestions(
  { questions, uncovered }: KeywordAnalysis,
  all: readonly AnySection[],
): string[] {
  const taken = new Set(all.flatMap((one) => [one.heading, ...one.questions]));
  return [...new Set([...(uncovered ?? []), ...questions.map(({ text }) => text)])].filter(
    (text) => !taken.has(text),
  );
}

/** The section's terms, filled up with terms that no other section has. */
export function moreTerms(
  { terms }: KeywordAnalysis,
  section: AnySection,
  all: readonly AnySection[],
): string[] {
  const others = all.filter((one) => one !== section);
  const taken = new Set(others.flatMap(({ optimizations }) => optimizations));
  const free = terms.map(({ text }) => text).filter((text) => !taken.has(text));
  return [...new Set([...section.optimizations, ...free])].slice(0, TERMS_MAX);
}
