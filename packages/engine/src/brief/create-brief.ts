import type { EvidencePage } from '../evidence/evidence-page.ts';
import type { OutlineSection } from '../outline/types.ts';
import { quantile } from '../series/quantile.ts';
import { prepareKeyword } from '../research/keyword.ts';
import { lexiconOf } from '../text/lexicon.ts';
import { namesThing } from '../terms/names-thing.ts';
import { stretchedTerms } from '../terms/stretched-terms.ts';
import { analyzePage } from '../text/analyze-paper.ts';
import { functionWords } from '../language/function-words.ts';
import { wordShares } from '../background/word-classes.ts';
import { contentWords } from '../ideas/keyword-validation.ts';
import { createKeywordPlan } from '../plans/keyword-plan.ts';
import type { KeywordPlan } from '../plans/keyword-plan.ts';
import { evidenceLines } from '../plans/phrase-evidence.ts';
import { asSearch } from '../queries/question-form.ts';
import { withoutCircumstances } from '../queries/circumstances.ts';
import { isTemplateOnly } from '../queries/question-source.ts';
import { tokenize } from '../text/tokenize.ts';
import { angles } from './angles.ts';
import { citedFacts } from './cited-facts.ts';
import { suggestDescriptions, suggestTitles, topicTerms } from './head-suggestions.ts';
import { suggestInternalLinks } from './internal-links.ts';
import { detectReaderLevel } from './reader-level.ts';
import type { Brief, BriefInput, RequiredSection } from './types.ts';

const MAX_TERMS = 40;
const MAX_QUESTIONS = 12;
const MAX_SECONDARY = 6;
/** Lists shorter than this are filled up with pattern-based keywords. */
const MIN_SECONDARY = 2;
const MAX_ASKED = 3;
const MAX_QUESTION_LENGTH = 10;
const MAX_SEEDS = 10;
const MAX_LONG_TAIL = 15;
const MAX_EXTRA_WORDS = 5;
/** Text cut off in the middle of a prepositional phrase. */
const CUT_OFF = / (?:autour|près|cerca|alrededor|lejos|loin|close|next)$/u;
const PRICE = /^(?:costs?|prices?|precios?|costes?|costos?|tarifs?|tarifas?|prix|coûts?)$/;
/** A seed keyword has one or two words; a long-tail keyword has four or more. */
const SEED_WORDS = 2;
const LONG_TAIL_WORDS = 4;
/** Without pages the planned word count is an estimate: a quarter to either side. */
const PLAN_MARGIN = 0.25;
const MOSTLY = 0.5;
/** A verb that follows at once. */
const ASKS_WHO = /^(?:who|what|which|quién|quiénes|qui) /iu;
/** Rounds estimates, since a range without pages is not a measurement. */
const PLAN_ROUNDED_TO = 50;

/**
 * Builds the brief of an article from the analyses: what to write, for whom, in which sections, with which terms,
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

/**
 * Expansions of the keyword that stay on its subject, and related questions from pages; terms from pages come with the
 * terms. Pattern-based keywords come last and, with pages, only fill up a short list. If nothing is left, what is usually
 * searched for around the keyword.
 */
function secondaryKeywords(
  keyword: string,
  expansions: readonly { readonly text: string; readonly isPattern: boolean }[],
  { pages, questions }: BriefInput,
  language: string,
  plan: KeywordPlan | null,
): string[] {
  const limit = Math.max(LONG_TAIL_WORDS, countWords(keyword) + MAX_EXTRA_WORDS);
  const small = functionWords(language);
  const keyOf = (text: string): string => contentKey(text, small);
  const wordsOf = (text: string): string[] => keyOf(text).split(' ');
  const core = wordsOf(withoutCircumstances(keyword, (text) => wordsOf(text).length));
  const names = (text: string): boolean => sharedWords(wordsOf(text), core) >= majorityOf(core);
  const isShort = ({ text }: { readonly text: string }): boolean =>
    countWords(text) < limit && !CUT_OFF.test(text);
  const isSame = ({ text }: { readonly text: string }): boolean =>
    wordsOf(text).length >= majorityOf(wordsOf(keyword)) && sharedWords(wordsOf(text), wordsOf(keyword)) > 0;
  const fit = expansions.filter(
    (expansion) =>
      isShort(expansion) &&
      isSame(expansion) &&
      !detachesTool(keyword, expansion.text) &&
      !isCutOff(keyword, expansion.text),
  );
  const keys = new Set([keyOf(keyword)]);
  const isNew = (text: string): boolean => !keys.has(keyOf(text)) && keys.add(keyOf(text)) !== null;
  const named = fit.flatMap(({ text, isPattern: is }) => (!is && isNew(text) ? [text] : []));
  const asked = questions
    .filter(({ sources }) => !isTemplateOnly(sources))
    .map(({ text }) => asSearch(text))
    .filter((text) => names(text) && countWords(text) <= MAX_QUESTION_LENGTH && isNew(text));
  const found = [...named, ...asked.slice(0, MAX_ASKED)];
  const proposed = fit.flatMap(({ text, isPattern: is }) => (is && isNew(text) ? [text] : []));
  const room = (pages.length === 0 ? MAX_SECONDARY : MIN_SECONDARY) - found.length;
  const chosen = [...found.slice(0, MAX_SECONDARY), ...proposed.slice(0, Math.max(0, room))];
  if (chosen.length > 0) return chosen;
  // Words that name no subject, such as 'how to', have nothing to keep.
  const hasSubject = contentWords(keyword, language).length > 0;
  // '401(k)' is '401k'.
  const isOn = (text: string): boolean => names(text) || lettersOf(text).includes(lettersOf(keyword));
  // 'How to freeze rice' is another search than 'can you freeze rice'.
  const isTask = (text: string): boolean => plan?.form === 'question' && HOW_TO.test(text);
  const usual = usualSearches(plan).filter(
    (text) => (!hasSubject || isOn(text)) && (isTask(text) || isNew(text)),
  );
  const about = withoutQuestion(keyword, language);
  const last = [...usual, ...(about === '' || about === keyword ? [] : [about])];
  if (last.length > 0) return last.slice(0, MIN_SECONDARY);
  // 'Dog ate chocolate what to do' has no other telling words, but is typed.
  const typed = usualSearches(plan).find(
    (text) => hasSubject && isOn(text) && text.toLowerCase() !== keyword.toLowerCase(),
  );
  return [typed ?? `${keyword} ${EXAMPLES[language] ?? ''}`.trim()];
}

/** What is usually searched for around a keyword that nothing else was found for. */
const usualSearches = (plan: KeywordPlan | null): string[] => [
  ...(plan?.queries ?? []),
  ...(plan?.articles ?? []).map(({ query }) => query),
  ...(plan?.questions ?? []).map(asSearch),
];

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** What can be added to anything. */
const EXAMPLES: Readonly<Record<string, string>> = { en: 'examples', es: 'ejemplos', fr: 'exemples' };
const HOW_TO = /^(?:how to|cómo|comment) /iu;

/** What a question is about: 'closing costs in Texas' of 'who pays closing costs in Texas'. */
function withoutQuestion(keyword: string, language: string): string {
  const telling = contentWords(keyword, language);
  const isVerb = (wordShares(language, telling[0] ?? '')?.verb ?? 0) >= MOSTLY && ASKS_WHO.test(keyword);
  const first = telling[isVerb ? 1 : 0];
  const about = first === undefined ? '' : keyword.slice(Math.max(0, keyword.toLowerCase().indexOf(first)));
  return withoutLooseVerb(about, keyword);
}

/** 'Roof replacement take' of 'how long does a roof replacement take' is about roof replacement. */
function withoutLooseVerb(about: string, keyword: string): string {
  const short = /^how (?:long|often|much|many) (?:do|does|did|should|will|can) /iu.test(keyword)
    ? about.replace(/ needs? \p{Ll}+ing$| \p{Ll}+$/u, '')
    : /-(?:t-)?(?:il|on|elle)(?= )/iu.test(about)
      ? about.replace(
          /^.*?-(?:t-)?(?:il|on|elle) (?=\p{L}+(?:er|ir|re|oir) )|\S+-(?:t-)?(?:il|on|elle) /iu,
          '',
        )
      : about;
  return short;
}

/** A task and what it is done with: 'how to descale a kettle with vinegar'. */
const TASK_WITH_TOOL =
  /^(?:how to|cómo|comment) (?<verb>\p{L}{3})\S* .+ (?<tool>(?:with|using|con|avec) .+)$/iu;

/** Keeps the tool of a task without the task: 'kettle with vinegar' is something else. */
function detachesTool(keyword: string, text: string): boolean {
  const { verb, tool } = TASK_WITH_TOOL.exec(keyword)?.groups ?? {};
  if (verb === undefined || tool === undefined) return false;
  return text.endsWith(tool) && !new RegExp(`(?<!\\p{L})${verb}`, 'iu').test(text);
}

/** 'Can you put a pan' of 'can you put a pan in the dishwasher' asks nothing. */
const isCutOff = (keyword: string, text: string): boolean =>
  PERMISSION.test(keyword) && keyword.toLowerCase().startsWith(`${text.toLowerCase()} `);
const PERMISSION =
  /^(?:can|could|may|should|do|is it|se puede|puedo|hay que|hace falta|peut-on|puis-je|faut-il|doit-on|est-ce) ?/iu;

/** Sharing only half of a keyword's content words means a wider subject: 'how to train'. */
const majorityOf = (words: readonly string[]): number => Math.floor(words.length / 2) + 1;

const sharedWords = (one: readonly string[], other: readonly string[]): number =>
  other.filter((word) => one.includes(word)).length;

/** A key that ignores word order, number, function words, and price synonyms. */
const contentKey = (text: string, small: ReadonlySet<string>): string =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter((word) => word !== '' && !small.has(word))
    .map((word) => word.replace(PRICE, 'price').replace(/(?<=\p{L}{3})(?<!s)s$/u, ''))
    .toSorted()
    .join(' ');

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
