import type { EvidencePage } from '../evidence/evidence-page.ts';
import type { OutlineSection } from '../outline/types.ts';
import { quantile } from '../series/quantile.ts';
import { prepareKeyword } from '../research/keyword.ts';
import { lexiconOf } from '../text/lexicon.ts';
import { namesThing } from '../terms/names-thing.ts';
import { stretchedTerms } from '../terms/stretched-terms.ts';
import { analyzePage } from '../text/analyze-paper.ts';
import { createKeywordPlan } from '../plans/keyword-plan.ts';
import type { KeywordPlan } from '../plans/keyword-plan.ts';
import { evidenceLines } from '../plans/phrase-evidence.ts';
import { isTemplateOnly } from '../queries/question-source.ts';
import { tokenize } from '../text/tokenize.ts';
import { angles } from './angles.ts';
import { citedFacts } from './cited-facts.ts';
import { suggestDescriptions, suggestTitles, topicTerms } from './head-suggestions.ts';
import { suggestInternalLinks } from './internal-links.ts';
import { detectReaderLevel } from './reader-level.ts';
import { LONG_TAIL_WORDS, secondaryKeywords } from './secondary-keywords.ts';
import type { Brief, BriefInput, RequiredSection } from './types.ts';

const MAX_TERMS = 40;
const MAX_QUESTIONS = 12;
const MAX_SEEDS = 10;
const MAX_LONG_TAIL = 15;
/** A seed keyword has one or two words. */
const SEED_WORDS = 2;
/** Without pages the planned word count is an estimate: a quarter to either side. */
const PLAN_MARGIN = 0.25;
/** Rounds estimates, since a range without pages is not a measurement. */
const PLAN_ROUNDED_TO = 50;

/**
 * Builds the brief of an article from the analyses: what to write, for which readers, in which sections, with which terms,
 * questions, and facts, and what sets it apart. Each part states its evidence; nothing is invented. Never throws; time
 * grows with the pages' text.
 */
export function createBrief(input: BriefInput): Brief {
  const { pages, terms, outline, intent } = input;
  const keyword = input.keyword.trim();
  const language = pages.length === 0 ? outline.language : terms.language;
  const isEnglish = language.code === 'en';
  const isOther = (text: string): boolean => text !== '' && text.toLowerCase() !== keyword.toLowerCase();
  const expansions = (input.expansions ?? [])
    .map(({ text, sources }) => ({
      text: text.trim(),
      isPattern: sources !== undefined && isTemplateOnly(sources),
    }))
    .filter(({ text }) => isOther(text));
  const given = new Set(prepareKeyword(keyword, lexiconOf(language.code))?.keys);
  const named = stretchedTerms(
    terms.terms.filter((term) => namesThing(term, language.code, given)),
    pages.map(({ paper }) => analyzePage(paper)),
  );
  const topics = topicTerms(keyword, named);
  const questions = input.questions.slice(0, MAX_QUESTIONS);
  const lines = evidenceLines(pages, searchesIn(input));
  const headParts = {
    keyword,
    lines,
    topics,
    questions: questions.map((question) => question.text),
    isEnglish,
    language: language.code,
    idea: input.idea ?? null,
    intent: intent.leading,
    headings: pages.length === 0 ? [] : outline.sections.map(({ heading }) => heading),
  };
  const uncovered = findUncovered(input);
  const reader = detectReaderLevel(keyword, pages);
  const main = intent.leading;
  const plan = createKeywordPlan(keyword, {
    language: language.code,
    intent: main,
    idea: input.idea ?? null,
    lines,
  });
  const [angle, ...otherAngles] = angles(pages, uncovered.questions, outline.sections, reader, main, plan);
  const facts = citedFacts(pages, terms.terms);
  const secondary = secondaryKeywords(keyword, expansions, input, language.code, plan);
  const audience = input.audience?.trim() ?? '';
  return {
    mainTopic: keyword,
    primarySeoQuery: keyword,
    idea: input.idea?.trim() ?? '',
    secondaryKeywords: secondary,
    seedKeywords: [keyword, ...topics].filter((text) => countWords(text) <= SEED_WORDS).slice(0, MAX_SEEDS),
    longTailKeywords: [...new Set(expansions.map(({ text }) => text))]
      .filter((text) => countWords(text) >= LONG_TAIL_WORDS && !secondary.includes(text))
      .slice(0, MAX_LONG_TAIL),
    audience: { named: audience === '' ? null : audience, usual: usualReaders(plan), reader },
    form: formOf(plan),
    intent: { main, probabilities: intent.probabilities, evidence: intent.evidence },
    angle: angle!,
    otherAngles,
    demands: plan?.demands ?? [],
    besides: plan?.besides ?? [],
    demandHeadings: plan?.demandHeadings ?? [],
    sections: outline.sections.flatMap(requiredSections),
    terms: named.slice(0, MAX_TERMS),
    questions,
    facts,
    internalLinks: suggestInternalLinks(keyword, topics, input.internalPages ?? [], language.code),
    titles: suggestTitles(headParts),
    descriptions: suggestDescriptions(headParts),
    words: wordRange(pages, outline.targetWords),
    uncovered,
    language,
    leftOut: leftOut(pages, reader === null, facts.length === 0, isEnglish),
    evidence: pages.map(({ url, title }) => ({ url, title })),
    // Still a proposal, however much data went into it.
    provenance: { kind: 'modelled', method: 'brief_from_evidence' },
  };
}

/** Readers of the article in words, with the place that the idea names. */
function usualReaders(plan: KeywordPlan | null): string | null {
  if (plan === null || plan.readers === null) return null;
  const { readers, place } = plan;
  return place === null || /[:?]/u.test(readers) ? readers : `${readers} ${place}`;
}

const formOf = (plan: KeywordPlan | null): Brief['form'] =>
  plan === null ? null : plan.isExplained ? 'explained' : plan.form;

/** What people search for: suggestions, and questions that somebody asked. */
const searchesIn = ({ expansions = [], questions }: BriefInput): string[] =>
  [
    ...expansions.filter(({ sources }) => sources?.some(({ kind }) => kind === 'suggestion')),
    ...questions.filter(({ sources }) => !isTemplateOnly(sources)),
  ].map(({ text }) => text);

function findUncovered({ pages, outline }: BriefInput): Brief['uncovered'] {
  if (pages.length === 0) return { questions: [], sections: [] };
  const gaps = (sections: readonly OutlineSection[]): string[] =>
    sections.flatMap((section) => [
      ...(section.origin === 'gap' ? [section.heading] : []),
      ...gaps(section.subsections),
    ]);
  return {
    questions: outline.questions.filter((question) => !question.isCovered).map((question) => question.text),
    sections: gaps(outline.sections),
  };
}

function requiredSections(section: OutlineSection): RequiredSection[] {
  const { heading, level, purpose, origin, questions, estimatedWords } = section;
  const required: RequiredSection = {
    heading,
    level,
    purpose,
    origin,
    words: estimatedWords,
    terms: section.optimizations.map((term) => term.text),
    questions,
    pages: new Set(section.evidence.map((evidence) => evidence.page)).size,
  };
  return [required, ...section.subsections.flatMap(requiredSections)];
}

function wordRange(pages: readonly EvidencePage[], planned: number): Brief['words'] {
  const lengths = pages
    .map(({ paper }) => paper.blocks.reduce((sum, block) => sum + tokenize(block.text).words, 0))
    .filter((words) => words > 0);
  const [least, most] = [1 - PLAN_MARGIN, 1 + PLAN_MARGIN].map(
    (share) => Math.round((planned * share) / PLAN_ROUNDED_TO) * PLAN_ROUNDED_TO,
  ) as [number, number];
  if (lengths.length === 0) return { low: least, target: planned, high: most, pages: 0 };
  const at = (share: number): number => {
    const words = quantile(lengths, share);
    return words < 2 * PLAN_ROUNDED_TO
      ? Math.round(words)
      : Math.round(words / PLAN_ROUNDED_TO) * PLAN_ROUNDED_TO;
  };
  // Estimates leave some room around the pages' lengths.
  return {
    low: Math.min(least, at(0.25)),
    target: planned,
    high: Math.max(most, at(0.75)),
    pages: lengths.length,
  };
}

function leftOut(
  pages: readonly EvidencePage[],
  isLevelUnknown: boolean,
  isWithoutFacts: boolean,
  isEnglish: boolean,
): Brief['leftOut'] {
  const missing: Brief['leftOut'][number][] = [];
  if (isLevelUnknown) missing.push('reader_level');
  if (isWithoutFacts && (pages.length === 0 || !isEnglish)) missing.push('facts');
  if (pages.length === 0) missing.push('word_range');
  if (!isEnglish) missing.push('guide_titles');
  return missing;
}

function countWords(text: string): number {
  return tokenize(text).words;
}
