import type { KeywordAnalysis, OutlineSubsection, SectionPurpose } from '@pagewright/contract/outline';
import { upperFirst } from '@pagewright/engine';
import type { AnySection } from '../compose/flat-sections.ts';
import { fill } from '../targeting/layer.ts';
import { readSubject } from '../targeting/subject-words.ts';

/** What making a section anew changes of it. */
export type RemadeFields = Pick<OutlineSubsection, 'heading' | 'questions' | 'optimizations'>;

/** Other wordings for what a section is there for, with the keyword as a label. Modelled: English. */
const WORDINGS: Readonly<Partial<Record<SectionPurpose, readonly string[]>>> = {
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
const MOST_TERMS = 6;

/**
 * Headings that a section could have instead, none of which stands in the outline: those of its pages, then those of its
 * purpose. They begin after the present one, in a circle, so that asking again comes back to the first.
 */
export function otherHeadings(
  { keyword, language }: KeywordAnalysis,
  section: AnySection,
  all: readonly AnySection[],
): string[] {
  const subject = readSubject(keyword);
  const templates = language === 'en' ? (WORDINGS[section.purpose] ?? []) : [];
  const wordings = [
    ...section.evidence.map(({ heading }) => heading),
    ...templates.map((template) => upperFirst(fill(template, subject))),
  ].filter((text) => text.trim() !== '');
  const different = [...new Map(wordings.map((text) => [text.toLowerCase(), text])).values()];
  const taken = new Set(all.map(({ heading }) => heading.toLowerCase()));
  const at = different.findIndex((text) => text.toLowerCase() === section.heading.toLowerCase());
  const inTurn = [...different.slice(at + 1), ...different.slice(0, Math.max(0, at))];
  return inTurn.filter((text) => !taken.has(text.toLowerCase()));
}

/** Questions that no section of the outline answers, those that no page answers first, then the most relevant. */
export function otherQuestions(
  { questions, uncovered }: KeywordAnalysis,
  all: readonly AnySection[],
): string[] {
  const taken = new Set(all.flatMap((one) => [one.heading, ...one.questions]));
  return [...new Set([...(uncovered ?? []), ...questions.map(({ text }) => text)])].filter(
    (text) => !taken.has(text),
  );
}

/** The terms of a section, filled up with those that no other section has. */
export function moreTerms(
  { terms }: KeywordAnalysis,
  section: AnySection,
  all: readonly AnySection[],
): string[] {
  const others = all.filter((one) => one !== section);
  const taken = new Set(others.flatMap(({ optimizations }) => optimizations));
  const free = terms.map(({ text }) => text).filter((text) => !taken.has(text));
  return [...new Set([...section.optimizations, ...free])].slice(0, MOST_TERMS);
}
