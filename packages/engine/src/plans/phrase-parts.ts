import { questionOf } from './embedded-question.ts';
import { isLeadingName, isName } from '../ideas/idea-casing.ts';
import { parseIdeaFields, namesPeople } from '../ideas/idea-fields.ts';
import { inSentence, detectNumber } from '../queries/phrase-number.ts';
import { insideSentence } from '../queries/spelling.ts';
import { gerund } from '../text/gerund.ts';
import { upperFirst } from '../text/upper-first.ts';
import rules from './phrase-rules.json' with { type: 'json' };
import { NO_EVIDENCE } from './phrase-evidence.ts';
import { shownNumber, subjectParts, withoutPurpose } from './subject-parts.ts';

/** The form of a keyword, which determines the contents of its article. */
export type PhraseForm =
  | 'task'
  | 'choosing'
  | 'comparison'
  | 'best'
  | 'alternatives'
  | 'why'
  | 'cost'
  | 'worth'
  | 'definition'
  | 'question'
  | 'list'
  | 'collection'
  | 'recipe'
  | 'local'
  | 'service'
  | 'shop'
  | 'outing'
  | 'trip'
  | 'callout'
  | 'normal'
  | 'questions'
  | 'signs'
  | 'incident'
  | 'mistakes'
  | 'right'
  | 'aid'
  | 'rules'
  | 'commercial'
  | 'thing';

export type PlanLanguage = keyof typeof rules;

/** A keyword within a sentence; brand names keep their capitals at the start too. */
export function insideLine(text: string, language: PlanLanguage): string {
  const words = text.split(' ');
  return insideSentence(text)
    .split(' ')
    .map((word, at) =>
      isName(words[at] ?? '', language) || (at === 0 && isLeadingName(text, language)) ? words[at]! : word,
    )
    .join(' ');
}

/** Whether a table pattern matches a text. */
export const match = (pattern: string, text: string): boolean => new RegExp(pattern, 'iu').test(text);

/** The subject matched by a table pattern. */
export function subjectIn(pattern: string, text: string): string | undefined {
  const found = new RegExp(pattern, 'iu').exec(text)?.groups;
  return (found?.['x'] ?? found?.['y'] ?? found?.['z'])?.trim();
}

/** One side of a comparison: a single capitalized word is a name, and a phrase starting with one is its product. */
export const sideOf = (side: string, language: PlanLanguage): string =>
  /^\S+$/.test(side) || /^\p{Lu} \p{Ll}/u.test(side) || isLeadingName(side, 'en')
    ? side
    : insideLine(side, language);

/** A side within an English sentence, with its article if it takes one; none if unknown. */
export function nameSide(side: string, language: PlanLanguage): string | undefined {
  if (language !== 'en' || side !== side.toLowerCase()) return side;
  const number = detectNumber(side.split(' '));
  return number === 'unknown' ? undefined : inSentence(side, number);
}

/** A question within a text: with its marks in Spanish and French, without in English. */
export function askParts(
  k: string,
  language: PlanLanguage,
): { ask: string; Ask: string; label: string; Label: string } {
  const ask =
    language === 'es'
      ? `¿${upperFirst(k)}?`
      : language === 'fr'
        ? `${upperFirst(k)} ?`
        : upperFirst(questionOf(k) ?? k).replaceAll(/(?<![\p{L}'’.-])i(?=['’]| |$)/gu, 'I');
  return { ask, Ask: ask, label: k, Label: upperFirst(k) };
}

/** Parts for something that costs money, as a noun and as a question, with its place. */
export function costParts(
  text: string,
  k: string,
  language: PlanLanguage,
): Record<string, string | undefined> {
  const rule = rules[language];
  const action = subjectIn(rule.costAction, k);
  const thing = action === undefined ? subjectIn(rule.costOf, k) : undefined;
  const isAsked = match(rule.asking, k);
  const named = thing?.replace(new RegExp(rule.article, 'iu'), '');
  const english =
    action !== undefined
      ? `How much does it cost to ${action}`
      : /^(?:an?|the) /.test(thing ?? '')
        ? `How much does ${thing} cost`
        : undefined;
  const subject = action === undefined ? named : language === 'en' ? gerund(action) : action;
  const { place } = parseIdeaFields(text, language);
  const where = place === null || subject?.includes(place) === true ? '' : ` ${rule.in} ${place}`;
  const whole = thing === undefined || isName(thing, language) ? undefined : named;
  return {
    ...(whole === undefined || action !== undefined ? {} : pricedParts(whole, language)),
    action,
    subject,
    Subject: subject === undefined ? undefined : `${upperFirst(subject)}${where}`,
    Ask: isAsked ? askParts(k, language).Ask : language === 'en' ? english : undefined,
    Label:
      isAsked && language === 'es'
        ? `¿${upperFirst(k)}?`
        : upperFirst(k) + (isAsked ? (language === 'fr' ? ' ?' : '?') : ''),
  };
}

/** People charge, and nobody saves on them; things cost. */
function pricedParts(whole: string, language: PlanLanguage): Record<string, string | undefined> {
  const parts = subjectParts(whole, language);
  return namesPeople(whole, language) ? { charge: parts['ss'] } : parts;
}

/** 'Pourquoi ma pâte ne lève pas' is about 'votre pâte'. */
const WHOSE = /^pourquoi (?<word>mon|ma|mes|notre|nos|votre|vos|le|la|les) /iu;
const YOURS: Readonly<Record<string, string>> = {
  mon: 'votre',
  ma: 'votre',
  notre: 'votre',
  votre: 'votre',
  mes: 'vos',
  nos: 'vos',
  vos: 'vos',
  le: 'le',
  la: 'la',
  les: 'les',
};
/** 'Why are the leaves curling' is shortened to 'leaves curling'; others keep their question. */
export function whyParts(k: string, language: PlanLanguage): Record<string, string | undefined> {
  const rule = rules[language];
  if (!match(rule.why, k))
    return { label: k, Label: upperFirst(k), ...(language === 'en' ? { Ask: undefined } : {}) };
  const label = subjectIn(rule.whyLabel, k)?.replaceAll(/\b(?:my|your|our) /g, '');
  const { Ask } = askParts(k, language);
  const question = language === 'en' ? `${Ask}?` : Ask;
  const whose = language === 'fr' ? WHOSE.exec(k)?.groups?.['word']?.toLowerCase() : undefined;
  const Label =
    label === undefined ? question : upperFirst(whose === undefined ? label : `${YOURS[whose]} ${label}`);
  return { Ask, label, Label };
}

/** The thing of which the best is sought, with its number. */
export function bestParts(k: string, language: PlanLanguage): Record<string, string | undefined> {
  const thing = subjectIn(rules[language].best, k);
  if (thing === undefined) return { thing };
  if (language !== 'en') return { thing, ...subjectParts(withoutPurpose(thing, language), language) };
  const number = detectNumber(thing.split(' '));
  const isMany = number === 'plural';
  return {
    ...subjectParts(withoutPurpose(thing, language), language),
    thing,
    things: isMany ? thing : undefined,
    ks: isMany ? k : undefined,
    athing: number === 'unknown' ? undefined : inSentence(thing, number),
    bestk: `the ${k.replace(/^the /, '')}`,
    Bestk: `The ${k.replace(/^the /, '')}`,
  };
}

/** A noun with its article, if the grammar is known. */
export function thingParts(
  text: string,
  k: string,
  language: PlanLanguage,
  evidence = NO_EVIDENCE,
): Record<string, string | undefined> {
  const isFor = new RegExp(` ${rules[language].for} `, 'iu').test(k);
  const kfree = isFor ? undefined : k;
  if (language !== 'en') return { kfree };
  // A guide itself raises no questions.
  if (/ (?:guide|chart|calculator|template)$/.test(k)) return { apart: '' };
  const isName = /^\p{Lu}\p{Ll}+$/u.test(text);
  const found = shownNumber(k, evidence);
  const number = isName && found === 'article' && evidence.use === null ? 'unknown' : found;
  // If the article is unknown, questions omit it.
  if (number === 'unknown') return { kfree, apart: '' };
  const isMany = number === 'plural';
  return {
    kfree: isMany ? undefined : kfree,
    ak: inSentence(k, number),
    kcount: number === 'bare' ? undefined : k,
    ks: isMany ? k : undefined,
    is: isMany ? 'are' : 'is',
    does: isMany ? 'do' : 'does',
    Is: isMany ? 'Are' : 'Is',
  };
}

/** Numbers up to ten as words, by index. */
const NUMBERS: readonly string[][] = [
  'one two three four five six seven eight nine ten'.split(' '),
  'un dos tres cuatro cinco seis siete ocho nueve diez'.split(' '),
  'un deux trois quatre cinq six sept huit neuf dix'.split(' '),
];
/** Longer trips are planned in stages. */
const MAX_DAYS = 7;

/** The days of a trip as headings; without a number of days, a part for general lines. */
export function daysOf(text: string, language: PlanLanguage): Record<string, string> {
  const { days, day } = rules[language];
  const said = subjectIn(days, text)?.toLowerCase() ?? '';
  const word = Math.max(...NUMBERS.map((words) => words.indexOf(said) + 1));
  const count = word > 0 ? word : Number(said || 0);
  if (count < 2 || count > MAX_DAYS) return { byday: '' };
  return Object.fromEntries(Array.from({ length: count }, (_, at) => [`day${at + 1}`, `${day} ${at + 1}`]));
}

const ALL = {
  en: (count: string) => `All ${count}, one by one`,
  es: (count: string) => `Las ${count} propuestas, una por una`,
  fr: (count: string) => `Les ${count} idées, une par une`,
} as const;

/** How many items an idea wants, as a heading and as a prefix; a part for lines about any other number. */
export function countOf(idea: string, k: string, language: PlanLanguage): Record<string, string> {
  const count = /^(?<count>\d{1,3}) /.exec(idea)?.groups?.['count'];
  if (count === undefined) return { uncounted: '' };
  return { all: ALL[language](count), nk: k.startsWith(count) ? k : `${count} ${k}` };
}
