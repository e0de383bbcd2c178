import type { KeywordAnalysis, OutlineSubsection, SectionPurpose } from '@pagewright/contract/outline';
import { upperFirst } from '@pagewright/engine';
import type { AnySection } from '../compose/flat-sections.ts';
import { fill } from '../targeting/layer.ts';
import { readSubject } from '../targeting/subject-words.ts';

/** What making a section anew changes of it. */
export type RemadeFields = Pick<OutlineSubsection, 'heading' | 'questions' | 'optimizations'>;

/** Other wordings for what a section is there for. Modelled: English. */
const WORDINGS: Readonly<Partial<Record<SectionPurpose, readonly string[]>>> = {
  define: ['What {k} mean{s}', '{K}, explained', 'The basics of {k}'],
  reasons: ['Why {k} matter{s}', 'What {k} {is} good for', 'Reasons to look at {k}'],
  steps: ['Getting started with {k}', '{K}, step by step', 'How it is done'],
  kinds: ['Kinds of {k}', 'Which types there are', '{K}: the varieties'],
  compare: ['{K} compared', 'How the options differ', 'Side by side'],
  choose: ['How to choose', 'What to look for in {k}', 'Choosing {k}'],
  cost: ['Prices and running costs', 'What to budget for {k}', 'Costs of {k}'],
  timing: ['When to start', 'How long it takes', 'The right time for {k}'],
  problems: ['Mistakes to avoid', 'What can go wrong with {k}', 'Problems and their remedies'],
  examples: ['Examples of {k}', '{K} in practice', 'How others do it'],
  facts: ['{K} in figures', 'What is known about {k}', 'Rules and facts'],
  people: ['Who is involved', 'The people behind {k}', 'Who needs {k}'],
  place: ['Where to find {k}', 'Places for {k}', 'On the spot'],
  effects: ['What {k} change{s}', 'Effects of {k}', 'What comes of it'],
  background: ['How {k} came about', 'Background', 'The story so far'],
  answers: ['Frequently asked questions', 'Questions about {k}', 'Quick answers about {k}'],
  close: ['In short', 'What to do next', 'The essentials of {k}'],
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
