import { wordShares } from '../background/word-classes.ts';
import { namesPeople } from './idea-fields.ts';
import { contentWords } from './keyword-validation.ts';
import type { IdeaGrammar } from './idea-grammar.ts';

/**
 * Why a phrase is a keyword: the idea compares two things, seeks alternatives or the best of a kind, names a task, asks
 * a common question, names its subject, or the phrase is its strongest.
 */
export type IdeaReason = 'comparison' | 'alternatives' | 'best' | 'task' | 'question' | 'subject' | 'phrase';

export interface IdeaKeyword {
  text: string;
  why: IdeaReason;
}

/** The language of a clause, and the place the idea refers to. */
export interface Reading {
  grammar: IdeaGrammar;
  language: string;
  place: string | null;
}

/** People seldom type more words. */
const MAX_WORDS = 11;
/** Questions and tasks are seldom longer, articles aside. */
export const MOST_TYPED = 9;
/** With its purpose ('for beginners') a keyword of this length is still typed. */
export const MOST_WITH_PURPOSE = 7;
export const LEAST_ASKED = 3;
/** 'For an old, …': the comma belongs to the qualifier. */
const MAX_BEFORE_COMMA = 3;
/** Adverbs of manner that people do not type. */
const MANNER = /(?<=\S) (?:properly|correctly|the right way|correctamente|correctement|comme il faut)$/;
/** Audiences that include everybody. */
const GENERAL_AUDIENCE =
  / (?:for|para|pour) (?:people|anyone|those|everyone|personas|gente|quien|quienes|aquellos|personnes|gens|ceux|celles)$/;
export const SMALL_WORDS =
  /(?<!\p{L})(?:an?|the|my|your|our|une?|una|la|les?|el|los|las|des|du|mon|ma|mes|mi|tu|su|votre|son) /gu;

/** Keywords with a reason, without duplicates and without those too long to be typed. */
export function createKeywords(why: IdeaReason, texts: readonly string[]): IdeaKeyword[] {
  const own = [...new Set(texts.map((text) => text.trim().replace(GENERAL_AUDIENCE, '')))].filter(
    (text) => text !== '' && countWords(text.replaceAll(SMALL_WORDS, '')) <= MAX_WORDS,
  );
  return own.map((text) => ({ text, why }));
}

/** Cuts a text where the keyword ends. */
export function cutKeyword(text: string, grammar: IdeaGrammar): string {
  const at = text.search(grammar.end);
  const kept = at > 0 ? text.slice(0, at) : text;
  // A comma within a qualifier would split it: 'for an old, badly insulated house'.
  const comma = at > 0 && text[at] === ',' ? kept.search(grammar.qualifier) : -1;
  const isWithin =
    comma > 0 &&
    isUnfinished(kept, grammar.language) &&
    countWords(kept.slice(comma)) <= MAX_BEFORE_COMMA &&
    !namesPeople(kept.slice(comma).replace(/^ \S+ /, ''), grammar.language);
  const clause = (isWithin ? kept.slice(0, comma) : kept).replaceAll(/[^\p{L}\p{N}+#%&'.\s/-]+/gu, ' ');
  const words = clause.replaceAll(/\s+/g, ' ').replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}+#%]+$/gu, '');
  return words.replace(MANNER, '');
}

/** Whether the text ends before its noun: 'for an old'. */
const isUnfinished = (text: string, language: string): boolean =>
  language === 'en' && (wordShares('en', text.split(' ').at(-1)!)?.adjective ?? 0) >= 0.5;

/**
 * Removes the qualifier if a keyword of two or more words remains. The purpose of a thing ('checklist for camping') is
 * part of it, unless it names people; for a task or question it is one case among many.
 */
export function withoutQualifier(text: string, { grammar, language }: Reading, isThing = false): string {
  const at = [...text.matchAll(new RegExp(grammar.qualifier, 'gu'))]
    .map(({ index }) => index)
    .find((place) => {
      if (place === 0 || !isComplete(text.slice(0, place), language)) return false;
      // A thing without something is a different thing: 'snacks without nuts'.
      if (isThing && fitsWithout(text, place, grammar)) return false;
      const isFor = text.startsWith(` ${grammar.for} `, place);
      if (!isFor) return true;
      if (TAKES_FOR.test(text.slice(0, place))) return false;
      return !isThing || namesPeople(text.slice(place + grammar.for.length + 2), language);
    });
  return at === undefined ? text : text.slice(0, at);
}

/** Verbs whose object follows 'for': 'train for', 'pay for'. */
const TAKES_FOR =
  / (?:train|prepare|apply|pay|care|look|ask|search|register|qualify|sign up)$|(?:^| to )plan$/;

/** Whether the 'without' phrase of a thing still fits into the keyword. */
function fitsWithout(text: string, at: number, { qualifier }: IdeaGrammar): boolean {
  if (!/^ (?:without|sin|sans) /.test(text.slice(at, at + 9))) return false;
  const next = text.slice(at + 1).search(qualifier);
  return countWords(next < 0 ? text : text.slice(0, at + 1 + next)) <= MOST_WITH_PURPOSE;
}

/** Whether enough remains to search for: 'is it normal' has no subject yet. */
const isComplete = (text: string, language: string): boolean =>
  countWords(text.replaceAll(SMALL_WORDS, '')) > 1 && contentWords(text, language).length > 0;

/** Cuts at the last prepositions until the text is short enough to be typed. */
export function shorten(text: string, { prepositions }: IdeaGrammar): string {
  let short = text;
  while (countWords(short.replaceAll(SMALL_WORDS, '')) > MOST_TYPED) {
    const at = [...short.matchAll(prepositions)].at(-1)?.index ?? 0;
    // 'One skein of yarn' is one thing.
    const isOne =
      /^ (?:of|de) /.test(short.slice(at, at + 4)) &&
      countWords(short.replaceAll(SMALL_WORDS, '')) === MOST_TYPED + 1;
    // 'Yarn' says what 'one skein' is of, and 'one skein' alone says nothing.
    const isMeasured =
      isMeasure(short.slice(0, at), short.slice(at)) &&
      countWords(short.replaceAll(SMALL_WORDS, '')) <= MOST_TYPED + 2;
    if (countWords(short.slice(0, at)) < 5 || isOne || isMeasured) return short;
    short = short.slice(0, at);
  }
  return short;
}

/** Whether a text ends with a measure of what follows. */
const isMeasure = (before: string, behind: string): boolean =>
  /^ (?:of|de|d['’])/u.test(behind) &&
  / (?:skeins?|balls?|cups?|bags?|boxes|box|bottles?|cans?|jars?|pairs?|sets?|packs?|rolls?|sheets?|pieces?|slices?|bars?|bunch|ovillos?|tazas?|bolsas?|cajas?|botellas?|latas?|botes?|pares?|paquetes?|rollos?|trozos?|pelotes?|tasses?|sacs?|boîtes?|bouteilles?|pots?|paires?|paquets?|rouleaux?|morceaux?|tranches?)$/iu.test(
    before,
  );

/** Cuts at the last preposition if enough remains to search for, else null. */
export function cutPreposition(text: string, { grammar }: Reading): string | null {
  const at = [...text.matchAll(grammar.prepositions)].at(-1)?.index ?? 0;
  const short = text.slice(0, at);
  return countWords(short.replaceAll(SMALL_WORDS, '')) >= LEAST_ASKED ? short : null;
}

/** Removes the leading article. */
export const withoutArticle = (text: string, { articles }: IdeaGrammar): string =>
  text.trim().replace(articles, '');
/** Number of words. */
export const countWords = (text: string): number => text.split(' ').filter((word) => word !== '').length;
