import { isShort } from './condition.ts';
import type { Condition, ConditionKind, ConditionLanguage as Language } from './condition.ts';
import { conditionIn, startsIn, withArticle, withoutKnownStart, withPurpose } from './condition-text.ts';
import words from './condition-words.json' with { type: 'json' };
import { namesDependents } from './dependents.ts';
import { isNotPlace, namesPeople } from './idea-fields.ts';
import { asksFor, isNarrative } from './idea-occasions.ts';
import { situationOf, WHOSE } from './idea-people.ts';
import { ABOUT_THE_TEXT, WRITER } from './idea-topics.ts';
import { containsAllWords, containsMostWords } from './word-overlap.ts';

/** A clause with more condition starters is not a sentence; each is compared with all others. */
const MAX_STARTS = 24;
const PRONOUN = /^(?:that|this|it|them|those|us|eso|esto|ello|ellos|ça|cela|eux)$/iu;
const END =
  /[,.](?!\d)|[;:?!()–—]| - | (?:including|incluyendo|y compris) | (?:and|y|et) (?=(?:\p{L}+ )?(?:want|need|quiero|queremos|nous|je|hay que|tenemos|necesit\p{L}+|il faut|on (?:a|veut)|we|i)(?!\p{L}))/u;

/** Where a condition starts in a clause. */
interface Start {
  readonly kind: ConditionKind;
  readonly index: number;
  /** Its leading words: 'without '. */
  readonly lead: string;
}

/** The conditions that a clause states; `order` is its place among the clauses. */
export function findConditions(
  clause: string,
  order: number,
  keyword: string,
  language: Language,
): Condition[] {
  const starts = findStarts(clause, order, language);
  return starts.flatMap((_, at) => readCondition(clause, starts, at, keyword, language));
}

function findStarts(clause: string, order: number, language: Language): Start[] {
  const all = Object.entries(words[language].starts);
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}'’-])(?:${all.map(([kind, start]) => `(?<${kind}>${start})`).join('|')})(?:(?<=[\\s'’])|(?=\\s|$))`,
    'giu',
  );
  return [...clause.matchAll(pattern)]
    .flatMap(({ index, 0: lead, groups }): Start[] => {
      const [kind] = Object.entries(groups ?? {}).find(([, start]) => start !== undefined) ?? [];
      return kind === undefined ? [] : [{ kind: kind as ConditionKind, index, lead }];
    })
    .filter(({ kind, index, lead }) => {
      // What a thing has to do comes right after it; elsewhere it is about something else.
      if (kind === 'that') return order === 0 && index > 0;
      if (kind !== 'place') return index > 0 || order > 0;
      const named = clause.slice(index + lead.length);
      return index > 0 && /^\p{Lu}/u.test(named) && !isNotPlace(named, language);
    })
    .slice(0, MAX_STARTS);
}

/** The clause from the start of a condition to its end. */
function extentOf(clause: string, starts: readonly Start[], at: number, language: Language): string {
  const { kind, index, lead } = starts[at]!;
  const later = starts.slice(at + 1);
  const ends = (): number | undefined => {
    if (kind === 'case' || kind === 'goal') return undefined;
    if (kind === 'that')
      return later.find(
        (one) =>
          one.kind === 'audience' && namesPeople(clause.slice(one.index + one.lead.length).trim(), language),
      )?.index;
    if (kind === 'audience')
      // What follows 'who' belongs to what they do.
      return later.find(
        (one) =>
          isIndependent(one) &&
          (one.kind === 'budget' || !/ (?:who|that|que|qui) /u.test(clause.slice(index, one.index))),
      )?.index;
    // 'At night and on Sundays' is one time.
    return later.find((one) => kind !== 'time' || one.kind !== 'time')?.index;
  };
  const raw = clause
    .slice(index, ends() ?? clause.length)
    .trim()
    .replace(/ (?:and|or|y|o|et|ou)$/i, '');
  const end = raw.slice(lead.length).search(END);
  return end < 0 ? raw : raw.slice(0, lead.length + end).trim();
}

/** The condition at a start, and the situation of its people; empty if it is not a condition. */
function readCondition(
  clause: string,
  starts: readonly Start[],
  at: number,
  keyword: string,
  language: Language,
): Condition[] {
  const { kind, index, lead } = starts[at]!;
  const { never, gerund, spans } = words[language];
  const before = clause.slice(0, index);
  // 'Asked for a report' is not an audience.
  if (kind === 'audience' && asksFor(before)) return [];
  if (describesPeople(clause, starts, at, language)) return [];
  if (kind === 'place' && /alternativ\p{L}*(?: \p{L}+)? $/iu.test(before)) return [];
  const whole = extentOf(clause, starts, at, language);
  const said = conditionIn(whole, kind, lead, keyword);
  // 'Firms that outgrew it' describes the firms; 'tools you buy' does not describe the tools.
  if (kind === 'that' && (continuesPeople(before, whole) || /^you \S+$/i.test(said))) return [];
  const situation = kind === 'audience' ? situationOf(whole, keyword, language) : [];
  const text = kind === 'audience' ? peopleIn(said, situation.length > 0) : withoutRelative(said);
  const rest = text.slice(lead.length).trim();
  if (PRONOUN.test(rest)) return [];
  if (WRITER.test(text) || (rest === '' && kind !== 'means' && kind !== 'case') || !isShort(text)) return [];
  if (new RegExp(`(?<!\\p{L})${never}(?!\\p{L})`, 'iu').test(text)) return [];
  if (kind !== 'audience' && (ABOUT_THE_TEXT.test(before) || (kind !== 'time' && WRITER.test(before))))
    return [];
  if (isNarrative(text) || (kind === 'time' && PAST_EVENT.test(before))) return [];
  // 'When the dog pulls' matches 'dog that pulls'.
  if (kind === 'case' && (containsMostWords(keyword, text) || startsIn(keyword, rest))) return [];
  const full = kind === 'with' ? withoutKnownStart(text, keyword) : withPurpose(text, kind, before, keyword);
  const lower = full.slice(0, 1).toLowerCase() + full.slice(1);
  const isAction = new RegExp(gerund, 'iu').test(rest);
  const isInKeyword = containsAllWords(keyword, kind === 'goal' ? rest : text);
  const who = rest.replace(/^(?:the|les|los|las|el|la|le|an?|une?) /i, '');
  const isForPeople = namesPeople(who, language) || PLURAL_VERB.test(who);
  // 'Replace a boiler with a heat pump': only living beings are company.
  if (kind === 'with' && isInKeyword && !isForPeople && !namesDependents(rest, language)) return [];
  if (kind === 'audience' && !isForPeople) {
    if (new RegExp(`^${spans}(?: |$)`, 'iu').test(rest))
      return [
        { kind: 'time', text: lower, rest, isInKeyword: containsMostWords(keyword, text), isAction: false },
      ];
    // The writer's own purpose is not a condition of the article.
    if (/ (?:who|that|que|qui) /u.test(before)) return [];
    // The purpose of a thing or a task defines it.
    if (containsMostWords(keyword, text) || isAction) return [];
  }
  return [
    { kind, text: isInKeyword || kind !== 'with' ? lower : withArticle(lower), rest, isInKeyword, isAction },
    ...situation,
  ];
}

/** A condition that is too long, without its relative clause. */
const withoutRelative = (text: string): string =>
  isShort(text) ? text : text.replace(/ (?:(?:who|that)(?:['’](?:ve|re|s|d|ll))?|which|que|qui) .*/, '');

/** People without their situation, if that is a condition of its own, and without 'not lawyers'. */
const peopleIn = (text: string, isSituated: boolean): string =>
  withoutRelative((isSituated ? text.replace(WHOSE, '') : text).replace(OF_THE_THING, '')).replace(
    /(?<=\S+ \S+),? (?:not|y no|et pas|pas) (?:(?:the|los|las|les|des) )?\p{L}+s$/u,
    '',
  );

/** What the thing has to do, not its people: 'software para clínicas que cumpla con la ley'. */
const OF_THE_THING =
  / (?:que (?:no )?(?:cumpla|sea|tenga|permita|funcione|incluya|acepte|soporte|cueste|se integre)|that (?:complies|meets|integrates|supports|includes|costs)|qui (?:respecte|permet|fonctionne|accepte|coûte)) .*$/iu;

/** Past events of the writer are not a time for the article: 'I moved out in August'. */
const PAST_EVENT =
  /(?<!\p{L})(?:(?:i|we) (?:just |already )?(?:got|had|went|bought|sold|left|lost|broke|was|were|\p{L}+ed)|(?:he|hemos|me ha|nos han?) \p{L}+[dt]o|(?:j['’]ai|on a|nous avons|je suis) \p{L}+)(?!\p{L})/iu;

/** Whether a condition comes after 'who' and describes people: 'teams who work without an office'. */
function describesPeople(clause: string, starts: readonly Start[], at: number, language: Language): boolean {
  const { kind, index: until } = starts[at]!;
  if (kind !== 'without' && kind !== 'with' && kind !== 'that') return false;
  return starts.slice(0, at).some(({ kind: earlier, index, lead }) => {
    const who = clause.slice(index + lead.length, until).trim();
    return (
      earlier === 'audience' &&
      / (?:who|que|qui) /u.test(` ${who} `) &&
      namesPeople(who.replace(/^(?:the|les|los|las) /i, ''), language)
    );
  });
}

/** Plural verb forms: a singular verb ('that works offline') refers to the product. */
const PLURAL_VERB = /^(?:\p{L}+ ){0,2}\p{L}+s (?:who|that) (?!\p{L}+s )/u;
const FOR_PLURAL = / (?:for|para|pour) (?:\p{L}+ ){0,6}\p{L}+[sx] $/u;
const continuesPeople = (before: string, clause: string): boolean =>
  FOR_PLURAL.test(before) && !/^that (?:is|has|does|was|\p{L}+[^s]s) /u.test(clause);

/** Whether a condition is independent of the people before it: 'who' continues 'for students', 'under' does not. */
const isIndependent = ({ kind }: Start): boolean => !CONTINUING.has(kind);
const CONTINUING: ReadonlySet<ConditionKind> = new Set(['audience', 'that', 'with', 'place', 'goal']);
