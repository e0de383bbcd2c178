import type {
  KeywordAnalysis,
  OutlineResult,
  OutlineSection,
  OutlineSubsection,
  SectionPurpose,
  WrittenOutline,
} from '@pagewright/contract/outline';
import { ApiError } from '../../api-error.ts';
import type { Context } from '../../context.ts';
import { metered } from '../usage/index.ts';
import { describeOutline } from './compose/compose-outline.ts';
import { flatSections, type AnySection } from './compose/flat-sections.ts';
import { outlineMessages } from './messages.ts';
import { fill, upperFirst } from './targeting/layer.ts';
import { readSubject } from './targeting/subject-words.ts';

interface Request {
  readonly analysisData: KeywordAnalysis;
  readonly outline: WrittenOutline;
  readonly sectionId: string;
  readonly targetWordCount: number;
}

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
const MOST_QUESTIONS = 3;
const MOST_TERMS = 6;

/**
 * Makes one section anew, as one AI request: the next wording that the outline has not, from the pages that it rests on
 * or by its purpose, with questions and terms that no other section has.
 * @throws ApiError 404 for a section that is not there, 422 where nothing else is known, 429 at the limit.
 */
export async function regenerateSection(ctx: Context, request: Request): Promise<OutlineResult> {
  return metered(ctx, { kind: 'ai', requests: 1 }, async () => {
    const { analysisData: analysis, outline, sectionId, targetWordCount } = request;
    const all = flatSections(outline.sections);
    const section = all.find(({ id }) => id === sectionId);
    if (!section) throw new ApiError(404, 'section_not_found', outlineMessages.noSection);
    const heading = otherHeading(analysis, section, all);
    const others = all.filter((one) => one !== section);
    const questions = otherQuestions(analysis, section, others);
    if (heading === null && questions.length === 0)
      throw new ApiError(422, 'nothing_else', outlineMessages.nothingElse);
    const made = {
      heading: heading ?? section.heading,
      questions: questions.length > 0 ? questions : section.questions,
      optimizations: otherTerms(analysis, section, others),
    };
    const sections = outline.sections.map((one) => replaced(one, sectionId, made));
    return describeOutline(analysis, { ...outline, sections }, targetWordCount);
  });
}

type Made = Pick<OutlineSubsection, 'heading' | 'questions' | 'optimizations'>;

function replaced(section: OutlineSection, id: string, made: Made): OutlineSection {
  if (section.id === id) return { ...section, ...made };
  return {
    ...section,
    subsections: section.subsections.map((child) => (child.id === id ? { ...child, ...made } : child)),
  };
}

/** The wording after the present one, in a circle, so that asking again comes back to the first. */
function otherHeading(
  { keyword, language }: KeywordAnalysis,
  section: AnySection,
  all: readonly AnySection[],
): string | null {
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
  return inTurn.find((text) => !taken.has(text.toLowerCase())) ?? null;
}

/** Questions that no other section answers, most relevant first, those of this section last. */
function otherQuestions(
  { questions, uncovered }: KeywordAnalysis,
  section: AnySection,
  others: readonly AnySection[],
): string[] {
  const taken = new Set(others.flatMap((one) => [one.heading, ...one.questions]));
  const own = new Set(section.questions);
  const known = [...(uncovered ?? []), ...questions.map(({ text }) => text)];
  return known.filter((text) => !taken.has(text) && !own.has(text)).slice(0, MOST_QUESTIONS);
}

function otherTerms(
  { terms }: KeywordAnalysis,
  section: AnySection,
  others: readonly AnySection[],
): string[] {
  const taken = new Set(others.flatMap(({ optimizations }) => optimizations));
  const free = terms.map(({ text }) => text).filter((text) => !taken.has(text));
  return [...new Set([...section.optimizations, ...free])].slice(0, MOST_TERMS);
}
