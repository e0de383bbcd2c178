import { META_DESCRIPTION_PIXELS, META_TITLE_PIXELS } from '../search-result/pixel-limits.ts';
import { pixelWidth } from '../search-result/pixel-width.ts';
import type { SubjectEvidence } from '../evidence/subject-evidence.ts';
import { isName } from '../ideas/idea-casing.ts';
import { extractKeywords } from '../ideas/idea-keywords.ts';
import type { Intent } from '../intent/intent.ts';
import type { Term } from '../terms/term.ts';
import type { KeywordPlan } from '../plans/keyword-plan.ts';
import { createKeywordPlan } from '../plans/keyword-plan.ts';
import { withSpelling } from '../queries/spelling.ts';
import { upperFirst } from '../text/upper-first.ts';
import type { HeadSuggestion } from './types.ts';
import { asksYesOrNo } from './yes-no-question.ts';

/** Input for title and description suggestions. */
export interface HeadParts {
  keyword: string;
  /** Terms that add something to the keyword, heaviest first. */
  topics: readonly string[];
  questions: readonly string[];
  isEnglish: boolean;
  /** Language code of the article; the keyword's language when absent. */
  language?: string;
  /** The idea the keyword came from: its conditions appear in titles and descriptions. */
  idea?: string | null;
  /** Search intent, used where the wording is ambiguous. */
  intent?: Intent | null;
  /** Titles and headings of pages, and searches: how they use the keyword. */
  lines?: readonly string[];
  /** Headings of an article planned from pages: a description promises nothing else. */
  headings?: readonly string[];
}

type Draft = Pick<HeadSuggestion, 'template' | 'text' | 'filledBy'>;

const MAX_TITLES = 5;
const MIN_TITLES = 3;
const MAX_DESCRIPTIONS = 3;
const MAX_TOPICS = 4;
/** Longer questions and keywords never fit, so they are not measured. */
const MAX_PART_LENGTH = 200;

/** No plan for unsupported languages, or where the text is only known not to be English. */
const planOf = ({
  keyword,
  isEnglish,
  language,
  idea = null,
  intent = null,
  lines = [],
}: HeadParts): KeywordPlan | null =>
  language === undefined && !isEnglish
    ? null
    : createKeywordPlan(keyword, { language: language ?? null, idea, intent, lines });

/** Titles that fit on the results page, each from a different angle; empty when nothing fits. */
export function suggestTitles(parts: HeadParts): HeadSuggestion[] {
  const { keyword, topics, isEnglish } = parts;
  const lead = upperFirst(withSpelling(keyword.trim()));
  if (lead === '' || lead.length > MAX_PART_LENGTH) return [];
  const plan = planOf(parts);
  const drafts = (plan?.titles ?? []).map((text): Draft => ({
    template: 'usual',
    text,
    filledBy: [],
  }));
  // A question that contains the keyword is a title as it stands.
  const asked = properQuestions(parts).find((question) => containsKeyword(question, keyword));
  if (asked !== undefined && (plan?.demands ?? []).length === 0)
    drafts.splice(2, 0, { template: 'question', text: asked, filledBy: [asked] });
  if (plan === null) {
    for (let count = Math.min(3, topics.length); count >= 1; count -= 1) {
      const named = topics.slice(0, count);
      drafts.push({
        template: 'keyword_topics',
        text: `${lead}: ${listed(named, parts.language ?? (isEnglish ? 'en' : ''))}`,
        filledBy: named,
      });
    }
  }
  const varied = fitting(drafts, META_TITLE_PIXELS, true);
  // When other angles are too wide, use a shortened one.
  const titles = [
    ...varied,
    ...(varied.length < MAX_TITLES
      ? fitting(drafts, META_TITLE_PIXELS).filter(({ text }) => varied.every((one) => one.text !== text))
      : []),
  ].slice(0, MAX_TITLES);
  const wider =
    titles.length >= MIN_TITLES ? undefined : extractKeywords(keyword, parts.language ?? null).keywords[1];
  // When no question fits, shorten one, as people type it anyway.
  return wider !== undefined &&
    !asksYesOrNo(keyword) &&
    ['question', 'task'].includes(wider.why) &&
    wider.text.length < keyword.length
    ? [...titles, ...suggestTitles({ ...parts, keyword: wider.text, idea: null })].slice(0, MAX_TITLES)
    : titles;
}

/** Descriptions that fit on the results page; empty when nothing fits. */
export function suggestDescriptions(parts: HeadParts): HeadSuggestion[] {
  const { keyword, topics, isEnglish } = parts;
  const lead = upperFirst(withSpelling(keyword.trim()));
  if (lead === '' || lead.length > MAX_PART_LENGTH) return [];
  const plan = planOf(parts);
  const { headings = [] } = parts;
  const subject = plan?.topic.replace(/[?¿]/g, '').trim() ?? lead;
  const drafts = (
    headings.length > 0
      ? [...(plan?.listed ?? []).map((line) => `${line}.`), ...sectionDescriptions(subject, headings, parts)]
      : (plan?.descriptions ?? [])
  ).map((text): Draft => ({ template: 'usual', text, filledBy: [] }));
  for (let count = MAX_TOPICS; plan === null && count <= topics.length; count += 1) {
    const named = topics.slice(0, count);
    drafts.push({
      template: 'keyword_topics',
      text: `${lead}: ${listed(named, parts.language ?? (isEnglish ? 'en' : ''))}.`,
      filledBy: named,
    });
  }
  return fitting(drafts, META_DESCRIPTION_PIXELS).slice(0, MAX_DESCRIPTIONS);
}

/** Descriptions that list as many sections of the article as fit. */
function sectionDescriptions(
  subject: string,
  headings: readonly string[],
  { keyword, language = 'en' }: HeadParts,
): string[] {
  const others = headings.filter(
    (heading) =>
      !heading.toLowerCase().includes(keyword.toLowerCase()) &&
      !GENERIC_HEADING.test(heading) &&
      // In a list, a pause within a heading would look like its end.
      !/[,:]/.test(heading),
  );
  // Questions read poorly in a list; use them only when there is little else.
  const plain = others.filter((heading) => !heading.includes('?'));
  // Another 'and' within a list would look like its end.
  const single = plain.filter((heading) => !/ (?:and|y|e|et) /u.test(heading));
  const told = single.length > 1 ? single : plain;
  const named = (told.length > 1 ? told : others)
    .map((heading) => withoutSubject(lowerFirst(heading.replace(/[?¿!¡.:]+/g, '').trim(), language), keyword))
    .filter((heading) => heading !== '');
  const colon = language === 'fr' ? ' :' : ':';
  return Array.from({ length: Math.max(0, named.length - 1) }, (_, at) => named.length - at).map(
    (count) => `${subject}${colon} ${listed(named.slice(0, count), language)}.`,
  );
}

/**
 * A heading without the subject that its list already names: 'what you need' of 'what you need to bleed a radiator';
 * empty if too little is left.
 */
function withoutSubject(heading: string, keyword: string): string {
  const core = keyword.toLowerCase().replace(/^(?:how to|cómo|comment) /u, '');
  const at = heading.toLowerCase().lastIndexOf(core);
  if (at < 0 || at + core.length < heading.length) return heading;
  const rest = heading
    .slice(0, at)
    .trim()
    .replace(
      / (?:to|for|of|with|para|al?|de|del|con|pour|du|des|d['’]|avec|an?|the|una?|el|la|los|las|une?|les?)$/iu,
      '',
    );
  return rest.includes(' ') ? rest : '';
}

/** Headings that say nothing about the subject. */
const GENERIC_HEADING =
  /^(?:frequently asked questions|preguntas frecuentes|questions fréquentes|faq|the basics|lo básico|l’essentiel|the short answer|la respuesta breve|la réponse courte)$/i;

/** Lowercases the first letter of a heading for use mid-sentence; names and abbreviations keep their capitals. */
const lowerFirst = (heading: string, language: string): string =>
  /^\p{Lu}\p{Ll}*(?=[\s’',]|$)/u.test(heading) && !isName(heading.split(/[\s’',]/)[0] ?? '', language)
    ? heading.charAt(0).toLowerCase() + heading.slice(1)
    : heading;

/** Titles and descriptions for an article, from the subject's terms and the questions people ask. */
export function suggestHeads({ keyword, terms, questions, language }: SubjectEvidence): {
  titles: HeadSuggestion[];
  descriptions: HeadSuggestion[];
} {
  const parts = {
    keyword,
    topics: topicTerms(keyword, terms),
    questions: questions.map(({ text }) => text),
    isEnglish: language === 'en',
    language,
  };
  return { titles: suggestTitles(parts), descriptions: suggestDescriptions(parts) };
}

function fitting(
  drafts: readonly Draft[],
  limits: { fontSize: number; minimum: number; maximum: number },
  isVaried = false,
): HeadSuggestion[] {
  const seen = new Set<string>();
  const found: HeadSuggestion[] = [];
  for (const draft of drafts) {
    if (isVaried && found.some(({ text }) => isSameTitle(text, draft.text))) continue;
    const pixels = Math.ceil(pixelWidth(draft.text, limits.fontSize));
    if (pixels < limits.minimum || pixels > limits.maximum || seen.has(draft.text.toLowerCase())) continue;
    seen.add(draft.text.toLowerCase());
    found.push({ ...draft, pixels });
  }
  return found;
}

/** Whether one title covers all of another: 'Cleaning boots: a guide' and 'How to clean boots: a guide'. */
function isSameTitle(one: string, other: string): boolean {
  const [words, others] = [one, other].map(
    (text) =>
      new Set(
        (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) =>
          word.replace(/(?<=.{3})(?:ing|e)$/u, ''),
        ),
      ),
  );
  const [fewer, more] = words!.size < others!.size ? [words!, others!] : [others!, words!];
  return [...fewer].every((word) => more.has(word));
}

/** Items as a list with its last 'and'; with commas alone in a language whose word is unknown. */
function listed(items: readonly string[], language: string): string {
  const last = items.at(-1) ?? '';
  const and = language === 'es' && /^h?i(?!e)/iu.test(last) ? 'e' : AND[language];
  if (and === undefined || items.length < 2) return items.join(', ');
  return `${items.slice(0, -1).join(', ')} ${and} ${last}`;
}
const AND: Readonly<Record<string, string>> = { en: 'and', es: 'y', fr: 'et' };

/** Questions written with a question mark; headings without one are often sentence fragments. */
function properQuestions({ questions }: HeadParts): string[] {
  return questions
    .map((question) => upperFirst(question.trim()))
    .filter((question) => question.length <= MAX_PART_LENGTH && /[?？؟]$/u.test(question));
}

/** Whether a question contains all of the keyword's words. */
function containsKeyword(question: string, keyword: string): boolean {
  const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const asked = new Set(wordsOf(question));
  const words = wordsOf(keyword);
  return words.length > 0 && words.every((word) => asked.has(word)) && words.length < asked.size;
}

/** Terms that are neither the keyword nor part of it, heaviest first. */
export function topicTerms(keyword: string, terms: readonly Term[]): string[] {
  const lower = keyword.toLowerCase();
  return terms.map((term) => term.text).filter((text) => !lower.includes(text.toLowerCase()));
}
