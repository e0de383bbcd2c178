import { wordShares } from '../background/word-classes.ts';
import { contentWords } from '../ideas/keyword-validation.ts';
import { functionWords } from '../language/function-words.ts';
import type { KeywordPlan } from '../plans/keyword-plan.ts';
import { withoutCircumstances } from '../queries/circumstances.ts';
import { asSearch } from '../queries/question-form.ts';
import { isTemplateOnly } from '../queries/question-source.ts';
import { tokenize } from '../text/tokenize.ts';
import type { BriefInput } from './types.ts';
import { asksYesOrNo } from './yes-no-question.ts';

const MAX_SECONDARY = 6;
/** Lists shorter than this are filled up with pattern-based keywords. */
const MIN_SECONDARY = 2;
const MAX_ASKED = 3;
const MAX_QUESTION_LENGTH = 10;
const MAX_EXTRA_WORDS = 5;
const MOSTLY = 0.5;
/** A long-tail keyword has at least this many words. */
export const LONG_TAIL_WORDS = 4;
/** Text cut off in the middle of a prepositional phrase. */
const CUT_OFF = / (?:autour|près|cerca|alrededor|lejos|loin|close|next)$/u;
const PRICE = /^(?:costs?|prices?|precios?|costes?|costos?|tarifs?|tarifas?|prix|coûts?)$/;

/**
 * Expansions of the keyword that stay on its subject, and related questions from pages; terms from pages come with the
 * terms. Pattern-based keywords come last and, with pages, only fill up a short list. If nothing is left, what is usually
 * searched for around the keyword.
 */
export function secondaryKeywords(
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
  // '401(k)' is '401k'.
  const isOn = (text: string): boolean => names(text) || lettersOf(text).includes(lettersOf(keyword));
  return usualKeywords(keyword, { language, plan, isOn, isNew });
}

/** What is usually searched for around a keyword that nothing else was found for; never empty. */
function usualKeywords(
  keyword: string,
  {
    language,
    plan,
    isOn,
    isNew,
  }: {
    language: string;
    plan: KeywordPlan | null;
    isOn: (text: string) => boolean;
    isNew: (text: string) => boolean;
  },
): string[] {
  // Words that name no subject, such as 'how to', have nothing to keep.
  const hasSubject = contentWords(keyword, language).length > 0;
  const searches = usualSearches(plan).filter((text) => !hasSubject || isOn(text));
  // 'How to freeze rice' is another search than 'can you freeze rice'.
  const isTask = (text: string): boolean => plan?.form === 'question' && HOW_TO.test(text);
  const about = withoutQuestion(keyword, language);
  const found = [
    ...searches.filter((text) => isTask(text) || isNew(text)),
    ...(about === '' || about === keyword ? [] : [about]),
  ];
  if (found.length > 0) return found.slice(0, MIN_SECONDARY);
  // 'Dog ate chocolate what to do' has no other telling words, but is typed.
  const typed = hasSubject
    ? searches.find((text) => text.toLowerCase() !== keyword.toLowerCase())
    : undefined;
  return [typed ?? `${keyword} ${EXAMPLES[language] ?? ''}`.trim()];
}

/** Searches, articles, and questions of a plan as people type them. */
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
  // 'Roof replacement take' of 'how long does a roof replacement take' is about roof replacement.
  if (HOW_LONG.test(keyword)) return about.replace(/ needs? \p{Ll}+ing$| \p{Ll}+$/u, '');
  return INVERTED.test(about) ? about.replace(BEFORE_INVERTED, '') : about;
}
/** A verb that follows right away. */
const ASKS_WHO = /^(?:who|what|which|quién|quiénes|qui) /iu;
const HOW_LONG = /^how (?:long|often|much|many) (?:do|does|did|should|will|can) /iu;
/** 'Une pompe à chaleur dure-t-elle'. */
const INVERTED = /-(?:t-)?(?:il|on|elle)(?= )/iu;
const BEFORE_INVERTED = /^.*?-(?:t-)?(?:il|on|elle) (?=\p{L}+(?:er|ir|re|oir) )|\S+-(?:t-)?(?:il|on|elle) /iu;

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
  asksYesOrNo(keyword) && keyword.toLowerCase().startsWith(`${text.toLowerCase()} `);

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

const countWords = (text: string): number => tokenize(text).words;
