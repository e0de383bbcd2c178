import type { EvidencePage } from '../evidence/evidence-page.ts';
import type { OutlineSection } from '../outline/types.ts';
import { quantile } from '../series/quantile.ts';
import { prepareKeyword } from '../research/keyword.ts';
import { lexiconOf } from '../text/lexicon.ts';
import { namesThing } from '../terms/names-thing.ts';
import { stretchedTerms } from '../terms/stretched-terms.ts';
import { analyzePage } from '../text/analyze-paper.ts';
import { functionWords } from '../language/function-words.ts';
import { keywordPlan } from '../plans/keyword-plan.ts';
import { asSearch } from '../queries/question-form.ts';
import { withoutCircumstances } from '../queries/circumstances.ts';
import { isTemplateOnly } from '../queries/question-source.ts';
import { tokenize } from '../text/tokenize.ts';
import { angles } from './angles.ts';
import { citedFacts } from './cited-facts.ts';
import { descriptionSuggestions, titleSuggestions, topicTerms } from './head-suggestions.ts';
import { internalLinks } from './internal-links.ts';
import { readerLevel } from './reader-level.ts';
import type { Brief, BriefInput, RequiredSection } from './types.ts';

const MOST_TERMS = 40;
const MOST_QUESTIONS = 12;
const MOST_SECONDARY = 6;
/** Fewer are filled up with what patterns propose. */
const FEW_SECONDARY = 2;
const MOST_ASKED = 3;
const LONGEST_QUESTION = 10;
const MOST_SEEDS = 10;
const MOST_LONG_TAIL = 15;
const MORE_WORDS = 5;
/** Cut behind half of a preposition. */
const HALF_SAID = / (?:autour|près|cerca|alrededor|lejos|loin|close|next)$/u;
const PRICE = /^(?:costs?|prices?|precios?|costes?|costos?|tarifs?|tarifas?|prix|coûts?)$/;
/** A seed is a word or two; a long tail keyword has four and more. */
const SEED_WORDS = 2;
const LONG_TAIL_WORDS = 4;
/** Without pages the outline's words are a plan, not a measure: a quarter to either side. */
const PLAN_MARGIN = 0.25;
/** A range without pages is no measurement. */
const PLAN_ROUNDED_TO = 50;

/**
 * Makes the brief of an article from what the analyses found: what to write, for whom, in which sections, with which
 * terms, questions and facts, and what sets it apart. Each part says on what it rests; nothing is made up where the
 * evidence is silent. Never throws; time grows with the pages' text.
 */
export function makeBrief(input: BriefInput): Brief {
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
  const questions = input.questions.slice(0, MOST_QUESTIONS);
  const headParts = {
    keyword,
    topics,
    questions: questions.map((question) => question.text),
    isEnglish,
    language: language.code,
    idea: input.idea ?? null,
    intent: intent.leading,
    headings: pages.length === 0 ? [] : outline.sections.map(({ heading }) => heading),
  };
  const uncovered = uncoveredBy(input);
  const reader = readerLevel(keyword, pages);
  const main = intent.leading;
  const plan = keywordPlan(keyword, { language: language.code, intent: main, idea: input.idea ?? null });
  const [angle, ...otherAngles] = angles(pages, uncovered.questions, outline.sections, reader, main, plan);
  const facts = citedFacts(pages, terms.terms);
  const secondary = secondaryKeywords(keyword, expansions, input, language.code);
  const audience = input.audience?.trim() ?? '';
  return {
    mainTopic: keyword,
    primarySeoQuery: keyword,
    idea: input.idea?.trim() ?? '',
    secondaryKeywords: secondary,
    seedKeywords: [keyword, ...topics].filter((text) => countWords(text) <= SEED_WORDS).slice(0, MOST_SEEDS),
    longTailKeywords: [...new Set(expansions.map(({ text }) => text))]
      .filter((text) => countWords(text) >= LONG_TAIL_WORDS && !secondary.includes(text))
      .slice(0, MOST_LONG_TAIL),
    audience: { named: audience === '' ? null : audience, reader },
    intent: { main, probabilities: intent.probabilities, evidence: intent.evidence },
    angle: angle!,
    otherAngles,
    demands: plan?.demands ?? [],
    besides: plan?.besides ?? [],
    sections: outline.sections.flatMap(requiredSections),
    terms: named.slice(0, MOST_TERMS),
    questions,
    facts,
    internalLinks: internalLinks(keyword, topics, input.internalPages ?? [], language.code),
    titles: titleSuggestions(headParts),
    descriptions: descriptionSuggestions(headParts),
    words: wordRange(pages, outline.targetWords),
    uncovered,
    language,
    leftOut: leftOut(pages, reader === null, facts.length === 0, isEnglish),
    evidence: pages.map(({ url, title }) => ({ url, title })),
    // A proposal, however much was measured for it.
    provenance: { kind: 'modelled', method: 'brief_from_evidence' },
  };
}

/**
 * Expansions that are little longer than the keyword and speak of the same, and what pages ask about it; terms of pages
 * stand among the terms. What only a pattern proposes stands last, and beside pages it only fills up a short list.
 */
function secondaryKeywords(
  keyword: string,
  expansions: readonly { readonly text: string; readonly isPattern: boolean }[],
  { pages, questions }: BriefInput,
  language: string,
): string[] {
  const limit = Math.max(LONG_TAIL_WORDS, countWords(keyword) + MORE_WORDS);
  const small = functionWords(language);
  const keyOf = (text: string): string => keyWithout(text, small);
  const wordsOf = (text: string): string[] => keyOf(text).split(' ');
  const core = wordsOf(withoutCircumstances(keyword, (text) => wordsOf(text).length));
  const names = (text: string): boolean => sharedWords(wordsOf(text), core) >= mostOf(core);
  const isShort = ({ text }: { readonly text: string }): boolean =>
    countWords(text) < limit && !HALF_SAID.test(text);
  const isSame = ({ text }: { readonly text: string }): boolean =>
    wordsOf(text).length >= mostOf(wordsOf(keyword)) && sharedWords(wordsOf(text), wordsOf(keyword)) > 0;
  const fit = expansions.filter((expansion) => isShort(expansion) && isSame(expansion));
  const keys = new Set([keyOf(keyword)]);
  const isNew = (text: string): boolean => !keys.has(keyOf(text)) && keys.add(keyOf(text)) !== null;
  const named = fit.flatMap(({ text, isPattern: is }) => (!is && isNew(text) ? [text] : []));
  const asked = questions
    .filter(({ sources }) => !isTemplateOnly(sources))
    .map(({ text }) => asSearch(text))
    .filter((text) => names(text) && countWords(text) <= LONGEST_QUESTION && isNew(text));
  const found = [...named, ...asked.slice(0, MOST_ASKED)];
  const proposed = fit.flatMap(({ text, isPattern: is }) => (is && isNew(text) ? [text] : []));
  const room = (pages.length === 0 ? MOST_SECONDARY : FEW_SECONDARY) - found.length;
  return [...found.slice(0, MOST_SECONDARY), ...proposed.slice(0, Math.max(0, room))];
}

/** Half of the telling words of a keyword are another, wider subject: 'how to train'. */
const mostOf = (words: readonly string[]): number => Math.floor(words.length / 2) + 1;

const sharedWords = (one: readonly string[], other: readonly string[]): number =>
  other.filter((word) => one.includes(word)).length;

/** The same for every order of the same telling words, one or many of each, and for the words for a price. */
const keyWithout = (text: string, small: ReadonlySet<string>): string =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter((word) => word !== '' && !small.has(word))
    .map((word) => word.replace(PRICE, 'price').replace(/(?<=\p{L}{3})(?<!s)s$/u, ''))
    .toSorted()
    .join(' ');

function uncoveredBy({ pages, outline }: BriefInput): Brief['uncovered'] {
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
  // What is planned is written with some room, wherever the pages' lengths are.
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
