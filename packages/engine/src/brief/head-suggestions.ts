import { META_DESCRIPTION_PIXELS, META_TITLE_PIXELS } from '../search-result/pixel-limits.ts';
import { pixelWidth } from '../search-result/pixel-width.ts';
import type { SubjectEvidence } from '../evidence/subject-evidence.ts';
import { isName } from '../ideas/idea-casing.ts';
import { ideaKeywords } from '../ideas/idea-keywords.ts';
import type { Intent } from '../intent/intent.ts';
import type { Term } from '../terms/term.ts';
import type { KeywordPlan } from '../plans/keyword-plan.ts';
import { keywordPlan } from '../plans/keyword-plan.ts';
import { withSpelling } from '../queries/spelling.ts';
import { upperFirst } from '../text/upper-first.ts';
import type { HeadSuggestion } from './types.ts';

/** What suggestions are filled from. */
export interface HeadParts {
  keyword: string;
  /** Terms that say something beside the keyword, heaviest first. */
  topics: readonly string[];
  questions: readonly string[];
  isEnglish: boolean;
  /** Code of the language to write in; the keyword's where absent. */
  language?: string;
  /** The sentence that the keyword was taken from: its conditions stand in titles and descriptions. */
  idea?: string | null;
  /** What searchers want, where the wording leaves it open. */
  intent?: Intent | null;
  /** Headings of an article that was planned from pages: a description promises nothing else. */
  headings?: readonly string[];
}

type Draft = Pick<HeadSuggestion, 'template' | 'text' | 'filledBy'>;

const MOST_TITLES = 5;
const FEW_TITLES = 3;
const MOST_DESCRIPTIONS = 3;
const MOST_TOPICS = 4;
/** Longer questions and keywords never fit; they are not measured. */
const LONGEST_PART = 200;

/** None in another language, and in one that is only known not to be English. */
const planOf = ({
  keyword,
  isEnglish,
  language,
  idea = null,
  intent = null,
}: HeadParts): KeywordPlan | null =>
  language === undefined && !isEnglish
    ? null
    : keywordPlan(keyword, { language: language ?? null, idea, intent });

/** Titles for the results page, each within the pixels that are shown, each from another angle; none when nothing fits. */
export function titleSuggestions(parts: HeadParts): HeadSuggestion[] {
  const { keyword, topics, isEnglish } = parts;
  const lead = upperFirst(withSpelling(keyword.trim()));
  if (lead === '' || lead.length > LONGEST_PART) return [];
  const plan = planOf(parts);
  const drafts = (plan?.titles ?? []).map((text): Draft => ({
    template: 'usual',
    text,
    filledBy: [],
  }));
  // What people ask with the keyword in it is a title as it stands.
  const asked = askedOf(parts).find((question) => namesAll(question, keyword));
  if (asked !== undefined && (plan?.demands ?? []).length === 0)
    drafts.splice(2, 0, { template: 'question', text: asked, filledBy: [asked] });
  if (plan === null) {
    for (let count = Math.min(3, topics.length); count >= 1; count -= 1) {
      const named = topics.slice(0, count);
      drafts.push({
        template: 'keyword_topics',
        text: `${lead}: ${listed(named, isEnglish)}`,
        filledBy: named,
      });
    }
  }
  const varied = fitting(drafts, META_TITLE_PIXELS, true);
  // Where other angles are too wide, one said more shortly is better than none.
  const titles = [
    ...varied,
    ...(varied.length < MOST_TITLES
      ? fitting(drafts, META_TITLE_PIXELS).filter(({ text }) => varied.every((one) => one.text !== text))
      : []),
  ].slice(0, MOST_TITLES);
  const wider =
    titles.length >= FEW_TITLES ? undefined : ideaKeywords(keyword, parts.language ?? null).keywords[1];
  // A question that fits nowhere is asked more shortly, as people type it too.
  return wider !== undefined && ['question', 'task'].includes(wider.why) && wider.text.length < keyword.length
    ? [...titles, ...titleSuggestions({ ...parts, keyword: wider.text, idea: null })].slice(0, MOST_TITLES)
    : titles;
}

/** Descriptions for the results page, each within the pixels that are shown; none when nothing fits. */
export function descriptionSuggestions(parts: HeadParts): HeadSuggestion[] {
  const { keyword, topics, isEnglish } = parts;
  const lead = upperFirst(withSpelling(keyword.trim()));
  if (lead === '' || lead.length > LONGEST_PART) return [];
  const plan = planOf(parts);
  const { headings = [] } = parts;
  const subject = plan?.topic.replace(/[?¿]/g, '').trim() ?? lead;
  const drafts = (
    headings.length > 0
      ? [...(plan?.listed ?? []).map((line) => `${line}.`), ...sectionDescriptions(subject, headings, parts)]
      : (plan?.descriptions ?? [])
  ).map((text): Draft => ({ template: 'usual', text, filledBy: [] }));
  for (let count = MOST_TOPICS; plan === null && count <= topics.length; count += 1) {
    const named = topics.slice(0, count);
    drafts.push({
      template: 'keyword_topics',
      text: `${lead}: ${listed(named, isEnglish)}.`,
      filledBy: named,
    });
  }
  return fitting(drafts, META_DESCRIPTION_PIXELS).slice(0, MOST_DESCRIPTIONS);
}

/** Descriptions that name the sections of an article, as many as fit. */
function sectionDescriptions(
  subject: string,
  headings: readonly string[],
  { keyword, language = 'en', isEnglish }: HeadParts,
): string[] {
  const others = headings.filter(
    (heading) =>
      !heading.toLowerCase().includes(keyword.toLowerCase()) &&
      !UNTOLD.test(heading) &&
      // In a list a pause within a heading is taken for its end.
      !/[,:]/.test(heading),
  );
  // Questions do not read well in a list; they stand in it where there is little else.
  const told = others.filter((heading) => !heading.includes('?'));
  const named = (told.length > 1 ? told : others).map((heading) =>
    lowerFirst(heading.replace(/[?¿!¡.:]+/g, '').trim(), language),
  );
  const colon = language === 'fr' ? ' :' : ':';
  return Array.from({ length: Math.max(0, named.length - 1) }, (_, at) => named.length - at).map(
    (count) => `${subject}${colon} ${listed(named.slice(0, count), isEnglish)}.`,
  );
}

/** Headings that promise nothing of the subject. */
const UNTOLD =
  /^(?:frequently asked questions|preguntas frecuentes|questions fréquentes|faq|the basics|lo básico|l’essentiel|the short answer|la respuesta breve|la réponse courte)$/i;

/** A heading within a sentence; names and abbreviations keep their capitals. */
const lowerFirst = (heading: string, language: string): string =>
  /^\p{Lu}\p{Ll}*(?=[\s’',]|$)/u.test(heading) && !isName(heading.split(/[\s’',]/)[0] ?? '', language)
    ? heading.charAt(0).toLowerCase() + heading.slice(1)
    : heading;

/** Titles and descriptions for an article on a subject, from its terms and the questions that people ask about it. */
export function headsOfSubject({ keyword, terms, questions, language }: SubjectEvidence): {
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
  return { titles: titleSuggestions(parts), descriptions: descriptionSuggestions(parts) };
}

function fitting(
  drafts: readonly Draft[],
  limits: { fontSize: number; minimum: number; maximum: number },
  isVaried = false,
): HeadSuggestion[] {
  const seen = new Set<string>();
  const found: HeadSuggestion[] = [];
  for (const draft of drafts) {
    if (isVaried && found.some(({ text }) => sayTheSame(text, draft.text))) continue;
    const pixels = Math.ceil(pixelWidth(draft.text, limits.fontSize));
    if (pixels < limits.minimum || pixels > limits.maximum || seen.has(draft.text.toLowerCase())) continue;
    seen.add(draft.text.toLowerCase());
    found.push({ ...draft, pixels });
  }
  return found;
}

/** Whether one title says all that another one says: 'Clean boots without a brush' and 'How to clean boots without a brush'. */
function sayTheSame(one: string, other: string): boolean {
  const [words, others] = [one, other].map((text) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu)));
  const [fewer, more] = words!.size < others!.size ? [words!, others!] : [others!, words!];
  return [...fewer].every((word) => more.has(word));
}

function listed(items: readonly string[], isEnglish: boolean): string {
  if (!isEnglish || items.length < 2) return items.join(', ');
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)!}`;
}

/** Questions that are written as such; a heading that asks without its sign is often no whole sentence. */
function askedOf({ questions }: HeadParts): string[] {
  return questions
    .map((question) => upperFirst(question.trim()))
    .filter((question) => question.length <= LONGEST_PART && /[?？؟]$/u.test(question));
}

/** Whether a question has all of the keyword's words. */
function namesAll(question: string, keyword: string): boolean {
  const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const asked = new Set(wordsOf(question));
  const words = wordsOf(keyword);
  return words.length > 0 && words.every((word) => asked.has(word)) && words.length < asked.size;
}

/** Terms that are neither the keyword nor a part of it, heaviest first. */
export function topicTerms(keyword: string, terms: readonly Term[]): string[] {
  const lower = keyword.toLowerCase();
  return terms.map((term) => term.text).filter((text) => !lower.includes(text.toLowerCase()));
}
