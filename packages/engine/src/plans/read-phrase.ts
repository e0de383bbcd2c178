import { wordShares } from '../background/word-classes.ts';
import { businessIn, namesTrade, wantsArticle } from '../ideas/business-of-idea.ts';
import { isName } from '../ideas/idea-casing.ts';
import { ideaDemands, type IdeaDemands } from '../ideas/idea-conditions.ts';
import { ideaFields, namesPeople } from '../ideas/idea-fields.ts';
import { ideaKeywords } from '../ideas/idea-keywords.ts';
import { asThing, happens, isFault, withoutOwner } from '../ideas/idea-offer.ts';
import type { IdeaReason } from '../ideas/read-clause.ts';
import type { Intent } from '../intent/intent.ts';
import { inSentence, numberOf } from '../queries/phrase-number.ts';
import { insideSentence, withSpelling } from '../queries/spelling.ts';
import { gerund } from '../text/gerund.ts';
import { upperFirst } from '../text/upper-first.ts';
import rules from './phrase-rules.json' with { type: 'json' };

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
  | 'local'
  | 'service'
  | 'shop'
  | 'outing'
  | 'aid'
  | 'commercial'
  | 'thing';

export type PlanLanguage = keyof typeof rules;

/** A keyword as plans take it: its form, and its parts as they stand in sentences. */
export interface Phrase {
  language: PlanLanguage;
  form: PhraseForm;
  /** What a part is called, as templates name it; what a keyword does not have stands in none. */
  parts: Readonly<Record<string, string>>;
  /** What the idea asks beside the keyword. */
  demands: IdeaDemands;
}

/** A longer keyword is a sentence. */
const LONGEST = 200;
const SIDES = /^(?<a>.+?) (?:vs\.?|versus|or|o|ou) (?<b>.+?)(?: (?:for|para|pour) .+)?$/iu;
/** Who looks for a site names it and relates nothing to it: 'seo audit for wordpress' is about a task. */
const RELATION = / (?:for|with|without|in|on|para|con|sin|pour|avec|sans) /iu;

/** 'Kayak rental Bristol': behind words without capitals, and behind no preposition. */
const PLACE_AT_END =
  /^[\p{Ll}\p{N} -]+(?<! (?:for|with|to|of|on|from|by|and|than)) (?<place>\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){0,2})$/u;

/** Whether there are plans in a language (ISO 639-1). */
export const isPlanLanguage = (code: string): code is PlanLanguage => Object.hasOwn(rules, code);

/** Reads what a keyword asks for; null in a language without plans, and where there are no words. */
export function readPhrase(
  keyword: string,
  given: string | null,
  intent: Intent | null,
  idea: string | null = null,
): Phrase | null {
  const text = withSpelling(keyword)
    .trim()
    .replaceAll(/\s+/g, ' ')
    .slice(0, LONGEST)
    .toWellFormed()
    .replace(/^[¿¡]\s?|\s?[?!.]+$/g, '');
  if (!/[\p{L}\p{N}]/u.test(text)) return null;
  const { keywords, language: spoken } = ideaKeywords(text, given);
  const language = given ?? spoken;
  if (!isPlanLanguage(language)) return null;
  const rule = rules[language];
  const k = inLine(text, language);
  const said = idea ?? keyword;
  const demands = ideaDemands(said, text, language);
  const reason = keywords[0]?.why ?? 'phrase';
  const shared = { k, K: upperFirst(text), q: k.toLowerCase() };
  const phrase = (form: PhraseForm, parts: Readonly<Record<string, string | undefined>> = {}): Phrase => ({
    language,
    form,
    parts: withCapitals({ ...shared, ...parts }),
    demands,
  });

  const sides = SIDES.exec(text)?.groups;
  if (reason === 'comparison' && sides !== undefined) {
    const [a, b] = [sideOf(sides['a']!, language), sideOf(sides['b']!, language)];
    return phrase('comparison', {
      a,
      b,
      sa: named(a, language),
      sb: named(b, language),
      k: text === k ? k : `${a}${text.slice(sides['a']!.length)}`,
    });
  }
  if (match(rule.worth, k))
    return phrase('worth', { ...askOf(k, language), subject: subjectIn(rule.worthOf, k) });
  if (match(rule.cost, k)) return phrase('cost', costParts(text, k, language));
  if (match(rule.why, k)) return phrase('why', whyParts(k, language));
  if (match(rule.definition, k)) {
    const subject = subjectIn(rule.definition, k);
    return phrase('definition', { ...askOf(k, language), subject });
  }
  if (reason === 'alternatives') return phrase('alternatives', { product: subjectIn(rule.product, text) });
  const aid = subjectIn(rule.aid, k);
  if (aid !== undefined) return phrase('aid', { k: aid, K: upperFirst(aid) });
  const place = ideaFields(said, language).place ?? ideaFields(text, language).place;
  if (place !== null && match(rule.outing, k)) return phrase('outing');
  const business = businessOf(said, text, place, language);
  if (business !== null) return phrase(...business);
  const task = taskOf(k, language, reason);
  if (task !== null) return phrase(...task);
  const own = withoutOwner(said, language);
  const isSeen =
    own !== null && happens(own, language) && asThing(own, language).toLowerCase().includes(k.toLowerCase());
  if (isSeen || isFault(k, language)) return phrase('why', whyParts(k, language));
  if (reason === 'best') return phrase('best', bestParts(k, language));
  if (reason === 'question' && match(rule.asking, k)) return phrase('question', askOf(k, language));
  if (match(rule.list, k)) return phrase('list');
  const local = localParts(text, k, language);
  if (local !== null) return phrase('local', local);
  const wanted = intent === 'navigational' && RELATION.test(text) ? null : intent;
  // Whom one hires is chosen: an emergency plumber, a wedding photographer.
  const isBought = wanted === 'commercial' || wanted === 'transactional' || namesPeople(k, language);
  return phrase(isBought ? 'commercial' : 'thing', thingParts(text, k, language));
}

/** A keyword inside of a sentence; the names of brands keep their capitals at its beginning too. */
function inLine(text: string, language: PlanLanguage): string {
  const words = text.split(' ');
  return insideSentence(text)
    .split(' ')
    .map((word, at) => (isName(words[at] ?? '', language) ? words[at]! : word))
    .join(' ');
}

/** What somebody offers who writes of their own business, or what a trade's name with a place stands for. */
function businessOf(
  idea: string,
  text: string,
  place: string | null,
  language: PlanLanguage,
): [PhraseForm, Record<string, string | undefined>] | null {
  const rule = rules[language];
  const lower = text.toLowerCase();
  const sentences = [...idea.split(/(?<=[.!?])\s+/), text];
  const found = sentences
    .map((sentence) => (wantsArticle(idea) ? null : businessIn(sentence, place, language)))
    .find((one) => one !== null && lower.includes(one.thing.toLowerCase().split(' ').at(-1)!));
  const isTrade = found === undefined && namesTrade(lower, language);
  if ((found === undefined || found === null) && !isTrade) return null;
  const thing = inLine(found?.thing ?? text, language);
  if (found?.kind === 'shop')
    return ['shop', { them: numberOf(thing.toLowerCase().split(' ')) === 'plural' ? 'them' : 'it' }];
  const where = placesOf(idea, place, rule.in);
  const k = where === null ? thing : `${thing} ${where}`;
  const isPlural = language === 'en' && numberOf(thing.split(' ')) === 'plural';
  const number = language === 'en' ? numberOf(thing.toLowerCase().split(' ')) : 'bare';
  return [
    'service',
    {
      k,
      K: upperFirst(k),
      thing,
      place: place ?? undefined,
      athing: number === 'unknown' ? undefined : inSentence(thing, number),
      ak:
        isPlural || number === 'bare'
          ? k
          : `${inSentence(thing, 'article')}${where === null ? '' : ` ${where}`}`,
    },
  ];
}

/** Where somebody works, all places that they name: 'in Leeds and Bradford'. */
function placesOf(idea: string, place: string | null, preposition: string): string | null {
  if (place === null) return null;
  const name = "\\p{Lu}[\\p{L}’'-]*(?: \\p{Lu}[\\p{L}’'-]*)*";
  const more = new RegExp(
    `(?<before>[\\p{L}]+) ${place}(?<more>(?:(?:, | and | y | e | et )${name})*)`,
    'u',
  ).exec(idea)?.groups;
  const before = more?.['before']?.toLowerCase() ?? '';
  return `${/^(?:in|near|en|à|au|aux)$/.test(before) ? before : preposition} ${place}${more?.['more'] ?? ''}`;
}

const match = (pattern: string, text: string): boolean => new RegExp(pattern, 'iu').test(text);

function subjectIn(pattern: string, text: string): string | undefined {
  const found = new RegExp(pattern, 'iu').exec(text)?.groups;
  return (found?.['x'] ?? found?.['y'] ?? found?.['z'])?.trim();
}

/** A side of a comparison: a single word with a capital is a name. */
const sideOf = (side: string, language: PlanLanguage): string =>
  /^\S+$/.test(side) ? side : inLine(side, language);

/** A side as it stands in an English sentence: with its article where it takes one; none where nothing tells. */
function named(side: string, language: PlanLanguage): string | undefined {
  if (language !== 'en' || side !== side.toLowerCase()) return side;
  const number = numberOf(side.split(' '));
  return number === 'unknown' ? undefined : inSentence(side, number);
}

/** A question as it stands in a text: with its signs in Spanish and French, without in English. */
function askOf(
  k: string,
  language: PlanLanguage,
): { ask: string; Ask: string; label: string; Label: string } {
  const ask =
    language === 'es' ? `¿${upperFirst(k)}?` : language === 'fr' ? `${upperFirst(k)} ?` : upperFirst(k);
  return { ask, Ask: ask, label: k, Label: upperFirst(k) };
}

function costParts(text: string, k: string, language: PlanLanguage): Record<string, string | undefined> {
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
  const { place } = ideaFields(text, language);
  const where = place === null || subject?.includes(place) === true ? '' : ` ${rule.in} ${place}`;
  return {
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

/** 'Why are the leaves curling' is labeled 'leaves curling'; what does not shorten so keeps its question. */
function whyParts(k: string, language: PlanLanguage): Record<string, string | undefined> {
  const rule = rules[language];
  if (!match(rule.why, k))
    return { label: k, Label: upperFirst(k), ...(language === 'en' ? { Ask: undefined } : {}) };
  const label = subjectIn(rule.whyLabel, k)?.replaceAll(/\b(?:my|your|our) /g, '');
  const { Ask } = askOf(k, language);
  const question = language === 'en' ? `${Ask}?` : Ask;
  return { Ask, label, Label: label === undefined ? question : upperFirst(label) };
}

function taskOf(
  k: string,
  language: PlanLanguage,
  reason: IdeaReason,
): [PhraseForm, Record<string, string | undefined>] | null {
  const rule = rules[language];
  const asked = subjectIn(rule.task, k);
  if (asked === undefined && reason !== 'task' && !isBareDeed(k, language)) return null;
  const read = reason === 'task' ? ideaKeywords(k, language).keywords[0]?.text : undefined;
  // 'Choosing a mattress' is to choose one.
  const task = asked ?? (read ?? k).replace(new RegExp(rule.how, 'iu'), '');
  const how = `${rule.howTo} ${task}`;
  const parts = {
    task,
    how,
    Task: upperFirst(how),
    Deed: upperFirst(task),
    de_task: deOf(task),
    object: objectOf(task, rule.article),
  };
  return [match(rule.choosing, task) ? 'choosing' : 'task', parts];
}

/** 'Instalar un toldo': Spanish and French type what is done as it stands. */
function isBareDeed(k: string, language: PlanLanguage): boolean {
  const [verb = '', next] = k.split(' ');
  if (language === 'en' || next === undefined) return false;
  const isInfinitive = (language === 'es' ? /.{2}[aei]r(?:se)?$/ : /.{2}(?:er|ir|re|oir)$/).test(verb);
  const shares = wordShares(language, verb.toLowerCase());
  return isInfinitive && (shares === null ? language === 'es' : shares.verb >= 0.5);
}

const deOf = (task: string): string => (/^[aeiouyéèêh]/iu.test(task) ? `d’${task}` : `de ${task}`);

function objectOf(task: string, article: string): string | undefined {
  const object = task
    .split(' ')
    .slice(1)
    .join(' ')
    .replace(/^(?:the |your )?(?:right|best|good|perfect) /, '');
  const bare = object.replace(new RegExp(article, 'iu'), '');
  return bare === '' || / (?:to|that|which|who|que|qui) /.test(bare) ? undefined : bare;
}

function bestParts(k: string, language: PlanLanguage): Record<string, string | undefined> {
  const thing = subjectIn(rules[language].best, k);
  if (language !== 'en' || thing === undefined) return { thing };
  const number = numberOf(thing.split(' '));
  const isMany = number === 'plural';
  return {
    thing,
    things: isMany ? thing : undefined,
    ks: isMany ? k : undefined,
    athing: number === 'unknown' ? undefined : inSentence(thing, number),
    bestk: `the ${k.replace(/^the /, '')}`,
    Bestk: `The ${k.replace(/^the /, '')}`,
  };
}

/** What is sought, and where; null for a keyword without a place. */
function localParts(text: string, k: string, language: PlanLanguage): Record<string, string> | null {
  const rule = rules[language];
  const { place: named } = ideaFields(text, language);
  const place = named ?? (language === 'en' ? PLACE_AT_END.exec(text)?.groups?.['place'] : undefined);
  if (place === undefined || place === null) return null;
  const at = text.toLowerCase().lastIndexOf(place.toLowerCase());
  const before = k.slice(0, at).trim();
  const preposition = new RegExp(`(?:^| )(?<word>${rule.near})$`, 'iu').exec(before)?.groups?.['word'];
  const thing = preposition === undefined ? before : before.slice(0, -preposition.length).trim();
  if (at <= 0 || thing === '') return null;
  const rest = text.slice(at + place.length);
  const where = `${preposition ?? rule.in} ${place}`;
  const whole = `${thing} ${where}${rest}`;
  return { place, thing, inplace: where, k: whole, K: upperFirst(whole) };
}

function thingParts(text: string, k: string, language: PlanLanguage): Record<string, string | undefined> {
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

/** Every part with a capital too, under its name with a capital. */
function withCapitals(parts: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const all: Record<string, string> = {};
  for (const [name, text] of Object.entries(parts)) {
    if (text === undefined) continue;
    all[name] = text;
    all[upperFirst(name)] ??= upperFirst(text);
  }
  for (const [name, text] of Object.entries(parts)) if (text === undefined) delete all[name];
  return all;
}
