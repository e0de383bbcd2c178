import type { KeywordAnalysis, OutlineSubsection, SectionPurpose } from '@pagewright/contract/outline';
import { upperFirst } from '@pagewright/engine';
import type { AnySection } from '../compose/flat-sections.ts';
import { fill } from '../targeting/layer.ts';
import { readSubject } from '../targeting/subject-words.ts';

/** What making a section anew changes of it. */
export type RemadeFields = Pick<OutlineSubsection, 'heading' | 'questions' | 'optimizations'>;

/** Other wordings for what a section is there for, the keyword as a label at most. Modelled: English. */
const WORDINGS: Readonly<Partial<Record<SectionPurpose, readonly string[]>>> = {
  define: ['{K}: what it means', '{K}, explained', '{K}: the basics'],
  reasons: ['Why it matters', '{K}: what speaks for it', 'Good reasons to look into it'],
  steps: ['{K}: getting started', '{K}, step by step', 'How it is done'],
  kinds: ['{K}: the main types', 'Which types there are', '{K}: the varieties'],
  compare: ['{K} compared', 'How the options differ', 'Side by side'],
  choose: ['How to choose', 'What to look for', '{K}: how to choose'],
  cost: ['Prices and running costs', 'What to budget for', '{K}: what it costs'],
  timing: ['When to start', 'How long it takes', '{K}: the right time'],
  problems: ['Mistakes to avoid', 'What can go wrong', 'Common problems and how to fix them'],
  examples: ['{K}: examples', '{K} in practice', 'How others do it'],
  facts: ['{K} in figures', '{K}: what is known', 'Rules and facts'],
  people: ['Who is involved', 'Who it is for', '{K}: who needs it'],
  place: ['Where to look', '{K}: the options nearby', 'On the spot'],
  effects: ['What changes', '{K}: what to expect', 'What comes of it'],
  background: ['{K}: how it came about', 'Background', 'The story so far'],
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
