import type { Condition } from '../ideas/condition.ts';
import { audienceParts } from './audience-parts.ts';
import { asBeginners, isForBeginners } from '../ideas/beginners.ts';
import type { Phrase } from './parse-phrase.ts';
import type { PhraseForm, PlanLanguage } from './phrase-parts.ts';
import type { Fill } from './point-headings.ts';

/** Parts that name the whole subject, which conditions can follow. */
const NAMES = [
  'Action',
  'Ing',
  'k',
  'K',
  'how',
  'task',
  'Task',
  'label',
  'Label',
  'bestk',
  'Bestk',
  'ak',
  'Ask',
  'subject',
  'Subject',
];
const SUBJECTS: ReadonlySet<string> = new Set(NAMES);
/** A line whose subject is followed by punctuation or nothing, so that a condition fits after it. */
const OPEN_LINE = new RegExp(`\\{(?:${NAMES.join('|')})\\}(?:\\s?[:,?]|$)`);
/** No audience is added after these: 'Why do leaves curl for beginners?'. */
const ASKING: ReadonlySet<PhraseForm> = new Set(['why', 'normal', 'definition', 'question', 'list']);
/** Subjects that are chosen from several. */
export const CHOSEN: ReadonlySet<PhraseForm> = new Set([
  'best',
  'commercial',
  'alternatives',
  'shop',
  'choosing',
]);
const MAX_HEADING_LENGTH = 13;
const SHORTENED: ReadonlySet<Condition['kind']> = new Set(['audience', 'with', 'place', 'without']);
/** Details about people or a place that a short line can omit. */
const DETAIL =
  /(?<=\S+ \S+) (?:with|con|avec) .*|(?<!(?:for|para|pour) (?:los|las|les|people|those|personas|gente|gens|ceux|everyone|anyone)) (?:who|that|que|qui) .*/u;
/** Too general without their details. */
const GENERIC_PEOPLE =
  /^(?:for|para|pour) (?:(?:the|los|las|les|des) )?(?:people|folks|those|anyone|everyone|adults|users|owners|customers|clients|buyers|personas|gente|adultos|usuarios|clientes|quien(?:es)?|dueños|personnes|gens|adultes|utilisateurs|clients|ceux|propriétaires)$/iu;

/** Conditions that can follow the subject of a phrase, in the idea's order. */
const appendable = ({ demands, form, parts, language }: Phrase): Condition[] =>
  demands.conditions.filter(
    ({ kind, text, isInKeyword }, at) =>
      !isInKeyword &&
      !(text.startsWith('with no ') && !DONE_WITHOUT.has(form)) &&
      // The line names the people that this is told to: 'for a founder if your client asked for a report'.
      !(kind === 'case' && TOLD.test(text) && demands.conditions.some((one) => one.kind === 'audience')) &&
      // 'Y que no se oxide' is about the task, not its thing.
      !(kind === 'that' && form === 'task' && language !== 'en') &&
      !(
        kind === 'audience' &&
        ((ASKING.has(form) && !isCounted(parts)) ||
          demands.conditions.findIndex((one) => one.kind === kind) < at)
      ) &&
      !(kind === 'place' && (form === 'service' || form === 'callout' || form === 'local')),
  );

/** What can be done or had without something else. */
const DONE_WITHOUT: ReadonlySet<PhraseForm> = new Set([
  ...CHOSEN,
  'task',
  'comparison',
  'trip',
  'outing',
  'collection',
  'recipe',
]);
/** Told to the readers, not a condition of the thing. */
export const TOLD = /^(?:if your|si tus?|si votre|si vos) /u;
/** How long or how often depends on the people: 'how long does it take for adults'. */
const isCounted = (parts: Phrase['parts']): boolean => Object.hasOwn(parts, 'counted');

/** Whether a table line accepts conditions. */
export const takesConditions = (line: string): boolean => OPEN_LINE.test(line);

/**
 * All variants of a phrase with its conditions, from all of them to none: 'how to clean boots' with 'without a brush',
 * each in full and without details.
 */
export function variantsOf(phrase: Phrase, all = appendable(phrase)): Phrase[] {
  const told = all.map((one) => restated(one, phrase.language));
  const fewer = told.map((_, at) => told.slice(0, told.length - at));
  const tried = [
    ...fewer.flatMap((some) => [some.map(({ text }) => asBeginners(text)), shortened(some, withoutDetails)]),
    // Where people are is left out last.
    ...fewer.map((some) => shortened(some, (text) => withoutEnd(withoutDetails(text)))),
    [],
  ];
  const known = new Set<string>();
  return tried
    .filter((some) => !known.has(some.join(' ')) && known.add(some.join(' ')))
    .map((some) => withConditions(phrase, some));
}

const shortened = (conditions: readonly Condition[], shorten: (text: string) => string): string[] =>
  conditions
    .map(({ kind, text }) => (SHORTENED.has(kind) ? shorten(text) : text))
    .filter((text) => text !== '');

/** The variants of a phrase in its titles, descriptions, and queries, without the people named apart. */
export const headVariants = (phrase: Phrase): Phrase[] => variantsOf(phrase, addedToHeads(phrase));

const addedToHeads = (phrase: Phrase): Condition[] =>
  appendable(phrase).filter((one) => !isNamedApart(one, phrase));

/**
 * Whether titles and descriptions name people in lines of their own: after a task they would read as those it is done
 * for ('how to bleed a radiator for tenants').
 */
export const isNamedApart = (condition: Condition, { form, language }: Phrase): boolean =>
  form === 'task' &&
  condition.kind === 'audience' &&
  restated(condition, language) === condition &&
  !isForBeginners(condition.text);

/** A phrase with each of its conditions alone, in full and without details. */
export const singleVariants = (phrase: Phrase): Phrase[][] =>
  addedToHeads(phrase).map(({ text }) =>
    [text, withoutDetails(text)].filter((one) => one !== '').map((one) => withConditions(phrase, [one])),
  );

/** 'For people with a small yard' as 'in a small yard', and 'for people who work shifts' as 'if you work shifts'. */
function restated(condition: Condition, language: PlanLanguage): Condition {
  if (condition.kind !== 'audience' || condition.isInKeyword) return condition;
  const { where, has, home } = audienceParts(condition.text, condition.rest, language);
  if (home !== undefined || asBeginners(condition.text) !== condition.text) return condition;
  if (where !== undefined) return { ...condition, text: where };
  return has === undefined ? condition : { ...condition, text: `${IF[language]} ${has}` };
}
const IF = { en: 'if you', es: 'si', fr: 'si' } as const;

/** People without where they are: 'for busy nurses' of 'for busy nurses on night shift'. */
const withoutEnd = (text: string): string => {
  const short = text.replace(END, '');
  return GENERIC_PEOPLE.test(short) ? text : short;
};
const END =
  /(?<=\S+ \S+ \S+) (?:in|on|at|during|near|en|dans|sur|chez) (?:(?!(?:in|on|at|during|near|en|dans|sur|chez) )\S+ ?){1,3}$/u;

/** A condition without its details; empty if the rest is too general. */
function withoutDetails(text: string): string {
  const short = text.replace(DETAIL, '');
  return short !== text && (GENERIC_PEOPLE.test(short) || !short.includes(' ')) ? '' : short;
}

function withConditions(phrase: Phrase, texts: readonly string[]): Phrase {
  const { k = '' } = phrase.parts;
  // Conditions that continue the keyword come first: 'who work shifts' after 'for adults'.
  // What people do comes last: 'under $100 for teams that sell pumps'.
  const isOther = (text: string) => Number(remainderOf(k, text) === text) + Number(RELATIVE.test(text));
  const added = texts
    .toSorted((one, other) => isOther(one) - isOther(other))
    .map((text) => remainderOf(k, text))
    .join(' ')
    // As people write a price in a title.
    .replace(/(?<=\d) euros(?!\p{L})/u, phrase.language === 'en' ? '$&' : ' €')
    .trim();
  if (added === '') return phrase;
  const parts = Object.fromEntries(
    Object.entries(phrase.parts).map(([name, text]) => [
      name,
      SUBJECTS.has(name) ? text.replace(/(?=\s?[?]$)|$/, ` ${added}`) : text,
    ]),
  );
  return { ...phrase, parts };
}

const RELATIVE = /^(?:for|para|pour) .+ (?:who|that|que|qui) /u;

/** The part of a condition that the keyword does not end with: 'who commute' of 'for students who commute'. */
function remainderOf(keyword: string, condition: string): string {
  const parts = condition.split(' ');
  for (let count = parts.length; count > 0; count -= 1)
    if (keyword.toLowerCase().endsWith(` ${parts.slice(0, count).join(' ').toLowerCase()}`))
      return parts.slice(count).join(' ');
  return condition;
}

/** A heading with the conditions except the audience, if it stays short enough. */
export function longerHeading(line: string, phrase: Phrase, fill: Fill): string | null {
  const plain = fill(line, phrase);
  // Requirements concern the task alone; its steps cover the rest.
  if (plain === null || !takesConditions(line) || / \{(?:task|act)\}$/.test(line)) return plain;
  // The audience has its own heading and is named only there.
  const added = appendable(phrase).filter(({ kind }) => kind !== 'audience');
  const longer = variantsOf(phrase, added).map((variant) => fill(line, variant) ?? plain);
  return longer.find((heading) => heading.split(' ').length <= MAX_HEADING_LENGTH) ?? plain;
}
