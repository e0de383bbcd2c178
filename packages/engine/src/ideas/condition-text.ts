import type { ConditionKind } from './condition.ts';
import { containsAllWords } from './word-overlap.ts';

/** A clause about where the writer offers something is not part of the request. */
const OWN_OFFER =
  / (?:in|on|at|en|dans|sur|à|con|with|from|de) (?:our|my|nuestr\p{L}*|mi|mis|notre|nos|mon|ma) .*/iu;
/** One or more places after a preposition. */
const PLACES =
  /^\p{Ll}+(?: \p{Ll}+){0,2} \p{Lu}[\p{L}'’-]*(?:(?:,? | and | y | e | et | de | del | la | of )\p{Lu}[\p{L}'’-]*)*/u;
/** 'In 2027', whatever follows. */
const YEAR = /^(?:in|en) 20\d\d(?!\d)/iu;

/** The words of a clause that state a condition: `whole` without what follows it or what the keyword says. */
export function conditionIn(whole: string, kind: ConditionKind, start: string, keyword: string): string {
  if (kind === 'means') return start.trim();
  if (kind === 'place') return PLACES.exec(whole)?.[0] ?? whole;
  return (
    YEAR.exec(whole)?.[0] ??
    withoutKnownPlace(withoutSubject(whole.replace(OWN_OFFER, ''), keyword), kind, keyword)
  );
}

/** 'In a 1930s semi' of 'with a heat pump in a 1930s semi', if the keyword ends with the pump. */
export function withoutKnownStart(text: string, keyword: string): string {
  const parts = text.split(' ');
  for (let count = parts.length - 1; count > 1; count -= 1) {
    const rest = parts.slice(count).join(' ');
    const isKnown = keyword.toLowerCase().endsWith(` ${parts.slice(0, count).join(' ').toLowerCase()}`);
    if (isKnown && /^(?:in|on|at|from|en|dans|sur|à) /iu.test(rest)) return rest;
  }
  return text;
}

/** 'Para viajar' is part of how it is done: 'para viajar en avión'. */
const PURPOSE = /(?<!\p{L})(?:(?:para|pour) \p{Ll}{2,12}(?:ar|er|ir|re)|for \p{Ll}{2,12}ing) $/u;

export function withPurpose(text: string, kind: string, before: string, keyword: string): string {
  const purpose = kind === 'means' ? PURPOSE.exec(before.slice(-30))?.[0] : undefined;
  return purpose === undefined || containsAllWords(keyword, purpose) ? text : `${purpose}${text}`;
}

/** A single thing takes its article in Spanish: 'con una furgo pequeña'. */
export const withArticle = (text: string): string =>
  text.replace(
    /^con (?=\p{Ll}+ (?:pequeñ|alt|baj)(?<ending>[oa])(?!\p{L}))/u,
    (lead, ending: string) => `${lead}${ending === 'a' ? 'una' : 'un'} `,
  );

/** Whether a keyword contains the beginning of a condition. */
export function startsIn(keyword: string, rest: string): boolean {
  const plainOf = (text: string) =>
    text.toLowerCase().replaceAll(/(?<!\p{L})(?:my|your|our|the|mi|tu|su|mon|ton|son) /gu, '');
  const first = plainOf(rest).split(' ').slice(0, 3).join(' ');
  return first.includes(' ') && plainOf(keyword).includes(first);
}

/** 'For landlords on mould complaints' is for landlords if the rest is the subject. */
function withoutSubject(text: string, keyword: string): string {
  const at = ['on', 'about', 'sobre', 'sur'].map((word) =>
    text.toLowerCase().indexOf(` ${word} ${keyword.toLowerCase()}`),
  );
  const first = at.find((one) => one > 0);
  return first === undefined ? text : text.slice(0, first);
}

/** Removes a place from people if the keyword names it: 'adults afraid of water in Leeds'. */
function withoutKnownPlace(text: string, kind: string, keyword: string): string {
  const at = kind === 'audience' ? text.search(/ (?:in|near|en|à|au) \p{Lu}/u) : -1;
  return at > 0 && containsAllWords(keyword, text.slice(at).replace(/^ \p{Ll}+/u, ''))
    ? text.slice(0, at)
    : text;
}
