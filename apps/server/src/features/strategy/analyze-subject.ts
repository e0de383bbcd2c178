import type { BriefAnalysis } from '@pagewright/contract/strategy';
import {
  asSearch,
  createAnswerFinder,
  ENGINE_VERSION,
  expandKeyword,
  isTemplateOnly,
  keywordIntent,
  type AnswerFinder,
  type EvidencePage,
  type Expansion,
  type ExpansionSource,
  type FoundQuestion,
} from '@pagewright/engine';
import { findMergedQuestions } from '../../language-pack/index.ts';
import { readSerializedPage } from '../../research/evidence/serialized-page.ts';
import type { ThreadEvidence } from '../../research/index.ts';
import type { BriefSubject } from './brief-subject.ts';

type AnalyzedKeyword = BriefAnalysis['keywords'][number];

const CORE_MAX = 12;
const LONG_TAIL_MAX = 15;
const QUESTIONS_MAX = 12;
/** A long-tail keyword has at least this many words. */
const LONG_TAIL_WORDS = 4;
const LENGTH_MAX = 120;
/** Share of the keyword's weight that a question must contain to be about it. */
const SUBJECT_SHARE_MIN = 0.5;

/** The input for finding keywords and questions. */
interface AnalysisInput extends Pick<
  BriefSubject,
  'keyword' | 'secondaryKeywords' | 'idea' | 'language' | 'userWritten'
> {
  readonly gathered: ThreadEvidence;
  readonly now: Date;
}

/**
 * Finds short and long-tail keywords around a subject, and its questions with the pages' answers. Takes seconds for
 * long pages, so the server runs it in a worker thread.
 */
export async function analyzeSubject(input: AnalysisInput): Promise<BriefAnalysis> {
  const { keyword, idea, language, gathered, now } = input;
  const pages = gathered.pages.map(readSerializedPage);
  const suggestions = [...(gathered.suggestions ?? []), ...(gathered.related ?? [])];
  const { expansions, provenance } = expandKeyword({ keyword, pages, suggestions, language, idea });
  const { questions } = await findMergedQuestions({
    keyword,
    pages,
    peopleAlsoAsk: gathered.questions ?? [],
    language,
    idea,
  });
  const asked = questions.slice(0, QUESTIONS_MAX);
  const answers = createAnswerFinder(pages);
  const keywords = collectKeywords(input, expansions, questions);
  const textsOfKind = (kind: AnalyzedKeyword['kind']) =>
    keywords.filter((one) => one.kind === kind).map(({ text }) => text);
  return {
    seedKeywords: textsOfKind('core'),
    longTailKeywords: textsOfKind('long_tail'),
    faq: asked.map((question) => toFaq(question, answers, pages)),
    keywords,
    provenance,
    engineVersion: ENGINE_VERSION,
    madeAt: now.toISOString(),
  };
}

function collectKeywords(
  { keyword, secondaryKeywords, userWritten, gathered }: AnalysisInput,
  expansions: readonly Expansion[],
  questions: readonly FoundQuestion[],
): AnalyzedKeyword[] {
  const { volume } = gathered.figures;
  const known = new Map<string, AnalyzedKeyword>();
  const add = (text: string, more: Omit<AnalyzedKeyword, 'text' | 'kind' | 'intent' | 'volume'>): void => {
    const key = text.toLowerCase();
    if (text === '' || text.length > LENGTH_MAX || known.has(key)) return;
    const kind = countWords(text) < LONG_TAIL_WORDS || known.size === 0 ? 'core' : 'long_tail';
    const searches = key === keyword.toLowerCase() ? volume : null;
    known.set(key, {
      text,
      kind,
      intent: keywordIntent(text).leading,
      volume: searches,
      ...more,
    });
  };
  const byText = new Map(expansions.map((expansion) => [expansion.text.toLowerCase(), expansion]));
  const asked = questions.filter(({ sources }) => !isTemplateOnly(sources));
  const bySearch = new Map(asked.map((question) => [asSearch(question.text).toLowerCase(), question]));
  const addBriefKeyword = (text: string, isOwn: boolean): void => {
    const expansion = byText.get(text.toLowerCase());
    const question = bySearch.get(text.toLowerCase());
    if (!isOwn && expansion) add(text, fromExpansion(expansion));
    else if (!isOwn && question) add(text, fromQuestion(question));
    else add(text, fromBrief(isOwn));
  };
  addBriefKeyword(keyword, userWritten.has('keyword'));
  for (const text of secondaryKeywords) addBriefKeyword(text, userWritten.has('secondaryKeywords'));
  // With pages available, template-only proposals are left out.
  const found = expansions.filter(({ sources }) => gathered.pages.length === 0 || !isTemplateOnly(sources));
  for (const expansion of found) add(expansion.text, fromExpansion(expansion));
  // Questions that people ask are also typed as searches if they name their subject.
  for (const question of asked)
    if (question.closeness >= SUBJECT_SHARE_MIN) add(asSearch(question.text), fromQuestion(question));
  const all = [...known.values()];
  return [
    ...all.filter(({ kind }) => kind === 'core').slice(0, CORE_MAX),
    ...all.filter(({ kind }) => kind === 'long_tail').slice(0, LONG_TAIL_MAX),
  ];
}

/** A keyword of the brief: user-written ones are given, generated ones are modeled; neither is measured. */
function fromBrief(isOwn: boolean): Pick<AnalyzedKeyword, 'relevance' | 'sources' | 'provenance'> {
  return {
    relevance: null,
    sources: [{ code: 'brief', text: '', url: null }],
    provenance: isOwn
      ? { kind: 'given', method: 'written by a person' }
      : { kind: 'modelled', method: 'chosen from the idea' },
  };
}

function fromQuestion({ text, relevance, sources, provenance }: FoundQuestion) {
  const [first] = sources;
  const url = first && 'url' in first ? first.url : null;
  return { relevance, sources: [{ code: 'question' as const, text, url }], provenance };
}

function fromExpansion({ relevance, sources, provenance }: Expansion) {
  return { relevance, sources: sources.map(toSource), provenance };
}

function toSource(source: ExpansionSource): AnalyzedKeyword['sources'][number] {
  switch (source.kind) {
    case 'page':
      return { code: 'page', text: source.text, url: source.url };
    case 'term':
      return { code: 'term', text: source.term, url: null };
    case 'template':
      return { code: 'template', text: source.template, url: null };
    case 'suggestion':
      return { code: 'suggestion', text: '', url: null };
  }
}

function toFaq(
  question: FoundQuestion,
  answers: AnswerFinder,
  pages: readonly EvidencePage[],
): BriefAnalysis['faq'][number] {
  const answer = answers.find(question.text);
  const page = answer && pages[answer.page];
  return {
    question: question.text,
    answer: answer?.text ?? null,
    url: page?.url ?? null,
    title: page?.title ?? null,
    pages: question.pages,
    source: question.sources[0]?.kind ?? 'template',
    provenance: question.provenance,
  };
}

const countWords = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;
