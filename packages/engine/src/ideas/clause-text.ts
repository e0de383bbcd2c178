import { wordShares } from '../background/word-classes.ts';
import { namesPeople } from './idea-fields.ts';
import { tellingWords } from './keyword-gate.ts';
import type { IdeaGrammar } from './idea-grammar.ts';

/**
 * What speaks for a keyword: the idea compares two things, seeks alternatives or the best of a kind, names a task, asks
 * what people ask, names its subject, or holds the phrase as its strongest.
 */
export type IdeaReason = 'comparison' | 'alternatives' | 'best' | 'task' | 'question' | 'subject' | 'phrase';

export interface IdeaKeyword {
  text: string;
  why: IdeaReason;
}

/** In which language a clause is read, and where the idea plays. */
export interface Reading {
  grammar: IdeaGrammar;
  language: string;
  place: string | null;
}

/** What people type has seldom more words. */
const MOST_WORDS = 11;
/** A question or a task is seldom longer, its articles aside. */
export const MOST_TYPED = 9;
/** With its purpose ('for beginners') a keyword of so many words is still typed. */
export const MOST_WITH_PURPOSE = 7;
export const LEAST_ASKED = 3;
/** 'For an old, …': the comma stands within what it is for. */
const MOST_BEFORE_COMMA = 3;
/** How well something is done is no part of what people type. */
const MANNER = /(?<=\S) (?:properly|correctly|the right way|correctamente|correctement|comme il faut)$/;
/** Everybody is no audience. */
const FOR_ANYBODY =
  / (?:for|para|pour) (?:people|anyone|those|everyone|personas|gente|quien|quienes|aquellos|personnes|gens|ceux|celles)$/;
export const SMALL =
  /(?<!\p{L})(?:an?|the|my|your|our|une?|una|la|les?|el|los|las|des|du|mon|ma|mes|mi|tu|su|votre|son) /gu;

/** Keywords for one reason, each once, those that are too long to be typed left out. */
export function keywordsOf(why: IdeaReason, texts: readonly string[]): IdeaKeyword[] {
  const own = [...new Set(texts.map((text) => text.trim().replace(FOR_ANYBODY, '')))].filter(
    (text) => text !== '' && wordsIn(text.replaceAll(SMALL, '')) <= MOST_WORDS,
  );
  return own.map((text) => ({ text, why }));
}

/** Up to where a keyword ends. */
export function cut(text: string, grammar: IdeaGrammar): string {
  const at = text.search(grammar.end);
  const kept = at > 0 ? text.slice(0, at) : text;
  // A comma within a qualifier cuts it in two: 'for an old, badly insulated house'.
  const comma = at > 0 && text[at] === ',' ? kept.search(grammar.qualifier) : -1;
  const isWithin =
    comma > 0 &&
    endsOpen(kept, grammar.language) &&
    wordsIn(kept.slice(comma)) <= MOST_BEFORE_COMMA &&
    !namesPeople(kept.slice(comma).replace(/^ \S+ /, ''), grammar.language);
  const clause = (isWithin ? kept.slice(0, comma) : kept).replaceAll(/[^\p{L}\p{N}+#%&'.\s/-]+/gu, ' ');
  const words = clause.replaceAll(/\s+/g, ' ').replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}+#%]+$/gu, '');
  return words.replace(MANNER, '');
}

/** Whether a noun is still to come: 'for an old'. */
const endsOpen = (text: string, language: string): boolean =>
  language === 'en' && (wordShares('en', text.split(' ').at(-1)!)?.adjective ?? 0) >= 0.5;

/**
 * Without its qualifier, where a keyword of two words or more is left. What a thing is for ('checklist for camping') is
 * what it is, unless it names people; of a task or a question it is one case among others.
 */
export function plain(text: string, { grammar, language }: Reading, isThing = false): string {
  const at = [...text.matchAll(new RegExp(grammar.qualifier, 'gu'))]
    .map(({ index }) => index)
    .find((place) => {
      if (place === 0 || !isSaid(text.slice(0, place), language)) return false;
      // A thing without something is another thing: 'snacks without nuts'.
      if (isThing && keepsWithout(text, place, grammar)) return false;
      const isFor = text.startsWith(` ${grammar.for} `, place);
      if (!isFor) return true;
      if (TAKES_FOR.test(text.slice(0, place))) return false;
      return !isThing || namesPeople(text.slice(place + grammar.for.length + 2), language);
    });
  return at === undefined ? text : text.slice(0, at);
}

/** 'Train for', 'pay for': what follows belongs to what is done. */
const TAKES_FOR =
  / (?:train|prepare|apply|pay|care|look|ask|search|register|qualify|sign up)$|(?:^| to )plan$/;

/** Whether what a thing is without fits into a keyword with it. */
function keepsWithout(text: string, at: number, { qualifier }: IdeaGrammar): boolean {
  if (!/^ (?:without|sin|sans) /.test(text.slice(at, at + 9))) return false;
  const next = text.slice(at + 1).search(qualifier);
  return wordsIn(next < 0 ? text : text.slice(0, at + 1 + next)) <= MOST_WITH_PURPOSE;
}

/** Whether enough is left to search for: 'is it normal' asks of nothing yet. */
const isSaid = (text: string, language: string): boolean =>
  wordsIn(text.replaceAll(SMALL, '')) > 1 && tellingWords(text, language).length > 0;

/** Up to its last prepositions, until it is as long as people type. */
export function shorten(text: string, { prepositions }: IdeaGrammar): string {
  let short = text;
  while (wordsIn(short.replaceAll(SMALL, '')) > MOST_TYPED) {
    const at = [...short.matchAll(prepositions)].at(-1)?.index ?? 0;
    // 'One skein of yarn' is one thing.
    const isOne =
      /^ (?:of|de) /.test(short.slice(at, at + 4)) && wordsIn(short.replaceAll(SMALL, '')) === MOST_TYPED + 1;
    if (wordsIn(short.slice(0, at)) < 5 || isOne) return short;
    short = short.slice(0, at);
  }
  return short;
}

/** Up to its last preposition, where enough is left to search for; null where not. */
export function shorter(text: string, { grammar }: Reading): string | null {
  const at = [...text.matchAll(grammar.prepositions)].at(-1)?.index ?? 0;
  const short = text.slice(0, at);
  return wordsIn(short.replaceAll(SMALL, '')) >= LEAST_ASKED ? short : null;
}

/** Without its article. */
export const bare = (text: string, { articles }: IdeaGrammar): string => text.trim().replace(articles, '');
/** How many words a text has. */
export const wordsIn = (text: string): number => text.split(' ').filter((word) => word !== '').length;
