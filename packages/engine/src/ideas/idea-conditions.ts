import { restoreCasing, isTitleCase } from './idea-casing.ts';
import { findDoers, isNotPlace, namesPeople } from './idea-fields.ts';
import { asksFor, isNarrative, withoutCourtesies, withoutNews } from './idea-occasions.ts';
import { toSecondPerson } from './second-person.ts';
import { withoutDeliverable } from './deliverable.ts';
import { extraRequests } from './extra-requests.ts';
import { withPointsAsList } from './requested-points.ts';
import { ABOUT_THE_TEXT, parseTopics, WRITER } from './idea-topics.ts';
import { askedPoints, isAskedNoun } from './asked-points.ts';
import type { AskedPoint } from './asked-points.ts';
import { restateIdea } from './restate-idea.ts';
import { definitions, lackIn, occasionIn, placeOfWriter } from './told-beside.ts';
import { containsAllWords, containsMostWords } from './word-overlap.ts';
import words from './condition-words.json' with { type: 'json' };

type Language = keyof typeof words;
/** What an idea requires of its article: something to do without, a budget, people, a place, a purpose. */
export type ConditionKind = keyof (typeof words)['en']['starts'];

/** A condition of an idea, in its own words. */
export interface Condition {
  kind: ConditionKind;
  /** The full phrase: 'without a brush'. */
  text: string;
  /** Without its leading words: 'a brush'. */
  rest: string;
  /** Whether the keyword already contains it. */
  isInKeyword: boolean;
  /** Whether it describes an action or event: 'without scratching it', 'sin que se rompa'. */
  isAction: boolean;
}

/** What an idea asks for besides its keyword. */
export interface IdeaDemands {
  conditions: readonly Condition[];
  /** Questions the article must also answer: 'what is included in the price'. */
  topics: readonly string[];
  /** What else gets a section of its own: 'leash rules', 'with a breakdown by room'. */
  points: readonly AskedPoint[];
  /** Other requests, verbatim: quoted, and never turned into headings. */
  besides: readonly string[];
}

const MAX_WORDS = 11;
const MAX_CONDITIONS = 4;
/** A clause with more condition starters is not a sentence; each is compared with all others. */
const MAX_STARTS = 24;
const MAX_TOPICS = 4;
const PRONOUN = /^(?:that|this|it|them|those|us|eso|esto|ello|ellos|ça|cela|eux)$/iu;
const NONE: IdeaDemands = { conditions: [], topics: [], points: [], besides: [] };
const isSupported = (language: string): language is Language => Object.hasOwn(words, language);
/** A clause about where the writer offers something is not part of the request. */
const OWN_OFFER =
  / (?:in|on|at|en|dans|sur|à|con|with|from|de) (?:our|my|nuestr\p{L}*|mi|mis|notre|nos|mon|ma) .*/iu;
/** One or more places after a preposition. */
const PLACES =
  /^\p{Ll}+(?: \p{Ll}+){0,2} \p{Lu}[\p{L}'’-]*(?:(?:,? | and | y | e | et | de | del | la | of )\p{Lu}[\p{L}'’-]*)*/u;
const COMPANY =
  /(?<!\p{L})(?:dogs?|cats?|pets?|bab(?:y|ies)|perr[oa]s?|gat[oa]s?|mascotas?|bebés?|chiens?|chats?|bébés?)(?!\p{L})/iu;
const END =
  /[,.](?!\d)|[;:?!()–—]| - | (?:including|incluyendo|y compris) | (?:and|y|et) (?=(?:\p{L}+ )?(?:want|need|quiero|queremos|nous|je|hay que|tenemos|necesit\p{L}+|il faut|on (?:a|veut)|we|i)(?!\p{L}))/u;

/** Reads the conditions of an idea and its other requests, for a keyword taken from it. */
export function parseDemands(idea: string, keyword: string, language: string): IdeaDemands {
  if (!isSupported(language)) return NONE;
  const { topics: asked, beside, choice } = words[language];
  const listed = withPointsAsList(restateIdea(idea.replaceAll(/\s+/g, ' ').trim(), language), language);
  const said = withoutCourtesies(withoutNews(listed));
  const text = toSecondPerson(withoutTitleCase(withoutDeliverable(said, language), language), language);
  const clauses = text
    .split(new RegExp(` ?${beside}|[,;:.?!()]\\s+| \\(|\\)$| [–—-] `, 'iu'))
    .map((clause) => clause.trim().replace(new RegExp(words[language].lead, 'iu'), ''));
  const isAsked = (clause: string): boolean => new RegExp(asked, 'iu').test(clause);
  const body = clauses.filter(
    (clause, at) =>
      at === 0 ||
      !isAsked(clause) ||
      // 'A guide for tenants: how to bleed a radiator when the top stays cold'.
      containsAllWords(clause, keyword) ||
      new RegExp(`^(?:${choice})`, 'iu').test(clause),
  );
  const conditions: Condition[] = [];
  for (const [at, clause] of body.entries()) {
    for (const condition of [
      ...findConditions(clause, at, keyword, language),
      ...findPeople(clause, at, keyword, language),
    ]) {
      const isOther = conditions.every(
        ({ kind, text: known }) =>
          !(kind === condition.kind && kind !== 'with' && kind !== 'audience') &&
          !known.includes(condition.text),
      );
      if (isOther && conditions.length < MAX_CONDITIONS) conditions.push(condition);
    }
  }
  if (language === 'en')
    for (const clause of clauses.slice(1)) {
      const lack = lackIn(clause);
      if (lack !== null && !containsAllWords(keyword, lack) && conditions.length < MAX_CONDITIONS)
        conditions.push({
          kind: 'without',
          text: `with no ${lack}`,
          rest: lack,
          isInKeyword: false,
          isAction: true,
        });
    }
  const isPart = ({ text: own }: Condition): boolean =>
    conditions.some(({ text: other }) => other.length > own.length && other.includes(own));
  const kept = conditions.filter((condition) => !isPart(condition));
  const own = placeOfWriter(text, keyword);
  if (own !== null && conditions.every(({ kind }) => kind !== 'place'))
    kept.push({
      kind: 'place',
      text: own,
      rest: own.replace(/^\S+ /u, ''),
      isInKeyword: containsAllWords(keyword, own),
      isAction: false,
    });
  const occasion = occasionIn(text, keyword, language);
  if (occasion !== null)
    kept.push({
      kind: 'audience',
      text: `${words[language].for} ${occasion}`,
      rest: occasion,
      isInKeyword: false,
      isAction: false,
    });
  const topics = [
    ...definitions(clauses[0] ?? '', keyword),
    ...parseTopics(text, clauses, keyword, language),
  ].slice(0, MAX_TOPICS);
  const plain = withoutTitleCase(said, language);
  const points = askedPoints(
    plain,
    keyword,
    kept.map((one) => one.text),
    language,
  );
  const ownStories = points.filter(({ kind }) => kind === 'own');
  return {
    // 'After three winters' belongs to 'my experience after three winters'.
    conditions: kept.filter((one) => !ownStories.some(({ text: own }) => own.includes(one.text))),
    topics,
    points: points.filter(
      ({ kind, text: own, x }) =>
        !topics.some(
          (topic) =>
            topic !== x && (containsAllWords(topic, own) || (kind === 'topic' && containsAllWords(x, topic))),
        ),
    ),
    besides: extraRequests(
      plain,
      keyword,
      [...kept.map((one) => one.text), ...topics, ...points.map((one) => one.text)],
      language,
    ),
  };
}

/** Lowercases title case but keeps names. */
function withoutTitleCase(text: string, language: Language): string {
  return isTitleCase(text) ? restoreCasing(text, language)(text.toLowerCase()) : text;
}

/** Verbs that show that the word before them is not people: 'target is restaurants', 'muchos clientes lo preguntan'. */
const CLAUSE_VERB =
  / (?:is|are|was|ask|asks|asking|keep|call|calls|want|wants|need|know|es|son|lo|la|nos|me|preguntan|piden|quieren|llaman|est|sont|demandent|veulent|appellent)(?= |$)(?! who)/iu;
/** What a business wants from people. */
const NOT_PEOPLE =
  /(?:bookings?|orders?|sales|leads|calls|traffic|sign-?ups|inquiries|enquiries|appointments|reservas|pedidos|ventas|llamadas|citas|réservations|commandes|ventes|appels|rendez-vous)$/iu;

/** People named without 'for': the audience the writer wants to reach, and others listed after commas. */
function findPeople(clause: string, at: number, keyword: string, language: Language): Condition[] {
  const { wanted, never, for: lead } = words[language];
  const groups = new RegExp(wanted, 'iu').exec(clause)?.groups;
  const people = clause
    .replace(new RegExp(words[language].mostly, 'iu'), '')
    .replace(new RegExp(`^${lead} `, 'iu'), '');
  const isCondition = new RegExp(`^(?:${Object.values(words[language].starts).join('|')})`, 'iu').test(
    clause,
  );
  const [, whom = people] = people.split(new RegExp(` ${lead} `, 'iu'));
  const isNamed =
    namesPeople(whom, language) && !isCondition && !ABOUT_THE_TEXT.test(clause) && !CLAUSE_VERB.test(whom);
  // A single word may also be an adjective: 'végétarien'.
  // Schools are something to write about, beside healthcare and rents.
  const isTopic = isAskedNoun(whom, language);
  const others = at > 0 && isNamed && !isTopic && isPlural(whom, language) ? whom : undefined;
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

function findConditions(clause: string, order: number, keyword: string, language: Language): Condition[] {
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
          !isNotPlace(clause.slice(index + start.length), language)),
    )
    .slice(0, MAX_STARTS);
  return found.flatMap((match, at): Condition[] => {
    const [kind] = Object.entries(match.groups ?? {}).find(([, start]) => start !== undefined) ?? [];
    if (kind === undefined) return [];
    // 'At night and on Sundays' is one time.
    const next =
      found.slice(at + 1).find(({ groups }) => kind !== 'time' || groups?.['time'] === undefined)?.index ??
      clause.length;
    const before = clause.slice(0, match.index);
    // 'Asked for a report' is not an audience.
    if (kind === 'audience' && asksFor(before)) return [];
    if (describesPeople(kind, found.slice(0, at), match.index, clause, language)) return [];
    const next1 = clause[match.index + match[0].length] ?? '';
    if (kind === 'place' && (!/\p{Lu}/u.test(next1) || /alternativ\p{L}*(?: \p{L}+)? $/iu.test(before)))
      return [];
    const following = found
      .slice(at + 1)
      // What stands behind 'who' belongs to what they do.
      .find(
        (one) =>
          isIndependent(one) &&
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
          : (YEAR.exec(whole)?.[0] ??
            withoutKnownPlace(withoutSubject(whole.replace(OWN_OFFER, ''), keyword), kind, keyword));
    // 'Firms that outgrew it' describes the firms; 'tools you buy' does not describe the tools.
    if (kind === 'that' && (continuesPeople(before, whole) || /^you \S+$/i.test(said))) return [];
    const situation = kind === 'audience' ? situationOf(whole, keyword, language) : [];
    const named = (situation.length > 0 ? said.replace(WHOSE, '') : said).replace(
      kind === 'audience' ? OF_THE_THING : /(?!)/u,
      '',
    );
    const short = isShort(named)
      ? named
      : named.replace(/ (?:(?:who|that)(?:['’](?:ve|re|s|d|ll))?|which|que|qui) .*/, '');
    // 'For tenants, not lawyers' is for tenants.
    const text =
      kind === 'audience'
        ? short.replace(/(?<=\S+ \S+),? (?:not|y no|et pas|pas) (?:(?:the|los|las|les|des) )?\p{L}+s$/u, '')
        : short;
    const rest = text.slice(match[0].length).trim();
    if (PRONOUN.test(rest)) return [];
    const full =
      kind === 'with' ? withoutKnownStart(text, keyword) : withPurpose(text, kind, before, keyword);
    const lower = full.slice(0, 1).toLowerCase() + full.slice(1);
    if (WRITER.test(text) || (rest === '' && kind !== 'means' && kind !== 'case') || !isShort(text))
      return [];
    if (new RegExp(`(?<!\\p{L})${never}(?!\\p{L})`, 'iu').test(text)) return [];
    if (kind !== 'audience' && (ABOUT_THE_TEXT.test(before) || (kind !== 'time' && WRITER.test(before))))
      return [];
    if (isNarrative(text) || (kind === 'time' && PAST_EVENT.test(before))) return [];
    const isAction = new RegExp(words[language].gerund, 'iu').test(rest);
    const isInKeyword = containsAllWords(keyword, kind === 'goal' ? rest : text);
    // 'When the dog pulls' matches 'dog that pulls'.
    if (kind === 'case' && (containsMostWords(keyword, text) || startsIn(keyword, rest))) return [];
    const who = rest.replace(/^(?:the|les|los|las|el|la|le|an?|une?) /i, '');
    const isForPeople = namesPeople(who, language) || PLURAL_VERB.test(who);
    if (
      kind === 'audience' &&
      !isForPeople &&
      new RegExp(`^${words[language].spans}(?: |$)`, 'iu').test(rest)
    )
      return [
        { kind: 'time', text: lower, rest, isInKeyword: containsMostWords(keyword, text), isAction: false },
      ];
    // 'Replace a boiler with a heat pump': only living beings are company.
    if (kind === 'with' && isInKeyword && !isForPeople && !COMPANY.test(rest)) return [];
    // The writer's own purpose is not a condition of the article.
    if (kind === 'audience' && !isForPeople && / (?:who|that|que|qui) /u.test(before)) return [];
    // The purpose of a thing or a task defines it.
    if (kind === 'audience' && !isForPeople && (containsMostWords(keyword, text) || isAction)) return [];
    return [
      {
        kind: kind as ConditionKind,
        text: isInKeyword || kind !== 'with' ? lower : withArticle(lower),
        rest,
        isInKeyword,
        isAction,
      },
      ...situation,
    ];
  });
}

/** 'In 2027', whatever follows. */
const YEAR = /^(?:in|en) 20\d\d(?!\d)/iu;
/** What the thing has to do, not its people: 'software para clínicas que cumpla con la ley'. */
const OF_THE_THING =
  / (?:que (?:no )?(?:cumpla|sea|tenga|permita|funcione|incluya|acepte|soporte|cueste|se integre)|that (?:complies|meets|integrates|supports|includes|costs)|qui (?:respecte|permet|fonctionne|accepte|coûte)) .*$/iu;
/** What people have or meet: 'a founder whose first client asked for a report'. */
const WHOSE = / (?:whose|cuy[oa](?<many>s)?|dont l(?:es |e |a |['’])) ?(?<what>.+)$/iu;
const IF_YOUR: Readonly<Record<Language, readonly [one: string, many: string]>> = {
  en: ['if your', 'if your'],
  es: ['si tu', 'si tus'],
  fr: ['si votre', 'si vos'],
};

/** The situation of people, told to them: 'if your first client asked for a report'. */
function situationOf(people: string, keyword: string, language: Language): Condition[] {
  const found = WHOSE.exec(people);
  const what = found?.groups?.['what'];
  if (what === undefined || !isShort(what)) return [];
  const isMany = found?.groups?.['many'] !== undefined || / dont les /iu.test(found?.[0] ?? '');
  const text = `${IF_YOUR[language][isMany ? 1 : 0]} ${what}`;
  return [{ kind: 'case', text, rest: what, isInKeyword: containsAllWords(keyword, what), isAction: false }];
}

/** 'In a 1930s semi' of 'with a heat pump in a 1930s semi', if the keyword ends with the pump. */
function withoutKnownStart(text: string, keyword: string): string {
  const parts = text.split(' ');
  for (let count = parts.length - 1; count > 1; count -= 1) {
    const rest = parts.slice(count).join(' ');
    const isKnown = keyword.toLowerCase().endsWith(` ${parts.slice(0, count).join(' ').toLowerCase()}`);
    if (isKnown && /^(?:in|on|at|from|en|dans|sur|à) /iu.test(rest)) return rest;
  }
  return text;
}

/** What something is for belongs to how, where, or with whom it is done: 'para viajar en avión'. */
const PURPOSE = /(?<!\p{L})(?:(?:para|pour) \p{Ll}{2,12}(?:ar|er|ir|re)|for \p{Ll}{2,12}ing) $/u;

function withPurpose(text: string, kind: string, before: string, keyword: string): string {
  const purpose = kind === 'means' ? PURPOSE.exec(before.slice(-30))?.[0] : undefined;
  return purpose === undefined || containsAllWords(keyword, purpose) ? text : `${purpose}${text}`;
}

/** A Spanish thing of one takes its article: 'con una furgo pequeña'. */
const withArticle = (text: string): string =>
  text.replace(
    /^con (?=\p{Ll}+ (?:pequeñ|alt|baj)(?<ending>[oa])(?!\p{L}))/u,
    (lead, ending: string) => `${lead}${ending === 'a' ? 'una' : 'un'} `,
  );

/** Past events of the writer are not a time for the article: 'I moved out in August'. */
const PAST_EVENT =
  /(?<!\p{L})(?:(?:i|we) (?:just |already )?(?:got|had|went|bought|sold|left|lost|broke|was|were|\p{L}+ed)|(?:he|hemos|me ha|nos han?) \p{L}+[dt]o|(?:j['’]ai|on a|nous avons|je suis) \p{L}+)(?!\p{L})/iu;

/** A plural, or a singular with its article: 'for left-handed cook' would not make a heading. */
const isPlural = (people: string, language: string): boolean =>
  language === 'en'
    ? /(?:[^s]s|people|children|men|women|staff)(?: |$)|^(?:an?|the|my|our|your) /iu.test(people)
    : /^(?:\S+ ){0,2}\S+[sx](?: |$)|^(?:une?|la|le|un|una|el|gente) /iu.test(people);

/** Whether a keyword contains the beginning of a condition. */
function startsIn(keyword: string, rest: string): boolean {
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

/** A condition after 'who' describes people: 'teams who work without an office'. */
const describesPeople = (
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

/** Plural verb forms: a singular verb ('that works offline') refers to the product. */
const PLURAL_VERB = /^(?:\p{L}+ ){0,2}\p{L}+s (?:who|that) (?!\p{L}+s )/u;
const FOR_PLURAL = / (?:for|para|pour) (?:\p{L}+ ){0,6}\p{L}+[sx] $/u;
const continuesPeople = (before: string, clause: string): boolean =>
  FOR_PLURAL.test(before) && !/^that (?:is|has|does|was|\p{L}+[^s]s) /u.test(clause);

/**
 * Whether a condition starts independently of the people before it: 'who' continues 'for students', 'under' does not.
 */
const isIndependent = ({ groups }: RegExpExecArray): boolean =>
  Object.entries(groups ?? {}).some(
    ([kind, start]) => start !== undefined && !['audience', 'that', 'with', 'place', 'goal'].includes(kind),
  );

const isShort = (text: string): boolean => text.split(' ').length <= MAX_WORDS;
