import type { KeywordAnalysis, SectionPurpose } from '@pagewright/contract/outline';
import type { Layer } from '../targeting/layer.ts';
import type { Subject } from '../targeting/subject-words.ts';
import { toDrafts, type Change, type Draft, type DraftSubsection } from './draft.ts';
import { placeTopics } from './place-topics.ts';
import { wordSections } from './word-sections.ts';

const MOST_ANSWERS = 10;
const ANSWER_SHARE = 0.02;
/** Fewer sections are no outline: then nothing usual is left out. */
const LEAST_SECTIONS = 3;
const LAST: readonly SectionPurpose[] = ['answers', 'close'];

/** The sections of an outline for its audience, in order, and what the targeting did to them. */
export function arrangeSections(
  analysis: KeywordAnalysis,
  layers: readonly Layer[],
  subject: Subject,
): { drafts: Draft[]; changes: Change[] } {
  const hasPages = analysis.pages.length > 0;
  const kept = leaveOut(toDrafts(analysis.plan, hasPages), layers);
  const placed = placeTopics(kept.drafts, layers, analysis);
  const worded = wordSections(placed.drafts, layers, subject);
  const asked = addQuestions(worded.drafts, layers, analysis);
  return {
    drafts: inOrder(asked.drafts),
    changes: [...placed.changes, ...asked.changes, ...worded.changes, ...kept.changes],
  };
}

/** Takes away usual sections that the readers do not need; what pages write about stays. */
function leaveOut(plan: readonly Draft[], layers: readonly Layer[]) {
  const changes: Change[] = [];
  const wanted = new Set(layers.flatMap(({ topics }) => topics.map(({ purpose }) => purpose)));
  const drafts = plan.filter(({ origin, purpose, heading }) => {
    const leaving = layers.find(({ leaves }) => leaves.includes(purpose));
    if (!leaving || origin !== 'template' || wanted.has(purpose)) return true;
    changes.push({ layer: leaving.layer, kind: 'left_out', text: heading });
    return false;
  });
  const topics = layers.reduce((sum, layer) => sum + layer.topics.length, 0);
  return drafts.length + topics < LEAST_SECTIONS ? { drafts: [...plan], changes: [] } : { drafts, changes };
}

/** Adds what the audience asks to the section of answers, before what everybody asks. */
function addQuestions(
  drafts: readonly Draft[],
  layers: readonly Layer[],
  analysis: KeywordAnalysis,
): { drafts: Draft[]; changes: Change[] } {
  const asked = layers.flatMap(({ layer, questions }) => questions.map((text) => ({ layer, text })));
  if (asked.length === 0) return { drafts: [...drafts], changes: [] };
  const uncovered = new Set(analysis.uncovered);
  const answers = asked.map(({ layer, text }): DraftSubsection => ({
    heading: text,
    purpose: 'answers',
    origin: 'targeting',
    share: ANSWER_SHARE,
    optimizations: [],
    questions: [text],
    evidence: [],
    isUncovered: uncovered.has(text),
    layer,
  }));
  const at = drafts.findIndex(({ purpose }) => purpose === 'answers');
  const known = drafts[at];
  const changes = asked.map(({ layer, text }): Change => ({ layer, kind: 'question', text }));
  if (known) {
    const subsections = [...answers, ...known.subsections].slice(0, MOST_ANSWERS);
    const share = known.share + answers.length * ANSWER_SHARE;
    return { drafts: drafts.with(at, { ...known, share, subsections }), changes };
  }
  const section: Draft = {
    heading: 'Frequently asked questions',
    purpose: 'answers',
    origin: 'question',
    share: answers.length * ANSWER_SHARE,
    optimizations: [],
    questions: [],
    evidence: [],
    isUncovered: false,
    layer: null,
    position: 1,
    subsections: answers,
  };
  return { drafts: [...drafts, section], changes };
}

/** By position; questions and answers before the close, the close at the end. */
function inOrder(drafts: readonly Draft[]): Draft[] {
  const rank = ({ purpose }: Draft): number => LAST.indexOf(purpose) + 1;
  return drafts.toSorted((a, b) => rank(a) - rank(b) || a.position - b.position);
}
