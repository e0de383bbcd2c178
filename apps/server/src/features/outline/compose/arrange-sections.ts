import type { KeywordAnalysis, SectionPurpose } from '@pagewright/contract/outline';
import type { Layer } from '../targeting/layer.ts';
import type { Subject } from '../targeting/parse-subject.ts';
import { toDrafts, type TargetingChange, type SectionDraft, type SubsectionDraft } from './section-draft.ts';
import { placeTopics } from './place-topics.ts';
import { addAudienceToHeadings } from './add-audience-to-headings.ts';

const ANSWERS_MAX = 10;
const ANSWER_SHARE = 0.02;
/** With fewer sections, no generic ones are dropped. */
const SECTIONS_MIN = 3;
const LAST: readonly SectionPurpose[] = ['answers', 'close'];

/** Arranges the sections of an outline for its audience, and lists the changes made by the targeting. */
export function arrangeSections(
  analysis: KeywordAnalysis,
  layers: readonly Layer[],
  subject: Subject,
): { drafts: SectionDraft[]; changes: TargetingChange[] } {
  const hasPages = analysis.pages.length > 0;
  const kept = dropUnneeded(toDrafts(analysis.plan, hasPages), layers);
  const placed = placeTopics(kept.drafts, layers, analysis);
  const worded = addAudienceToHeadings(placed.drafts, layers, subject);
  const asked = addQuestions(worded.drafts, layers, analysis);
  return {
    drafts: sortSections(asked.drafts),
    changes: [...placed.changes, ...asked.changes, ...worded.changes, ...kept.changes],
  };
}

/** Drops generic sections that the audience does not need. Sections found in pages stay. */
function dropUnneeded(plan: readonly SectionDraft[], layers: readonly Layer[]) {
  const changes: TargetingChange[] = [];
  const wanted = new Set(layers.flatMap(({ topics }) => topics.map(({ purpose }) => purpose)));
  const drafts = plan.filter(({ origin, purpose, heading }) => {
    const leaving = layers.find(({ drops }) => drops.includes(purpose));
    if (!leaving || origin !== 'template' || wanted.has(purpose)) return true;
    changes.push({ layer: leaving.layer, kind: 'left_out', text: heading });
    return false;
  });
  const topics = layers.reduce((sum, layer) => sum + layer.topics.length, 0);
  return drafts.length + topics < SECTIONS_MIN ? { drafts: [...plan], changes: [] } : { drafts, changes };
}

/** Adds the audience's questions to the FAQ section, before general questions. */
function addQuestions(
  drafts: readonly SectionDraft[],
  layers: readonly Layer[],
  analysis: KeywordAnalysis,
): { drafts: SectionDraft[]; changes: TargetingChange[] } {
  const asked = layers.flatMap(({ layer, questions }) => questions.map((text) => ({ layer, text })));
  if (asked.length === 0) return { drafts: [...drafts], changes: [] };
  const uncovered = new Set(analysis.uncovered);
  const answers = asked.map(({ layer, text }): SubsectionDraft => ({
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
  const changes = asked.map(({ layer, text }): TargetingChange => ({ layer, kind: 'question', text }));
  if (known) {
    const subsections = [...answers, ...known.subsections].slice(0, ANSWERS_MAX);
    const share = known.share + answers.length * ANSWER_SHARE;
    return { drafts: drafts.with(at, { ...known, share, subsections }), changes };
  }
  const section: SectionDraft = {
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

/** Sorts by position, with the FAQ before the conclusion and the conclusion last. */
function sortSections(drafts: readonly SectionDraft[]): SectionDraft[] {
  const rank = ({ purpose }: SectionDraft): number => LAST.indexOf(purpose) + 1;
  return drafts.toSorted((a, b) => rank(a) - rank(b) || a.position - b.position);
}
