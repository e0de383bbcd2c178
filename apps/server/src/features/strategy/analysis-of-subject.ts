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

const MOST_CORE = 12;
const MOST_LONG_TAIL = 15;
const MOST_QUESTIONS = 12;
/** A long-tail keyword has so many words and more. */
const LONG_TAIL_WORDS = 4;
const LONGEST = 120;
/** A question names its subject by so much of the keyword's weight. */
const NAMES_SUBJECT = 0.5;

/** What keywords and questions are sought around. */
interface AnalysisInput extends Pick<
  BriefSubject,
  'keyword' | 'secondaryKeywords' | 'idea' | 'language' | 'own'
> {
  readonly gathered: ThreadEvidence;
  readonly now: Date;
}

/**
 * Finds the keywords around a subject, short and long, and its questions with what the pages answer. Takes seconds for long
 * pages, so the server does it in a thread.
 */
export async function analysisOfSubject(input: AnalysisInput): Promise<BriefAnalysis> {
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
  const asked = questions.slice(0, MOST_QUESTIONS);
  const answers = createAnswerFinder(pages);
  const keywords = keywordsOf(input, expansions, questions);
  const namesOf = (kind: AnalyzedKeyword['kind']) =>
    keywords.filter((one) => one.kind === kind).map(({ text }) => text);
  return {
    seedKeywords: namesOf('core'),
    longTailKeywords: namesOf('long_tail'),
    faq: asked.map((question) => toFaq(question, answers, pages)),
    keywords,
    provenance,
    engineVersion: ENGINE_VERSION,
    madeAt: now.toISOString(),
  };
}

function keywordsOf(
  { keyword, secondaryKeywords, own, gathered }: AnalysisInput,
  expansions: readonly Expansion[],
  questions: readonly FoundQuestion[],
): AnalyzedKeyword[] {
  const { volume } = gathered.figures;
  const known = new Map<string, AnalyzedKeyword>();
  const add = (text: string, more: Omit<AnalyzedKeyword, 'text' | 'kind' | 'intent' | 'volume'>): void => {
    const key = text.toLowerCase();
    if (text === '' || text.length > LONGEST || known.has(key)) return;
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
  const addOfBrief = (text: string, isOwn: boolean): void => {
    const expansion = byText.get(text.toLowerCase());
    const question = bySearch.get(text.toLowerCase());
    if (!isOwn && expansion) add(text, ofExpansion(expansion));
    else if (!isOwn && question) add(text, ofQuestion(question));
    else add(text, ofBrief(isOwn));
  };
  addOfBrief(keyword, own.has('keyword'));
  for (const text of secondaryKeywords) addOfBrief(text, own.has('secondaryKeywords'));
  // With pages at hand, what only a template proposes is left out.
  const found = expansions.filter(({ sources }) => gathered.pages.length === 0 || !isTemplateOnly(sources));
  for (const expansion of found) add(expansion.text, ofExpansion(expansion));
  // What people ask is what people type, if it names what it is about.
  for (const question of asked)
    if (question.closeness >= NAMES_SUBJECT) add(asSearch(question.text), ofQuestion(question));
  const all = [...known.values()];
  return [
    ...all.filter(({ kind }) => kind === 'core').slice(0, MOST_CORE),
    ...all.filter(({ kind }) => kind === 'long_tail').slice(0, MOST_LONG_TAIL),
  ];
}

/** A keyword of the brief: a person's own words are given, the machine's choice is modelled; neither is measured. */
function ofBrief(isOwn: boolean): Pick<AnalyzedKeyword, 'relevance' | 'sources' | 'provenance'> {
  return {
    relevance: null,
    sources: [{ code: 'brief', text: '', url: null }],
    provenance: isOwn
      ? { kind: 'given', method: 'written by a person' }
      : { kind: 'modelled', method: 'chosen from the idea' },
  };
}

function ofQuestion({ text, relevance, sources, provenance }: FoundQuestion) {
  const [first] = sources;
  const url = first && 'url' in first ? first.url : null;
  return { relevance, sources: [{ code: 'question' as const, text, url }], provenance };
}

function ofExpansion({ relevance, sources, provenance }: Expansion) {
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
