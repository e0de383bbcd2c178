import type { KeywordAnalysis, SectionPurpose } from '@pagewright/contract/outline';
import { fillRow, type Layer } from '../targeting/layer.ts';
import { parseSubject } from '../targeting/parse-subject.ts';
import { isTargetLanguage, ROW_TEXTS, type TargetLanguage } from '../targeting/rows.ts';
import { toDrafts, type TargetingChange, type SectionDraft, type SubsectionDraft } from './section-draft.ts';
import { placeTopics } from './place-topics.ts';
import { addAudienceToHeadings, namedLayers } from './add-audience-to-headings.ts';

const ANSWERS_MAX = 10;
const ANSWER_SHARE = 0.02;
/** With fewer sections besides the FAQ, no generic ones are dropped. */
const SECTIONS_MIN = 4;
const LAST: readonly SectionPurpose[] = ['answers', 'close'];

/** Arranges the sections of an outline for its audience, and lists the changes made by the targeting. */
export function arrangeSections(
  analysis: KeywordAnalysis,
  layers: readonly Layer[],
): { drafts: SectionDraft[]; changes: TargetingChange[] } {
  const { language, plan, pages } = analysis;
  const drafts = toDrafts(plan, pages.length > 0);
  if (!isTargetLanguage(language) || layers.length === 0)
    return { drafts: sortSections(drafts), changes: [] };
  const kept = dropUnneeded(drafts, layers);
  const fewer = placeTopics(kept.drafts, layers, analysis);
  const isEnough = fewer.drafts.filter(({ purpose }) => purpose !== 'answers').length >= SECTIONS_MIN;
  const placed = isEnough ? fewer : placeTopics(drafts, layers, analysis);
  const worded = nameAudience(placed.drafts, layers, analysis, language);
  const asked = addQuestions(worded.drafts, layers, analysis, language);
  return {
    drafts: sortSections(asked.drafts),
    changes: [...placed.changes, ...asked.changes, ...worded.changes, ...(isEnough ? kept.changes : [])],
  };
}

/** Names the place or industry in headings that can take it, or else in a section of its own at the start. */
function nameAudience(
  drafts: readonly SectionDraft[],
  layers: readonly Layer[],
  analysis: KeywordAnalysis,
  language: TargetLanguage,
): { drafts: SectionDraft[]; changes: TargetingChange[] } {
  const subject = parseSubject(analysis.keyword, language);
  const worded = addAudienceToHeadings(drafts, layers, subject, language);
  const missing = namedLayers(layers).filter(
    ({ suffix }) => !worded.drafts.some(({ heading }) => heading.includes(suffix)),
  );
  const [first] = missing;
  if (first === undefined) return worded;
  const suffix = missing.map((layer) => layer.suffix).join('');
  const topics = fillRow('lead', ROW_TEXTS[language].rows.lead, subject, { for: suffix });
  const led = placeTopics(worded.drafts, [{ ...first, topics }], analysis);
  return { drafts: led.drafts, changes: [...worded.changes, ...led.changes] };
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
  return { drafts, changes };
}

/** Adds the audience's questions to the FAQ section, before general questions. */
function addQuestions(
  drafts: readonly SectionDraft[],
  layers: readonly Layer[],
  analysis: KeywordAnalysis,
  language: TargetLanguage,
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
    heading: ROW_TEXTS[language].faq,
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
