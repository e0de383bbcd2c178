import type { BriefEvidence, BriefFields, BriefFindings, Ground } from '@pagewright/contract/strategy';
import {
  audienceInWords,
  expandKeyword,
  keywordIntent,
  createKeywordPlan,
  createBrief,
  createOutline,
  outlineTexts,
  subjectTerms,
  upperFirst,
  withSpelling,
  type Brief,
  type Expansion,
  type FoundQuestion,
  type InternalPage,
} from '@pagewright/engine';
import { parseLanguageTag, withLanguage, currentLanguage } from '../../platform/language/current-language.ts';
import { findMergedQuestions, sentenceVectors } from '../../language-pack/index.ts';
import { readSerializedPage } from '../../research/evidence/serialized-page.ts';
import type { GatheredEvidence, ThreadEvidence } from '../../research/index.ts';
import { briefSentences } from './brief-text/brief-sentences.ts';
import { explainFields } from './explain-fields.ts';
import { findKeyword, type IdeaReading } from './find-keyword.ts';

/** The input for a brief. */
export interface BriefInput {
  readonly idea: string;
  readonly keyword: string;
  readonly isKeywordGiven: boolean;
  /** '' if the user named none. */
  readonly audience: string;
  readonly gathered: ThreadEvidence;
  readonly internalPages: readonly InternalPage[];
}

/** A brief in the contract's format. */
export interface CreatedBrief {
  readonly fields: BriefFields;
  readonly findings: BriefFindings;
  readonly grounds: Ground[];
  readonly provenance: { readonly kind: 'measured' | 'modelled' | 'generated'; readonly method: string };
}

const LENGTH_LIMITS = { heading: 300, term: 120, question: 300, topic: 300, text: 1_000 } as const;

/**
 * Creates a brief for an idea from the gathered evidence. Takes seconds for long pages, so the server runs it in a
 * worker thread.
 */
export async function createBriefFromEvidence(input: BriefInput): Promise<CreatedBrief> {
  const { keyword, idea, gathered, internalPages } = input;
  const pages = gathered.pages.map(readSerializedPage);
  const intent = keywordIntent(keyword, gathered.results ?? []);
  const ideaReading = findKeyword(idea);
  const language = ideaReading.isLanguageSupported ? ideaReading.language : null;
  const terms = subjectTerms(keyword, pages);
  const { questions } = await findMergedQuestions({
    keyword,
    pages,
    peopleAlsoAsk: gathered.questions ?? [],
    language,
    idea,
  });
  const suggestions = [...(gathered.suggestions ?? []), ...(gathered.related ?? [])];
  const { expansions } = expandKeyword({ keyword, pages, suggestions, language, idea });
  // Generic questions are not gaps in the pages.
  const isAsked = ({ sources }: FoundQuestion): boolean =>
    pages.length === 0 || sources.some(({ kind }) => kind !== 'template');
  const alsoNamed = otherKeywords(keyword, ideaReading);
  const outline = createOutline({
    keyword,
    pages,
    questions: questions.filter(isAsked).map(({ text }) => text),
    suggestions: [...suggestions, ...(gathered.questions ?? [])],
    intent: intent.leading,
    language: pages.length === 0 ? language : null,
    idea,
    vectors: await sentenceVectors(outlineTexts(keyword, pages)),
  });
  const { audience: found, ...asked } = ideaReading.fields;
  // 'If you live alone' is a condition and names no audience.
  const read = found !== null && /^(?:if|si|quand|cuando|when) /i.test(found) ? null : found;
  const named =
    input.audience ||
    (read === null
      ? null
      : audienceInWords(read.replace(/['’]s$/, 's'), { idea, keyword, language: ideaReading.language }));
  const brief = createBrief({
    keyword,
    idea,
    audience: named,
    intent,
    pages,
    terms,
    questions,
    outline,
    expansions: [...alsoNamed, ...expansions],
    internalPages,
  });
  const audience = input.audience ? 'given' : named === null ? null : 'idea';
  return {
    fields: fieldsOf(brief, named),
    findings: { ...findingsOf(brief), asked },
    grounds: explainFields({
      brief,
      outline,
      expansions,
      idea: ideaReading,
      isKeywordGiven: input.isKeywordGiven,
      audience,
    }),
    provenance: brief.provenance,
  };
}

/** Other keywords in the idea that its article should be found for. */
function otherKeywords(keyword: string, { candidates }: IdeaReading): Pick<Expansion, 'text'>[] {
  const isOther = (text: string) => text.toLowerCase() !== keyword.toLowerCase();
  return candidates.flatMap(({ keyword: text, reason }) =>
    reason !== 'phrase' && / .* /.test(text) && isOther(text) ? [{ text }] : [],
  );
}

/** Truncates a text without splitting a character. */
const truncate = (text: string, length: number): string => text.slice(0, length).toWellFormed().trim();

const deriveTopic = ({ mainTopic, language, intent, idea }: Brief): string =>
  createKeywordPlan(mainTopic, { language: language.code, intent: intent.main, idea })?.topic ??
  upperFirst(withSpelling(mainTopic));

function fieldsOf(brief: Brief, audience: string | null): BriefFields {
  // A brief has one language for all readers; the user's if its own is not supported.
  const { code } = brief.language;
  const sentences = withLanguage(parseLanguageTag(code) ?? currentLanguage(), () =>
    briefSentences(brief, audience),
  );
  return {
    mainTopic: truncate(deriveTopic(brief), LENGTH_LIMITS.topic),
    primarySeoQuery: brief.primarySeoQuery,
    targetAudience: truncate(sentences.targetAudience, LENGTH_LIMITS.text),
    userIntent: truncate(sentences.userIntent, LENGTH_LIMITS.text),
    coreAngle: truncate(sentences.coreAngle, LENGTH_LIMITS.text),
    secondaryKeywords: brief.secondaryKeywords.map((text) => truncate(text, LENGTH_LIMITS.term)),
    sections: brief.sections.map((section) => ({
      ...section,
      heading: truncate(section.heading, LENGTH_LIMITS.heading),
      terms: section.terms.map((text) => truncate(text, LENGTH_LIMITS.term)),
      questions: section.questions.map((text) => truncate(text, LENGTH_LIMITS.question)),
    })),
  };
}

function findingsOf(brief: Brief): BriefFindings {
  return {
    intent: { main: brief.intent.main, probabilities: { ...brief.intent.probabilities } },
    angle: { code: brief.angle.code, values: { ...brief.angle.values } },
    otherAngles: brief.otherAngles.map(({ code, values }) => ({ code, values: { ...values } })),
    terms: brief.terms.map(({ text, key, weight, pages, low, high }) => ({
      text,
      key,
      weight,
      pages,
      low,
      high,
    })),
    questions: brief.questions.map(toQuestion),
    facts: brief.facts.map(({ kind, text, page, source, isOwn }) => ({
      kind,
      text,
      title: page.title,
      url: page.url,
      source,
      isOwn,
    })),
    internalLinks: [...brief.internalLinks],
    titles: brief.titles.map(({ text }) => text),
    descriptions: brief.descriptions.map(({ text }) => text),
    words: brief.words,
    uncovered: { questions: [...brief.uncovered.questions], sections: [...brief.uncovered.sections] },
    seedKeywords: [...brief.seedKeywords],
    longTailKeywords: [...brief.longTailKeywords],
    readerLevel: brief.audience.reader?.level ?? null,
    readerGrade: brief.audience.reader?.medianGrade ?? null,
    language: brief.language.code,
    leftOut: [...brief.leftOut],
  };
}

function toQuestion({
  text,
  pages,
  relevance,
  sources,
  provenance,
}: FoundQuestion): BriefFindings['questions'][number] {
  return { text, pages, relevance, source: sources[0]?.kind ?? 'template', provenance };
}

/**
 * The evidence as stored with a brief.
 * @param now The database's time.
 */
export function toEvidence(
  gathered: GatheredEvidence,
  leftOut: BriefEvidence['leftOut'],
  given: readonly { readonly source: string; readonly wordCount: number }[],
  { now, ...asked }: Pick<BriefEvidence, 'competitors' | 'isSearched'> & { readonly now: Date },
): BriefEvidence {
  return {
    pages: gathered.pages.map(({ url, title, source, words, fetchedAt }, place) => ({
      url,
      title,
      source: source === 'given' ? (given[place]?.source ?? source) : source,
      wordCount: given[place]?.wordCount ?? words,
      fetchedAt,
    })),
    leftOut: [...leftOut, ...gathered.leftOut.map(({ title, url, message }) => ({ title, url, message }))],
    sources: gathered.sources.map(({ title, part, condition, message }) => ({
      title,
      part,
      condition,
      message,
    })),
    notice: gathered.notice?.message ?? null,
    volume: gathered.figures.volume,
    difficulty: gathered.figures.difficulty,
    ...asked,
    gatheredAt: now.toISOString(),
  };
}
