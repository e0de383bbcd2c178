import { isAskedNoun } from './asked-points.ts';
import { isShort } from './condition.ts';
import type { Condition, ConditionLanguage as Language } from './condition.ts';
import words from './condition-words.json' with { type: 'json' };
import { findDoers, namesPeople } from './idea-fields.ts';
import { ABOUT_THE_TEXT } from './idea-topics.ts';
import { containsAllWords } from './word-overlap.ts';

/** Verbs that show that the word before them is not people: 'target is restaurants', 'muchos clientes lo preguntan'. */
const CLAUSE_VERB =
  / (?:is|are|was|ask|asks|asking|keep|call|calls|want|wants|need|know|es|son|lo|la|nos|me|preguntan|piden|quieren|llaman|est|sont|demandent|veulent|appellent)(?= |$)(?! who)/iu;
/** What a business wants from people. */
const NOT_PEOPLE =
  /(?:bookings?|orders?|sales|leads|calls|traffic|sign-?ups|inquiries|enquiries|appointments|reservas|pedidos|ventas|llamadas|citas|réservations|commandes|ventes|appels|rendez-vous)$/iu;

/** People named without 'for': the audience the writer wants to reach, and others listed after commas. */
export function findPeople(clause: string, at: number, keyword: string, language: Language): Condition[] {
  const { wanted, never, for: lead } = words[language];
  const groups = new RegExp(wanted, 'iu').exec(clause)?.groups;
  const people = clause
    .replace(new RegExp(words[language].mostly, 'iu'), '')
    .replace(new RegExp(`^${lead} `, 'iu'), '');
  const isCondition = new RegExp(`^(?:${Object.values(words[language].starts).join('|')})`, 'iu').test(
    clause,
  );
  const [, group = people] = people.split(new RegExp(` ${lead} `, 'iu'));
  const isNamed =
    namesPeople(group, language) && !isCondition && !ABOUT_THE_TEXT.test(clause) && !CLAUSE_VERB.test(group);
  // Schools are something to write about, like healthcare and rents.
  const isTopic = isAskedNoun(group, language);
  // A single word may also be an adjective: 'végétarien'.
  const others = at > 0 && isNamed && !isTopic && isPlural(group, language) ? group : undefined;
  // Learners are an audience: a puppy is trained to sleep.
  const taught = groups?.['y'];
  const pupils = taught !== undefined && namesPeople(taught, language) ? taught : undefined;
  const told = (EXPLAINED.exec(clause) ?? SUITS.exec(clause))?.groups?.['who'];
  const listeners = told !== undefined && namesPeople(told, language) ? told : undefined;
  const rest = (groups?.['x'] ?? pupils ?? listeners ?? others ?? findDoers(clause, language))?.trim();
  if (
    rest === undefined ||
    !isShort(rest) ||
    NOT_PEOPLE.test(rest) ||
    new RegExp(`(?<!\\p{L})${never}(?!\\p{L})`, 'iu').test(rest)
  )
    return [];
  const text = `${lead} ${rest}`;
  const isInKeyword = containsAllWords(keyword, rest);
  return [
    { kind: 'audience', text, rest, isInKeyword, isAction: false },
    ...(rest === listeners ? situationOf(clause, keyword, language) : []),
  ];
}

/** 'Qué programa le conviene más a un autónomo'. */
const SUITS =
  /(?<!\p{L})(?:convienen?(?: más| mejor)? a|convient(?: le)?(?: mieux)? à) (?<who>(?:una?|une|los|las) (?:\p{L}+ ){0,2}\p{L}+)$/iu;
/** 'Explain SOC 2 to a startup founder'. */
const EXPLAINED =
  /(?:explain(?:ing)?|explicar|expliquer) .+ (?:to|a|à) (?<who>(?:an?|the|una?|une?|los|las) (?:\p{L}+ ){0,2}\p{L}+?)(?= (?:whose|who|cuy|dont|que|qui)|$)/iu;

/** A plural, or a singular with its article: 'for left-handed cook' would not make a heading. */
const isPlural = (people: string, language: string): boolean =>
  language === 'en'
    ? /(?:[^s]s|people|children|men|women|staff)(?: |$)|^(?:an?|the|my|our|your) /iu.test(people)
    : /^(?:\S+ ){0,2}\S+[sx](?: |$)|^(?:une?|la|le|un|una|el|gente) /iu.test(people);

/** What people have or meet: 'a founder whose first client asked for a report'. */
export const WHOSE = / (?:whose|cuy[oa](?<many>s)?|dont l(?:es |e |a |['’])) ?(?<what>.+)$/iu;
const IF_YOUR: Readonly<Record<Language, readonly [one: string, many: string]>> = {
  en: ['if your', 'if your'],
  es: ['si tu', 'si tus'],
  fr: ['si votre', 'si vos'],
};

/** The situation of people, told to them: 'if your first client asked for a report'. */
export function situationOf(people: string, keyword: string, language: Language): Condition[] {
  const found = WHOSE.exec(people);
  const what = found?.groups?.['what'];
  if (what === undefined || !isShort(what)) return [];
  const isMany = found?.groups?.['many'] !== undefined || / dont les /iu.test(found?.[0] ?? '');
  const text = `${IF_YOUR[language][isMany ? 1 : 0]} ${what}`;
  return [{ kind: 'case', text, rest: what, isInKeyword: containsAllWords(keyword, what), isAction: false }];
}
