import { casingOf, isTitleCase } from './idea-casing.ts';
import { doersIn, isNoPlace, namesPeople } from './idea-fields.ts';
import { asksFor, isTold, withoutCourtesies, withoutNews } from './idea-occasions.ts';
import { asReader } from './as-reader.ts';
import { withoutDeliverable } from './deliverable.ts';
import { askedBesides } from './asked-besides.ts';
import { ABOUT_THE_TEXT, topicsOf, WRITER } from './idea-topics.ts';
import { hasAllOf, hasMostOf } from './word-overlap.ts';
import words from './condition-words.json' with { type: 'json' };

type Language = keyof typeof words;
/** What an idea asks of its article: a thing to do without, a budget, people, a place, a purpose. */
export type ConditionKind = keyof (typeof words)['en']['starts'];

/** A condition of an idea, in its own words. */
export interface Condition {
  kind: ConditionKind;
  /** As it stands behind what it belongs to: 'without a brush'. */
  text: string;
  /** Without its first words: 'a brush'. */
  rest: string;
  /** Whether the keyword says it already. */
  isInKeyword: boolean;
  /** Whether something is done or happens: 'without scratching it', 'sin que se rompa'. */
  isDeed: boolean;
}

/** What an idea asks for beside its keyword. */
export interface IdeaDemands {
  conditions: readonly Condition[];
  /** Questions that the article must answer too: 'what is included in the price'. */
  topics: readonly string[];
  /** What else it asks for, word for word: it is quoted, and no heading is made of it. */
  besides: readonly string[];
}

const MOST_WORDS = 11;
const MOST_CONDITIONS = 4;
/** A clause with more first words of conditions is no sentence; each is compared with all others. */
const MOST_STARTS = 24;
const MOST_TOPICS = 4;
const PRONOUN = /^(?:that|this|it|them|those|us|eso|esto|ello|ellos|ça|cela|eux)$/iu;
const NONE: IdeaDemands = { conditions: [], topics: [], besides: [] };
const isKnown = (language: string): language is Language => Object.hasOwn(words, language);
/** Where somebody offers something is no part of what is asked. */
const OURS =
  / (?:in|on|at|en|dans|sur|à|con|with|from|de) (?:our|my|nuestr\p{L}*|mi|mis|notre|nos|mon|ma) .*/iu;
/** One place or several, behind its preposition. */
const PLACES =
  /^\p{Ll}+(?: \p{Ll}+){0,2} \p{Lu}[\p{L}'’-]*(?:(?:,? | and | y | e | et | de | del | la | of )\p{Lu}[\p{L}'’-]*)*/u;
const COMPANY =
  /(?<!\p{L})(?:dogs?|cats?|pets?|bab(?:y|ies)|perr[oa]s?|gat[oa]s?|mascotas?|bebés?|chiens?|chats?|bébés?)(?!\p{L})/iu;
const END =
  /[,.](?!\d)|[;:?!()–—]| - | (?:and|y|et) (?=(?:\p{L}+ )?(?:want|need|quiero|queremos|nous|je|hay que|tenemos|necesit\p{L}+|il faut|on (?:a|veut)|we|i)(?!\p{L}))/u;

/** Reads the conditions of an idea and what else it asks, for a keyword taken from it. */
export function ideaDemands(idea: string, keyword: string, language: string): IdeaDemands {
  if (!isKnown(language)) return NONE;
  const { topics: asked, beside, choice } = words[language];
  const said = withoutCourtesies(withoutNews(idea.replaceAll(/\s+/g, ' ').trim()));
  const text = asReader(withoutTitleCase(withoutDeliverable(said, language), language), language);
  const clauses = text
    .split(new RegExp(` ?${beside}|[,;:.?!()]\\s+| \\(|\\)$| [–—-] `, 'iu'))
    .map((clause) => clause.trim().replace(new RegExp(words[language].lead, 'iu'), ''));
  const isAsked = (clause: string): boolean => new RegExp(asked, 'iu').test(clause);
  const body = clauses.filter(
    (clause, at) => at === 0 || !isAsked(clause) || new RegExp(`^(?:${choice})`, 'iu').test(clause),
  );
  const conditions: Condition[] = [];
  for (const [at, clause] of body.entries()) {
    for (const condition of [
      ...conditionsOf(clause, at, keyword, language),
      ...peopleIn(clause, at, keyword, language),
    ]) {
      const isOther = conditions.every(
        ({ kind, text: known }) =>
          !(kind === condition.kind && kind !== 'with' && kind !== 'audience') &&
          !known.includes(condition.text),
      );
      if (isOther && conditions.length < MOST_CONDITIONS) conditions.push(condition);
    }
  }
  const isPart = ({ text: own }: Condition): boolean =>
    conditions.some(({ text: other }) => other.length > own.length && other.includes(own));
  const kept = conditions.filter((condition) => !isPart(condition));
  const topics = topicsOf(text, clauses, keyword, language).slice(0, MOST_TOPICS);
  return {
    conditions: kept,
    topics,
    besides: askedBesides(
      withoutTitleCase(said, language),
      keyword,
      [...kept.map((one) => one.text), ...topics],
      language,
    ),
  };
}

/** The capitals of a title say nothing of its words; those of names stay. */
function withoutTitleCase(text: string, language: Language): string {
  return isTitleCase(text) ? casingOf(text, language)(text.toLowerCase()) : text;
}

/** What people do or ask is no name of them: 'target is restaurants', 'muchos clientes lo preguntan'. */
const SAYS =
  / (?:is|are|was|ask|asks|asking|keep|call|calls|want|wants|need|know|es|son|lo|la|nos|me|preguntan|piden|quieren|llaman|est|sont|demandent|veulent|appellent)(?= |$)(?! who)/iu;
/** What a business wants of them. */
const NO_PEOPLE =
  /(?:bookings?|orders?|sales|leads|calls|traffic|sign-?ups|inquiries|enquiries|appointments|reservas|pedidos|ventas|llamadas|citas|réservations|commandes|ventes|appels|rendez-vous)$/iu;

/** People that a clause names without 'for': whom somebody wants to reach, and who else stands behind a comma. */
function peopleIn(clause: string, at: number, keyword: string, language: Language): Condition[] {
  const { wanted, never, for: lead } = words[language];
  const groups = new RegExp(wanted, 'iu').exec(clause)?.groups;
  const people = clause.replace(new RegExp(words[language].mostly, 'iu'), '');
  const isCondition = new RegExp(`^(?:${Object.values(words[language].starts).join('|')})`, 'iu').test(
    clause,
  );
  const [, whom = people] = people.split(new RegExp(` ${lead} `, 'iu'));
  const isNamed =
    namesPeople(whom, language) && !isCondition && !ABOUT_THE_TEXT.test(clause) && !SAYS.test(whom);
  // One word for one of them may be a quality as well: 'végétarien'.
  const others = at > 0 && isNamed && areSeveral(whom, language) ? whom : undefined;
  // Whom somebody teaches: a puppy is trained to sleep.
  const taught = groups?.['y'];
  const pupils = taught !== undefined && namesPeople(taught, language) ? taught : undefined;
  const rest = (groups?.['x'] ?? pupils ?? others ?? doersIn(clause, language))?.trim();
  if (
    rest === undefined ||
    !isShort(rest) ||
    NO_PEOPLE.test(rest) ||
    new RegExp(`(?<!\\p{L})${never}(?!\\p{L})`, 'iu').test(rest)
  )
    return [];
  const text = `${lead} ${rest}`;
  return [{ kind: 'audience', text, rest, isInKeyword: hasAllOf(keyword, rest), isDeed: false }];
}

function conditionsOf(clause: string, order: number, keyword: string, language: Language): Condition[] {
  const { starts, never } = words[language];
  const all = Object.entries(starts) as [ConditionKind, string][];
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}'’-])(?:${all.map(([kind, start]) => `(?<${kind}>${start})`).join('|')})(?:(?<=[\\s'’])|(?=\\s|$))`,
    'giu',
  );
  const found = [...clause.matchAll(pattern)]
    .filter(
      ({ index, groups }) =>
        index > 0 || (order > 0 && groups?.['place'] === undefined && groups?.['that'] === undefined),
    )
    // What a thing shall do stands right behind it; elsewhere it is said of something else.
    .filter(({ groups }) => groups?.['that'] === undefined || order === 0)
    .filter(
      ({ index, 0: start, groups }) =>
        groups?.['place'] === undefined ||
        (/\p{Lu}/u.test(clause[index + start.length] ?? '') &&
          !isNoPlace(clause.slice(index + start.length), language)),
    )
    .slice(0, MOST_STARTS);
  return found.flatMap((match, at): Condition[] => {
    const [kind] = Object.entries(match.groups ?? {}).find(([, start]) => start !== undefined) ?? [];
    if (kind === undefined) return [];
    // 'At night and on Sundays' is one time.
    const next =
      found.slice(at + 1).find(({ groups }) => kind !== 'time' || groups?.['time'] === undefined)?.index ??
      clause.length;
    const before = clause.slice(0, match.index);
    // 'Asked for a report' is no audience.
    if (kind === 'audience' && asksFor(before)) return [];
    if (isOfPeople(kind, found.slice(0, at), match.index, clause, language)) return [];
    const next1 = clause[match.index + match[0].length] ?? '';
    if (kind === 'place' && (!/\p{Lu}/u.test(next1) || /alternativ\p{L}*(?: \p{L}+)? $/iu.test(before)))
      return [];
    const following = found
      .slice(at + 1)
      // What stands behind 'who' belongs to what they do.
      .find(
        (one) =>
          isOfItsOwn(one) &&
          (one.groups?.['budget'] !== undefined ||
            !/ (?:who|that|que|qui) /u.test(clause.slice(match.index, one.index))),
      )?.index;
    const forWhom = found
      .slice(at + 1)
      .find(
        ({ index, groups, 0: start }) =>
          groups?.['audience'] !== undefined &&
          namesPeople(clause.slice(index + start.length).trim(), language),
      )?.index;
    const isOpen = kind === 'case' || kind === 'goal' || kind === 'that' || kind === 'audience';
    const ends = kind === 'audience' ? following : kind === 'that' ? forWhom : undefined;
    const until = isOpen ? (ends ?? clause.length) : next;
    const raw = clause
      .slice(match.index, until)
      .trim()
      .replace(/ (?:and|or|y|o|et|ou)$/i, '');
    const end = raw.slice(match[0].length).search(END);
    const whole = end < 0 ? raw : raw.slice(0, match[0].length + end).trim();
    const said =
      kind === 'means'
        ? match[0].trim()
        : kind === 'place'
          ? (PLACES.exec(whole)?.[0] ?? whole)
          : withoutKnownPlace(withoutSubject(whole.replace(OURS, ''), keyword), kind, keyword);
    // 'Firms that outgrew it' says more of the firms, 'tools you buy' nothing of the tools.
    if (kind === 'that' && (saysMoreOfPeople(before, whole) || /^you \S+$/i.test(said))) return [];
    const short = isShort(said) ? said : said.replace(/ (?:who|that|which|que|qui) .*/, '');
    // 'For tenants, not lawyers' is for tenants.
    const text =
      kind === 'audience'
        ? short.replace(/(?<=\S+ \S+),? (?:not|y no|et pas|pas) (?:(?:the|los|las|les|des) )?\p{L}+s$/u, '')
        : short;
    const rest = text.slice(match[0].length).trim();
    if (PRONOUN.test(rest)) return [];
    const lower = text.slice(0, 1).toLowerCase() + text.slice(1);
    if (WRITER.test(text) || (rest === '' && kind !== 'means' && kind !== 'case') || !isShort(text))
      return [];
    if (new RegExp(`(?<!\\p{L})${never}(?!\\p{L})`, 'iu').test(text)) return [];
    if (kind !== 'audience' && (ABOUT_THE_TEXT.test(before) || (kind !== 'time' && WRITER.test(before))))
      return [];
    if (isTold(text) || (kind === 'time' && HAPPENED.test(before))) return [];
    const isDeed = new RegExp(words[language].gerund, 'iu').test(rest);
    const isInKeyword = hasAllOf(keyword, text);
    // 'When the dog pulls' is what 'dog that pulls' says.
    if (kind === 'case' && (hasMostOf(keyword, text) || startsIn(keyword, rest))) return [];
    const who = rest.replace(/^(?:the|les|los|las|el|la|le|an?|une?) /i, '');
    const isForPeople = namesPeople(who, language) || DO_SOMETHING.test(who);
    if (
      kind === 'audience' &&
      !isForPeople &&
      new RegExp(`^${words[language].spans}(?: |$)`, 'iu').test(rest)
    )
      return [{ kind: 'time', text: lower, rest, isInKeyword: hasMostOf(keyword, text), isDeed: false }];
    // 'Replace a boiler with a heat pump': only living beings are company.
    if (kind === 'with' && isInKeyword && !isForPeople && !COMPANY.test(rest)) return [];
    // What people want something for is no condition of the article.
    if (kind === 'audience' && !isForPeople && / (?:who|that|que|qui) /u.test(before)) return [];
    // What a thing is for, or is done for, is what it is.
    if (kind === 'audience' && !isForPeople && (hasMostOf(keyword, text) || isDeed)) return [];
    return [{ kind: kind as ConditionKind, text: lower, rest, isInKeyword, isDeed }];
  });
}

/** When something happened to who asks is no time of the article: 'I moved out in August'. */
const HAPPENED =
  /(?<!\p{L})(?:(?:i|we) (?:just |already )?(?:got|had|went|bought|sold|left|lost|broke|was|were|\p{L}+ed)|(?:he|hemos|me ha|nos han?) \p{L}+[dt]o|(?:j['’]ai|on a|nous avons|je suis) \p{L}+)(?!\p{L})/iu;

/** Several of them, or one with its article: no heading is made of 'for left-handed cook'. */
const areSeveral = (people: string, language: string): boolean =>
  language === 'en'
    ? /(?:s|people|children|men|women|staff)(?: |$)|^(?:an?|the|my|our|your) /iu.test(people)
    : /^(?:\S+ ){0,2}\S+[sx](?: |$)|^(?:une?|la|le|un|una|el|gente) /iu.test(people);

/** Whether a keyword holds the beginning of what a condition says, whoever it belongs to. */
function startsIn(keyword: string, rest: string): boolean {
  const plainOf = (text: string) =>
    text.toLowerCase().replaceAll(/(?<!\p{L})(?:my|your|our|the|mi|tu|su|mon|ton|son) /gu, '');
  const first = plainOf(rest).split(' ').slice(0, 3).join(' ');
  return first.includes(' ') && plainOf(keyword).includes(first);
}

/** 'For landlords on mould complaints' is for landlords, where that is what it is about. */
function withoutSubject(text: string, keyword: string): string {
  const at = ['on', 'about', 'sobre', 'sur'].map((word) =>
    text.toLowerCase().indexOf(` ${word} ${keyword.toLowerCase()}`),
  );
  const first = at.find((one) => one > 0);
  return first === undefined ? text : text.slice(0, first);
}

/** What a place that the keyword names adds to people: 'adults afraid of water in Leeds'. */
function withoutKnownPlace(text: string, kind: string, keyword: string): string {
  const at = kind === 'audience' ? text.search(/ (?:in|near|en|à|au) \p{Lu}/u) : -1;
  return at > 0 && hasAllOf(keyword, text.slice(at).replace(/^ \p{Ll}+/u, '')) ? text.slice(0, at) : text;
}

/** What stands behind 'who' says what people do: 'teams who work without an office'. */
const isOfPeople = (
  kind: string,
  earlier: readonly RegExpExecArray[],
  until: number,
  clause: string,
  language: string,
): boolean =>
  ['without', 'with', 'that'].includes(kind) &&
  earlier.some(({ index, groups, 0: start }) => {
    const who = clause.slice(index + start.length, until).trim();
    return (
      groups?.['audience'] !== undefined &&
      / (?:who|que|qui) /u.test(` ${who} `) &&
      namesPeople(who.replace(/^(?:the|les|los|las) /i, ''), language)
    );
  });

/** Several who do something: a verb of one thing ('that works offline') speaks of what is sought. */
const DO_SOMETHING = /^(?:\p{L}+ ){0,2}\p{L}+s (?:who|that) (?!\p{L}+s )/u;
const FOR_SEVERAL = / (?:for|para|pour) (?:\p{L}+ ){0,6}\p{L}+[sx] $/u;
const saysMoreOfPeople = (before: string, clause: string): boolean =>
  FOR_SEVERAL.test(before) && !/^that (?:is|has|does|was|\p{L}+[^s]s) /u.test(clause);

/** Whether what begins here says nothing of the people before it: 'for students' goes on with 'who', not with 'under'. */
const isOfItsOwn = ({ groups }: RegExpExecArray): boolean =>
  Object.entries(groups ?? {}).some(
    ([kind, start]) => start !== undefined && !['audience', 'that', 'with', 'place', 'goal'].includes(kind),
  );

const isShort = (text: string): boolean => text.split(' ').length <= MOST_WORDS;
