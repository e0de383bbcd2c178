import type { BriefEvidence, BriefFields, BriefFindings, Ground } from '@pagewright/contract/strategy';
import {
  expandKeyword,
  keywordIntent,
  keywordPlan,
  createBrief,
  outlineFrom,
  outlineTexts,
  subjectTerms,
  upperFirst,
  withSpelling,
  type Brief,
  type Expansion,
  type FoundQuestion,
  type InternalPage,
} from '@pagewright/engine';
import { parseLanguageTag, withLanguage, currentLanguage } from '../../language/current-language.ts';
import { findMergedQuestions, sentenceVectors } from '../../language-pack/index.ts';
import { readSerializedPage } from '../../research/evidence/serialized-page.ts';
import type { GatheredEvidence, ThreadEvidence } from '../../research/index.ts';
import { briefSentences } from './brief-text/brief-sentences.ts';
import { groundFields } from './ground-fields.ts';
import { keywordOfIdea, type IdeaReading } from './keyword-of-idea.ts';

/** What a brief is made of. */
export interface BriefMaking {
  readonly idea: string;
  readonly keyword: string;
  readonly isKeywordGiven: boolean;
  /** '' where the person named none. */
  readonly audience: string;
  readonly gathered: ThreadEvidence;
  readonly internalPages: readonly InternalPage[];
}

/** A brief in the contract's shape. */
export interface MadeBrief {
  readonly fields: BriefFields;
  readonly findings: BriefFindings;
  readonly grounds: Ground[];
  readonly provenance: { readonly kind: 'measured' | 'modelled' | 'generated'; readonly method: string };
}

const LONGEST = { heading: 300, term: 120, question: 300, topic: 300, text: 1_000 } as const;

/** Makes a brief of an idea from what was gathered. Takes seconds for long pages, so the server does it in a thread. */
export async function briefOfEvidence(making: BriefMaking): Promise<MadeBrief> {
  const { keyword, idea, gathered, internalPages } = making;
  const pages = gathered.pages.map(readSerializedPage);
  const intent = keywordIntent(keyword, gathered.results ?? []);
  const ideaReading = keywordOfIdea(idea);
  const language = ideaReading.isLanguageRead ? ideaReading.language : null;
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
  // What is usually asked is no gap that pages leave.
  const isAsked = ({ sources }: FoundQuestion): boolean =>
    pages.length === 0 || sources.some(({ kind }) => kind !== 'template');
  const alsoNamed = namedBeside(keyword, ideaReading);
  const outline = outlineFrom({
    keyword,
    pages,
    questions: questions.filter(isAsked).map(({ text }) => text),
    intent: intent.leading,
    language: pages.length === 0 ? language : null,
    idea,
    vectors: await sentenceVectors(outlineTexts(keyword, pages)),
  });
  const { audience: found, ...asked } = ideaReading.fields;
  // 'If you live alone' is a condition; it names nobody.
  const read = found !== null && /^(?:if|si|quand|cuando|when) /i.test(found) ? null : found;
  const named = making.audience || (read === null ? null : upperFirst(read.replace(/['’]s$/, 's')));
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
  const audience = making.audience ? 'given' : named === null ? null : 'idea';
  return {
    fields: fieldsOf(brief, named),
    findings: { ...findingsOf(brief), asked },
    grounds: groundFields({
      brief,
      outline,
      expansions,
      idea: ideaReading,
      isKeywordGiven: making.isKeywordGiven,
      audience,
    }),
    provenance: brief.provenance,
  };
}

/** The other keywords that an idea names: what its article is to be found for too. */
function namedBeside(keyword: string, { candidates }: IdeaReading): Pick<Expansion, 'text'>[] {
  const isOther = (text: string) => text.toLowerCase() !== keyword.toLowerCase();
  return candidates.flatMap(({ keyword: text, reason }) =>
    reason !== 'phrase' && / .* /.test(text) && isOther(text) ? [{ text }] : [],
  );
}

/** A text within its limit, without half a character at its end. */
const cut = (text: string, length: number): string => text.slice(0, length).toWellFormed().trim();

const topicOf = ({ mainTopic, language, intent, idea }: Brief): string =>
  keywordPlan(mainTopic, { language: language.code, intent: intent.main, idea })?.topic ??
  upperFirst(withSpelling(mainTopic));

function fieldsOf(brief: Brief, audience: string | null): BriefFields {
  // A brief speaks one language, whoever reads it; where it is none of ours, the reader's.
  const { code } = brief.language;
  const sentences = withLanguage(parseLanguageTag(code) ?? currentLanguage(), () =>
    briefSentences(brief, audience),
  );
  return {
    mainTopic: cut(topicOf(brief), LONGEST.topic),
    primarySeoQuery: brief.primarySeoQuery,
    targetAudience: cut(sentences.targetAudience, LONGEST.text),
    userIntent: cut(sentences.userIntent, LONGEST.text),
    coreAngle: cut(sentences.coreAngle, LONGEST.text),
    secondaryKeywords: brief.secondaryKeywords.map((text) => cut(text, LONGEST.term)),
    sections: brief.sections.map((section) => ({
      ...section,
      heading: cut(section.heading, LONGEST.heading),
      terms: section.terms.map((text) => cut(text, LONGEST.term)),
      questions: section.questions.map((text) => cut(text, LONGEST.question)),
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

/** What was gathered, as a brief keeps it. `now` is the database's. */
export function evidenceOf(
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
