import { askingHeadings, asks, featuresOf, formatOf } from '../evidence/page-format.ts';
import type {
  HeadingTopic,
  PageFeature,
  PageFigures,
  ArticleFormat,
  SubjectEvidence,
  SubjectQuestion,
} from '../evidence/subject-evidence.ts';
import type { TermCounter } from '../terms/count-terms.ts';
import { termCoverage } from '../terms/term-credit.ts';
import type { Term } from '../terms/term.ts';
import type { AnalyzedPaper } from '../text/analyze-paper.ts';

/** How the text covers its subject, compared with the evidence. */
export interface SubjectFacts {
  basis: 'measured' | 'modelled';
  /** Whether the text is in the language of the terms. */
  isSameLanguage: boolean;
  terms: readonly Term[];
  /** `counts[i]` belongs to `terms[i]`. */
  counts: ArrayLike<number>;
  /** Share (0 to 1) of the available term credit that the text earns. */
  coverage: number;
  /** The coverage that earns all points. */
  goodCoverage: number;
  headings: readonly (HeadingTopic & { isCovered: boolean })[];
  questions: readonly QuestionUse[];
  /** What most pages of the evidence provide. */
  featuresAsked: readonly PageFeature[];
  features: readonly PageFeature[];
  /** Headings that ask a question. */
  askingHeadings: number;
  /** The format of most pages of the evidence; null if they disagree. */
  favoured: ArticleFormat | null;
  format: ArticleFormat;
  /** The median page of the evidence; null without pages. */
  rivals: PageFigures | null;
}

/** How the text handles one question. */
export interface QuestionUse extends SubjectQuestion {
  /** Whether one section, heading included, uses most of its words. */
  isTreated: boolean;
  /** Whether a heading asks it with text beneath, or a single paragraph uses most of its words. */
  isAnswered: boolean;
}

/** Without pages there is no reference for coverage; two mentions of every term earn about this share. */
const GOOD_MODELLED_COVERAGE = 0.75;
/** Even if pages share hardly any terms, the text must cover some. */
const MIN_GOOD_COVERAGE = 0.3;
/** An answer need not use all words of a longer question. */
const FEW_WORDS = 2;
const MAX_WORDS = 0.6;
/** A trait shared by this share of the pages is favored by the results. */
const MAJORITY_SHARE = 0.5;

/**
 * Measures how a text covers its subject; `counter` counts the evidence's terms, `excessInBlocks` is the stuffed part.
 */
export function measureSubject(
  paper: AnalyzedPaper,
  title: string,
  evidence: SubjectEvidence,
  counter: TermCounter,
): SubjectFacts {
  const counts = counter.count(paper);
  const { middle, pages, terms } = evidence;
  return {
    basis: evidence.provenance.kind,
    isSameLanguage: evidence.language === paper.language.code,
    terms,
    counts,
    coverage: coverageOf(evidence.provenance.kind, counts, terms),
    goodCoverage: middle === null ? GOOD_MODELLED_COVERAGE : Math.max(MIN_GOOD_COVERAGE, middle.coverage),
    headings: researchTopics(paper, evidence.headings),
    questions: researchQuestions(paper, evidence.questions),
    featuresAsked: FEATURES.filter((feature) =>
      isCommon(pages.map(({ features }) => features.includes(feature))),
    ),
    features: featuresOf(paper.paper),
    askingHeadings: askingHeadings(paper.paper),
    favoured: FORMATS.find((format) => isCommon(pages.map((page) => page.format === format))) ?? null,
    format: formatOf(title, paper.paper),
    rivals: middle,
  };
}

/** Coverage of the terms by these counts; only pages define how often is too often. */
export function coverageOf(
  basis: SubjectFacts['basis'],
  counts: ArrayLike<number>,
  terms: readonly Term[],
): number {
  if (basis === 'measured') return termCoverage(counts, terms);
  return termCoverage(
    terms.map(({ high }, index) => Math.min(counts[index]!, high)),
    terms,
  );
}

/** The subject facts if the text used a phrase (word stems) this many times more, or fewer if negative. */
export function withMentions(
  subject: SubjectFacts | null,
  phrase: readonly string[],
  more: number,
): SubjectFacts | null {
  if (subject === null || more === 0) return subject;
  const counts = subject.terms.map(({ key }, index) =>
    Math.max(0, subject.counts[index]! + more * timesWithin(key.split(' '), phrase)),
  );
  return { ...subject, counts, coverage: coverageOf(subject.basis, counts, subject.terms) };
}

/** How often a phrase occurs within another, both given as word stems. */
export function timesWithin(keys: readonly string[], phrase: readonly string[]): number {
  let times = 0;
  for (let at = 0; at + keys.length <= phrase.length;) {
    const isThere = keys.every((key, index) => phrase[at + index] === key);
    if (isThere) times += 1;
    at += isThere ? keys.length : 1;
  }
  return times;
}

const FEATURES: readonly PageFeature[] = ['list', 'table', 'image', 'questions'];
/** An article without a special format is not a format that results favor. */
const FORMATS: readonly ArticleFormat[] = ['listicle', 'how_to', 'comparison', 'answer'];

function isCommon(votes: readonly boolean[]): boolean {
  return votes.length > 0 && votes.filter(Boolean).length > votes.length * MAJORITY_SHARE;
}

function researchTopics(paper: AnalyzedPaper, topics: readonly HeadingTopic[]): SubjectFacts['headings'] {
  if (topics.length === 0) return [];
  const covered = new Set<string>();
  const wanted = topics.map(({ key }) => ({ key, words: key.split(' ') }));
  for (const [index, block] of paper.paper.blocks.entries()) {
    if (block.kind !== 'heading') continue;
    const keys = new Set(paper.analyses[index]!.entries.map((entry) => entry.key));
    for (const { key, words } of wanted) if (words.every((word) => keys.has(word))) covered.add(key);
  }
  return topics.map((topic) => ({ ...topic, isCovered: covered.has(topic.key) }));
}

function researchQuestions(paper: AnalyzedPaper, questions: readonly SubjectQuestion[]): QuestionUse[] {
  if (questions.length === 0) return [];
  const owners = new Map<string, number[]>();
  for (const [index, { keys }] of questions.entries()) {
    for (const key of new Set(keys)) owners.set(key, [...(owners.get(key) ?? []), index]);
  }
  const wanted = questions.map(({ keys }) => new Set(keys).size);
  const needed = wanted.map((size) => (size <= FEW_WORDS ? size : Math.ceil(size * MAX_WORDS)));
  const treated = new Set<number>();
  const answered = new Set<number>();
  /** Words of each question found in the section's heading, and in the heading plus the current block. */
  let inHeading: Map<number, Set<string>> = new Map();
  let pending: number[] = [];
  for (const [index, block] of paper.paper.blocks.entries()) {
    const { entries } = paper.analyses[index]!;
    if (entries.length === 0) continue;
    const isHeading = block.kind === 'heading';
    const alone = new Map<number, Set<string>>();
    for (const { key } of entries) {
      for (const owner of owners.get(key) ?? []) addTo(alone, owner, key);
    }
    const held = isHeading ? alone : cloneSets(inHeading);
    if (!isHeading) for (const [owner, set] of alone) for (const key of set) addTo(held, owner, key);
    const whole = [...held].flatMap(([owner, set]) => (set.size === wanted[owner] ? [owner] : []));
    if (isHeading) {
      inHeading = held;
      pending = asks(block.text) ? whole : [];
      continue;
    }
    for (const [owner, set] of held) if (set.size >= needed[owner]!) treated.add(owner);
    for (const [owner, set] of alone) if (set.size >= needed[owner]!) answered.add(owner);
    for (const owner of pending) answered.add(owner);
    pending = [];
  }
  return questions.map((question, index) => ({
    ...question,
    isTreated: treated.has(index),
    isAnswered: answered.has(index),
  }));
}

function addTo(sets: Map<number, Set<string>>, owner: number, key: string): void {
  const set = sets.get(owner);
  if (set === undefined) sets.set(owner, new Set([key]));
  else set.add(key);
}

function cloneSets(sets: ReadonlyMap<number, ReadonlySet<string>>): Map<number, Set<string>> {
  return new Map([...sets].map(([owner, set]) => [owner, new Set(set)]));
}
