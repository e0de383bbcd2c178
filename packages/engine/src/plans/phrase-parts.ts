import { isLeadingName, isName } from '../ideas/idea-casing.ts';
import { parseIdeaFields, namesPeople } from '../ideas/idea-fields.ts';
import { inSentence, numberOf } from '../queries/phrase-number.ts';
import { insideSentence } from '../queries/spelling.ts';
import { gerund } from '../text/gerund.ts';
import { upperFirst } from '../text/upper-first.ts';
import rules from './phrase-rules.json' with { type: 'json' };
import { subjectParts, withoutPurpose } from './subject-parts.ts';

/** What a keyword asks for, which decides what an article on it holds. */
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

/** A keyword inside of a sentence; the names of brands keep their capitals at its beginning too. */
export function inLine(text: string, language: PlanLanguage): string {
  const words = text.split(' ');
  return insideSentence(text)
    .split(' ')
    .map((word, at) =>
      isName(words[at] ?? '', language) || (at === 0 && isLeadingName(text, language)) ? words[at]! : word,
    )
    .join(' ');
}

/** Whether a pattern of the table finds anything in a text. */
export const match = (pattern: string, text: string): boolean => new RegExp(pattern, 'iu').test(text);

/** What a pattern of the table takes for the subject of a text. */
export function subjectIn(pattern: string, text: string): string | undefined {
  const found = new RegExp(pattern, 'iu').exec(text)?.groups;
  return (found?.['x'] ?? found?.['y'] ?? found?.['z'])?.trim();
}

/** A side of a comparison: a single word with a capital is a name, and what begins with one is its product. */
export const sideOf = (side: string, language: PlanLanguage): string =>
  /^\S+$/.test(side) || /^\p{Lu} \p{Ll}/u.test(side) || isLeadingName(side, 'en')
    ? side
    : inLine(side, language);

/** A side as it stands in an English sentence: with its article where it takes one; none where nothing tells. */
export function named(side: string, language: PlanLanguage): string | undefined {
  if (language !== 'en' || side !== side.toLowerCase()) return side;
  const number = numberOf(side.split(' '));
  return number === 'unknown' ? undefined : inSentence(side, number);
}

/** A question as it stands in a text: with its signs in Spanish and French, without in English. */
export function askOf(
  k: string,
  language: PlanLanguage,
): { ask: string; Ask: string; label: string; Label: string } {
  const ask =
    language === 'es'
      ? `¿${upperFirst(k)}?`
      : language === 'fr'
        ? `${upperFirst(k)} ?`
        : upperFirst(k).replaceAll(/(?<![\p{L}'’.-])i(?=['’]| |$)/gu, 'I');
  return { ask, Ask: ask, label: k, Label: upperFirst(k) };
}

/** What costs or is done for money, as a thing and as a question, with its place. */
export function costParts(
  text: string,
  k: string,
  language: PlanLanguage,
): Record<string, string | undefined> {
  const rule = rules[language];
  const deed = subjectIn(rule.costDeed, k);
  const thing = deed === undefined ? subjectIn(rule.costOf, k) : undefined;
  const isAsked = match(rule.asking, k);
  const named = thing?.replace(new RegExp(rule.article, 'iu'), '');
  const english =
    deed !== undefined
      ? `How much does it cost to ${deed}`
      : /^(?:an?|the) /.test(thing ?? '')
        ? `How much does ${thing} cost`
        : undefined;
  const subject = deed === undefined ? named : language === 'en' ? gerund(deed) : deed;
  const { place } = parseIdeaFields(text, language);
  const where = place === null || subject?.includes(place) === true ? '' : ` ${rule.in} ${place}`;
  const whole = thing === undefined || isName(thing, language) ? undefined : named;
  return {
    ...(whole === undefined || deed !== undefined ? {} : pricedParts(whole, language)),
    deed,
    subject,
    Subject: subject === undefined ? undefined : `${upperFirst(subject)}${where}`,
    Ask: isAsked ? askOf(k, language).Ask : language === 'en' ? english : undefined,
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

/** 'Why are the leaves curling' is labeled 'leaves curling'; what does not shorten so keeps its question. */
export function whyParts(k: string, language: PlanLanguage): Record<string, string | undefined> {
  const rule = rules[language];
  if (!match(rule.why, k))
    return { label: k, Label: upperFirst(k), ...(language === 'en' ? { Ask: undefined } : {}) };
  const label = subjectIn(rule.whyLabel, k)?.replaceAll(/\b(?:my|your|our) /g, '');
  const { Ask } = askOf(k, language);
  const question = language === 'en' ? `${Ask}?` : Ask;
  return { Ask, label, Label: label === undefined ? question : upperFirst(label) };
}

/** The thing of which the best is sought, in its number. */
export function bestParts(k: string, language: PlanLanguage): Record<string, string | undefined> {
  const thing = subjectIn(rules[language].best, k);
  if (thing === undefined) return { thing };
  if (language !== 'en') return { thing, ...subjectParts(withoutPurpose(thing, language), language) };
  const number = numberOf(thing.split(' '));
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

/** A thing with its article, where the grammar is known. */
export function thingParts(
  text: string,
  k: string,
  language: PlanLanguage,
): Record<string, string | undefined> {
  const isFor = new RegExp(` ${rules[language].for} `, 'iu').test(k);
  const kfree = isFor ? undefined : k;
  if (language !== 'en') return { kfree };
  // What is itself a guide is asked nothing about.
  if (/ (?:guide|chart|calculator|template)$/.test(k)) return { apart: '' };
  const isName = /^\p{Lu}\p{Ll}+$/u.test(text);
  const found = numberOf(k.toLowerCase().split(' '));
  const number = isName && found === 'article' ? 'unknown' : found;
  // Where nothing tells whether it takes an article, questions do without it.
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

/** Numbers up to ten as words, by their place. */
const NUMBERS: readonly string[][] = [
  'one two three four five six seven eight nine ten'.split(' '),
  'un dos tres cuatro cinco seis siete ocho nueve diez'.split(' '),
  'un deux trois quatre cinq six sept huit neuf dix'.split(' '),
];
/** Longer trips are planned by their stages. */
const MAX_DAYS = 7;

/** The days of a trip, each as a heading; where it says no number of them, a part that lines about that begin with. */
export function daysOf(text: string, language: PlanLanguage): Record<string, string> {
  const { days, day } = rules[language];
  const said = subjectIn(days, text)?.toLowerCase() ?? '';
  const word = Math.max(...NUMBERS.map((words) => words.indexOf(said) + 1));
  const count = word > 0 ? word : Number(said || 0);
  if (count < 2 || count > MAX_DAYS) return { byday: '' };
  return Object.fromEntries(Array.from({ length: count }, (_, at) => [`day${at + 1}`, `${day} ${at + 1}`]));
}

const ALL = {
  en: (count: string) => `All ${count} ideas, one by one`,
  es: (count: string) => `Las ${count} propuestas, una por una`,
  fr: (count: string) => `Les ${count} idées, une par une`,
} as const;

/** How many an idea wants of something, as a heading and before what it is; a part for lines about any number else. */
export function countOf(idea: string, k: string, language: PlanLanguage): Record<string, string> {
  const count = /^(?<count>\d{1,3}) /.exec(idea)?.groups?.['count'];
  if (count === undefined) return { uncounted: '' };
  return { all: ALL[language](count), nk: k.startsWith(count) ? k : `${count} ${k}` };
}
