import { GOALS } from '../ideas/asked-points.ts';
import type { AskedPoint } from '../ideas/asked-points.ts';
import type { Condition } from '../ideas/idea-conditions.ts';
import { namesPeople } from '../ideas/idea-fields.ts';
import { headingPurpose } from '../outline/heading-purpose.ts';
import { upperFirst } from '../text/upper-first.ts';
import { inHeading, joined } from './condition-in-sentence.ts';
import { mergeHeadings } from './merge-headings.ts';
import { asQuestion, pointHeadings } from './point-headings.ts';
import type { Fill } from './point-headings.ts';
import templates from './plans-conditions.json' with { type: 'json' };
import type { PhraseForm, PlanLanguage } from './phrase-parts.ts';
import type { Phrase } from './parse-phrase.ts';
import { isSameHeading } from './same-heading.ts';
import { shortTopic } from './short-topics.ts';
import { audienceParts } from './audience-parts.ts';

/** Parts that name the whole subject, which conditions can follow. */
const NAMES = [
  'Action',
  'Ing',
  'k',
  'K',
  'how',
  'task',
  'Task',
  'label',
  'Label',
  'bestk',
  'Bestk',
  'ak',
  'Ask',
  'subject',
  'Subject',
];
const SUBJECTS: ReadonlySet<string> = new Set(NAMES);
/** A line whose subject is followed by punctuation or nothing, so that a condition fits after it. */
const OPEN_LINE = new RegExp(`\\{(?:${NAMES.join('|')})\\}(?:\\s?[:,?]|$)`);
/** No audience is added after these: 'Why do leaves curl for beginners?'. */
const ASKING: ReadonlySet<PhraseForm> = new Set(['why', 'normal', 'definition', 'question', 'list']);
const PRICED: ReadonlySet<PhraseForm> = new Set([
  'service',
  'callout',
  'trip',
  'right',
  'shop',
  'cost',
  'aid',
  'outing',
]);
const CHOSEN: ReadonlySet<PhraseForm> = new Set(['best', 'commercial', 'alternatives', 'shop', 'choosing']);
/**
 * Requests of the idea come after the task itself and the causes of a problem; for other subjects, after the
 * definition.
 */
const TWO_FIRST: ReadonlySet<PhraseForm> = new Set(['task', 'why', 'normal', 'incident', 'signs']);
const MAX_SECTIONS = 3;
/** Two things to choose from: 'ouate de cellulose ou laine soufflée'. */
const isChoice = (topic: string): boolean =>
  /^[\p{L}’' -]{3,30} (?:or|o|u|ou) [\p{L}’' -]{3,30}$/iu.test(topic) &&
  !/^(?:what|how|when|where|who|which|why|whether|if|do|does|is|are|can|should|will|qué|cómo|cuándo|dónde|quién|cuál|cuánto|si|hay|se|qu|que|quel|quelle|comment|quand|où|qui|pourquoi|combien|est-ce|faut|peut|doit|ce|pour|para)(?!\p{L})/iu.test(
    topic,
  );
const WHICH = { en: ': which is better', es: ': qué es mejor', fr: ' : que choisir ?' } as const;
const CHOICES = new RegExp(`(?:${Object.values(WHICH).join('|').replaceAll('?', '\\?')})$`, 'u');

/** A single word is not a heading. */
const SINGLE_WORD = {
  en: [': what to know', ': what to expect'],
  es: [': lo que hay que saber', ': qué esperar'],
  fr: [' : ce qu’il faut savoir', ' : à quoi s’attendre'],
} as const;
const MAX_HEADINGS = 9;
const MIN_USUAL = 1;
const MAX_HEADING_LENGTH = 13;
const SHORT_TOPIC = 3;
/** A plan for a problem covers this anyway. */
const COVERED_ANYWAY =
  /^(?:(?:what to do|what (?:can|should) (?:i|you|we) do|qué hacer|qué (?:puedo|se puede|podemos) hacer|que faire|que (?:puis-je|peut-on) faire)(?: about it| right now| now| first)?|what (?:could it be|is it|causes it|is the cause)|qué (?:puede ser|es|lo causa)|(?:ce que (?:ça|cela) peut être|d['’]où (?:ça|cela) vient))$/iu;
const AMOUNTS: ReadonlySet<string> = new Set(['cost', 'precio', 'prix', 'montant']);
const HOW_MUCH = /^(?:How much|Cuánto|Combien)(?!\p{L})/u;
const SHORTENED: ReadonlySet<Condition['kind']> = new Set(['audience', 'with', 'place', 'without']);
/** Details about people or a place that a short line can omit. */
const DETAIL =
  /(?<=\S+ \S+) (?:with|con|avec) .*|(?<!(?:for|para|pour) (?:los|las|les|people|those|personas|gente|gens|ceux|everyone|anyone)) (?:who|that|que|qui) .*/u;
/** Too general without their details. */
const GENERIC_PEOPLE =
  /^(?:for|para|pour) (?:(?:the|los|las|les|des) )?(?:people|folks|those|anyone|everyone|adults|users|owners|customers|clients|buyers|personas|gente|adultos|usuarios|clientes|quien(?:es)?|dueños|personnes|gens|adultes|utilisateurs|clients|ceux|propriétaires)$/iu;

/** Conditions that can follow the subject of a phrase, in the idea's order. */
export const appendable = ({ demands, form, parts, language }: Phrase): Condition[] =>
  demands.conditions.filter(
    ({ kind, text, isInKeyword }, at) =>
      !isInKeyword &&
      !(text.startsWith('with no ') && !DONE_WITHOUT.has(form)) &&
      // Told to people, while the line names them: 'for a founder if your client asked for a report'.
      !(kind === 'case' && TOLD.test(text) && demands.conditions.some((one) => one.kind === 'audience')) &&
      // 'Y que no se oxide' wants it of the task, not of its thing.
      !(kind === 'that' && form === 'task' && language !== 'en') &&
      !(
        kind === 'audience' &&
        ((ASKING.has(form) && !isCounted(parts)) ||
          demands.conditions.findIndex((one) => one.kind === kind) < at)
      ) &&
      !(kind === 'place' && (form === 'service' || form === 'callout' || form === 'local')),
  );

/** What can be done or had without something else. */
const DONE_WITHOUT: ReadonlySet<PhraseForm> = new Set([
  ...CHOSEN,
  'task',
  'comparison',
  'trip',
  'outing',
  'collection',
  'recipe',
]);
const TOLD = /^(?:if your|si tus?|si votre|si vos) /u;
/** How long or how often depends on the people: 'how long does it take for adults'. */
const isCounted = (parts: Phrase['parts']): boolean => Object.hasOwn(parts, 'counted');

/** Whether a table line accepts conditions. */
export const takesConditions = (line: string): boolean => OPEN_LINE.test(line);

/**
 * All variants of a phrase with its conditions, from all of them to none: 'how to clean boots' with 'without a brush',
 * each in full and without details.
 */
export function variantsOf(phrase: Phrase, all = appendable(phrase)): Phrase[] {
  const tried = all.flatMap((_, at) => {
    const some = all.slice(0, all.length - at).map((one) => restated(one, phrase.language));
    return [
      some.map(({ text }) => newcomers(text)),
      some
        .map(({ kind, text }) => (SHORTENED.has(kind) ? withoutDetails(text) : text))
        .filter((text) => text !== ''),
    ];
  });
  // Where people are is left out last.
  const shortest = all.flatMap((_, at) => {
    const some = all.slice(0, all.length - at).map((one) => restated(one, phrase.language));
    return [
      some
        .map(({ kind, text }) => (SHORTENED.has(kind) ? withoutEnd(withoutDetails(text)) : text))
        .filter((text) => text !== ''),
    ];
  });
  const known = new Set<string>();
  return [...tried, ...shortest, []]
    .filter((some) => !known.has(some.join(' ')) && known.add(some.join(' ')))
    .map((some) => withConditions(phrase, some));
}

/** The variants of a phrase in its titles, descriptions, and queries, without the people named apart. */
export const headVariants = (phrase: Phrase): Phrase[] => variantsOf(phrase, addedToHeads(phrase));

const addedToHeads = (phrase: Phrase): Condition[] =>
  appendable(phrase).filter((one) => !isNamedApart(one, phrase));

/**
 * Whether titles and descriptions name people in lines of their own: behind a task they would read as those it is done
 * for ('how to bleed a radiator for tenants').
 */
const isNamedApart = (condition: Condition, { form, language }: Phrase): boolean =>
  form === 'task' &&
  condition.kind === 'audience' &&
  restated(condition, language) === condition &&
  newcomers(condition.text) === condition.text &&
  !BEGINNER.test(condition.text);
const BEGINNER = /^(?:for|para|pour) (?:\p{L}+ )?(?:beginners|principiantes|débutants)(?!\p{L})/u;

/** A phrase with each of its conditions alone, in full and without details. */
export const singleVariants = (phrase: Phrase): Phrase[][] =>
  addedToHeads(phrase).map(({ text }) =>
    [text, withoutDetails(text)].filter((one) => one !== '').map((one) => withConditions(phrase, [one])),
  );

/** 'For people with a small yard' as 'in a small yard', and 'for people who work shifts' as 'if you work shifts'. */
function restated(condition: Condition, language: PlanLanguage): Condition {
  if (condition.kind !== 'audience' || condition.isInKeyword) return condition;
  const { where, has, home } = audienceParts(condition.text, condition.rest, language);
  if (home !== undefined || newcomers(condition.text) !== condition.text) return condition;
  if (where !== undefined) return { ...condition, text: where };
  return has === undefined ? condition : { ...condition, text: `${IF[language]} ${has}` };
}
const IF = { en: 'if you', es: 'si', fr: 'si' } as const;

/** People who have never done something are beginners. */
const newcomers = (text: string): string => {
  const [, lead] = NEVER_DONE.exec(text) ?? [];
  return lead === undefined ? text : `${lead} ${BEGINNERS[lead.toLowerCase()]}`;
};
const NEVER_DONE =
  /^(for|para|pour) (?:people|anyone|those|everyone|quien(?:es)?|gente|personas|ceux|celles|les personnes)(?: (?:who|that|que|qui))?(?:['’]ve| have| n['’]ont| nunca| jamais|n['’]a)? ?(?:only )?(?:never|ever|jamais|nunca|han?|lo han) .*/iu;
const BEGINNERS: Readonly<Record<string, string>> = {
  for: 'beginners',
  para: 'principiantes',
  pour: 'débutants',
};

/** People without where they are: 'for busy nurses' of 'for busy nurses on night shift'. */
const withoutEnd = (text: string): string => {
  const short = text.replace(END, '');
  return GENERIC_PEOPLE.test(short) ? text : short;
};
const END =
  /(?<=\S+ \S+ \S+) (?:in|on|at|during|near|en|dans|sur|chez) (?:(?!(?:in|on|at|during|near|en|dans|sur|chez) )\S+ ?){1,3}$/u;

/** A condition without its details; null if the rest is too general. */
function withoutDetails(text: string): string {
  const short = text.replace(DETAIL, '');
  return short !== text && (GENERIC_PEOPLE.test(short) || !short.includes(' ')) ? '' : short;
}

function withConditions(phrase: Phrase, texts: readonly string[]): Phrase {
  const { k = '' } = phrase.parts;
  // Conditions that continue the keyword come first: 'who work shifts' after 'for adults'.
  // What people do comes last: 'under $100 for teams that sell pumps'.
  const isOther = (text: string) => Number(remainderOf(k, text) === text) + Number(RELATIVE.test(text));
  const added = texts
    .toSorted((one, other) => isOther(one) - isOther(other))
    .map((text) => remainderOf(k, text))
    .join(' ')
    // As people write a price in a title.
    .replace(/(?<=\d) euros(?!\p{L})/u, phrase.language === 'en' ? '$&' : ' €')
    .trim();
  if (added === '') return phrase;
  const parts = Object.fromEntries(
    Object.entries(phrase.parts).map(([name, text]) => [
      name,
      SUBJECTS.has(name) ? text.replace(/(?=\s?[?]$)|$/, ` ${added}`) : text,
    ]),
  );
  return { ...phrase, parts };
}

const RELATIVE = /^(?:for|para|pour) .+ (?:who|that|que|qui) /u;

/** The part of a condition that the keyword does not end with: 'who commute' of 'for students who commute'. */
function remainderOf(keyword: string, condition: string): string {
  const parts = condition.split(' ');
  for (let count = parts.length; count > 0; count -= 1)
    if (keyword.toLowerCase().endsWith(` ${parts.slice(0, count).join(' ').toLowerCase()}`))
      return parts.slice(count).join(' ');
  return condition;
}

/** Forms whose conditions are worded like those of another. */
const LIKE: Readonly<Partial<Record<PhraseForm, PhraseForm>>> = { callout: 'service', trip: 'outing' };

/** Headings including those for the idea's conditions and questions, after the main ones. */
export function headingsWithDemands(phrase: Phrase, headings: readonly string[], fill: Fill): string[] {
  const points = pointHeadings(phrase, fill);
  const ofPoints = new Set(points.map(({ heading }) => heading));
  const isPaid = phrase.demands.topics.some((topic) => AMOUNTS.has(shortTopic(topic, phrase.language) ?? ''));
  // What stands behind the colon of a point says what its section holds.
  const isSame = (one: string, heading: string): boolean =>
    isSameHeading(ofPoints.has(one) ? one.split(/\s?:/u)[0]! : one, heading, phrase.parts['K'] ?? '');
  const bare = new Set(
    points.filter(({ kind }) => kind === 'word' || kind === 'topic').map(({ heading }) => heading),
  );
  // The usual heading says more than a bare word: 'errors' beside 'common mistakes when baking bread'.
  const wanted = demandHeadings(phrase, fill).filter(
    (one) => !(bare.has(one) && headings.slice(1, -1).some((heading) => isSame(one, heading))),
  );
  const kept = headings
    // What it comes to is said where the idea asks what is paid.
    .filter((heading) => !(phrase.form === 'right' && isPaid && HOW_MUCH.test(heading)))
    .filter(
      (heading, at, all) => at === 0 || at === all.length - 1 || !wanted.some((one) => isSame(one, heading)),
    )
    .filter((heading) => !(isGrouped(phrase) && CUTS_ACROSS.test(heading)));
  const days = Object.keys(phrase.parts).filter((name) => /^day\d$/.test(name)).length;
  const isExplained = Object.hasOwn(phrase.parts, 'differ');
  const first = isExplained ? 3 : TWO_FIRST.has(phrase.form) ? 2 : 1;
  const at = Math.min(Math.max(first, 1 + days), Math.max(0, kept.length - 1));
  const isLate = (kind: AskedPoint['kind']): boolean =>
    LATE.has(kind) || (kind === 'own' && STORIES_LAST.has(phrase.form));
  const late = new Set(points.filter(({ kind }) => isLate(kind)).map(({ heading }) => heading));
  const chosen = wanted.filter((heading) => CHOICES.test(heading));
  const isEarly = (heading: string): boolean => !late.has(heading) && !chosen.includes(heading);
  const merged = mergeHeadings(
    [
      ...new Set([
        // What to use is decided before anything is done.
        ...chosen,
        ...kept.slice(0, at),
        ...wanted.filter(isEarly),
        ...kept.slice(at, -1),
        ...wanted.filter((heading) => late.has(heading)),
        ...kept.slice(-1),
      ]),
    ],
    phrase.form,
    wanted,
  );
  // If the idea lists its own topics, few usual headings are kept.
  const most = phrase.form === 'trip' ? merged.length : MAX_HEADINGS;
  const usual = merged.slice(at, -1).filter((heading) => !wanted.includes(heading));
  const room = Math.max(MIN_USUAL, most - at - wanted.length - 1);
  const left = new Set(usual.slice(room));
  return merged.filter((heading, place) => place < at || !left.has(heading));
}

/** Steps, when to call somebody, and how to book come behind what they follow from. */
const LATE: ReadonlySet<AskedPoint['kind']> = new Set([...GOALS, 'pro', 'steps', 'papersteps', 'doneBy']);
/** What the writer learned comes behind what is to be done. */
const STORIES_LAST: ReadonlySet<PhraseForm> = new Set([
  'task',
  'recipe',
  'why',
  'rules',
  'right',
  'aid',
  'cost',
]);
const LISTED = 2;
/** Sections that cut across the groups of a list that the idea names itself. */
const CUTS_ACROSS =
  /^(?:The essentials|What you can leave out|Lo imprescindible|Lo que puedes dejar fuera|L’indispensable|Ce dont on peut se passer)$/u;

/** Whether an idea names the groups of its list: 'the house, the garden, the cat'. */
const isGrouped = ({ form, demands }: Phrase): boolean =>
  form === 'list' && demands.topics.length >= LISTED && !demands.topics.some((topic) => topic.includes('?'));

/** The idea's requests as headings: its conditions, those missing from the keyword first, then its questions. */
export function demandHeadings(phrase: Phrase, fill: Fill): string[] {
  const { conditions, topics } = phrase.demands;
  const points = pointHeadings(phrase, fill);
  const asked = topics
    // 'What it costs' says no more than the section on prices that such an article has anyway.
    .filter((topic) => !(['why', 'incident'].includes(phrase.form) && COVERED_ANYWAY.test(topic)))
    .filter(
      (topic) =>
        !(
          PRICED.has(phrase.form) &&
          headingPurpose(topic) === 'cost' &&
          topic.split(' ').length <= SHORT_TOPIC
        ),
    )
    .map((topic) => topic.replace(/^how (?:do|can|should) (?:you|we) (?=\p{L})/iu, 'how to '))
    .map((topic, at) => {
      const named = points.find(({ x }) => x === topic)?.heading;
      if (named !== undefined) return named;
      return topic.includes(' ')
        ? upperFirst(isChoice(topic) ? `${topic}${WHICH[phrase.language]}` : asQuestion(topic))
        : `${upperFirst(topic)}${SINGLE_WORD[phrase.language][at % 2]}`;
    });
  const wanted = conditions
    // Rules of a country for some people are all about both.
    .filter(
      ({ kind, isInKeyword }) =>
        !(isInKeyword && (kind === 'means' || ['rules', 'collection', 'recipe'].includes(phrase.form))),
    )
    // What is chosen among is that already: 'the options without a cord' for cordless vacuums.
    .filter(
      ({ kind, isInKeyword }) =>
        !(
          isInKeyword &&
          CHOSEN.has(phrase.form) &&
          (kind === 'without' || kind === 'that' || kind === 'with')
        ),
    )
    // 'Habits that stick' are the subject itself, and what comes before a purchase is the occasion of the whole article.
    .filter(({ kind }) => !(kind === 'that' && Object.hasOwn(phrase.parts, 'several')))
    .filter((condition) => !isOccasion(condition, phrase))
    // The keyword names its audience already, and one section for an audience is enough.
    .filter(
      ({ kind, isInKeyword }, at) =>
        !(
          kind === 'audience' &&
          isInKeyword &&
          conditions.some((one, other) => one.kind === kind && other !== at)
        ),
    )
    .filter((condition) => !isOnlyNamed(condition, phrase))
    .toSorted((one, other) => Number(one.isInKeyword) - Number(other.isInKeyword))
    .flatMap((condition) => linesFor(phrase, condition, 'headings', fill).slice(0, 1))
    .slice(0, MAX_SECTIONS);
  return [...new Set([...wanted, ...asked, ...points.map(({ heading }) => heading)])];
}

/** Whether a condition is named in titles but has no section: a year, the place of a price that names it, doing without. */
function isOnlyNamed({ kind, text, isInKeyword }: Condition, { form, demands }: Phrase): boolean {
  if (kind === 'time' && YEAR.test(text)) return true;
  if (kind === 'place' && isInKeyword && form === 'cost') return true;
  const isTold = demands.conditions.some((one) => one.kind === 'case' && TOLD.test(one.text));
  if (kind === 'audience' && ANSWERED.has(form) && (isNew(text) || isTold)) return true;
  if (text.startsWith('with no ') && form !== 'task' && form !== 'comparison' && !CHOSEN.has(form))
    return true;
  return demands.points.some((point) => point.kind === 'pro' && text.includes(point.text));
}
const YEAR = /^(?:in|en) 20\d\d$/u;
/** Their answer is the same for beginners. */
const ANSWERED: ReadonlySet<PhraseForm> = new Set(['why', 'normal', 'question']);
const isNew = (text: string): boolean =>
  newcomers(text) !== text ||
  /^(?:for|para|pour) (?:(?:\p{L}+ )?(?:beginners|principiantes|débutants)(?!\p{L})|(?:new|first-time|first time|novice) )/iu.test(
    text,
  );
const isOccasion = ({ kind, text }: Condition, { form }: Phrase): boolean =>
  kind === 'case' && form === 'thing' && /^(?:before|antes|avant) /iu.test(text);

/** Headings for what the idea says may be the case: such a section is planned even if no page has it. */
export const caseHeadings = (phrase: Phrase, fill: Fill): string[] =>
  phrase.demands.conditions
    .filter((condition) => condition.kind === 'case' && !isOccasion(condition, phrase))
    .flatMap((condition) => linesFor(phrase, condition, 'headings', fill).slice(0, 1));

/** Questions raised by the idea's conditions. */
export const questionsOfDemands = (phrase: Phrase, fill: Fill): string[] =>
  phrase.demands.conditions.flatMap((condition) =>
    linesFor(phrase, condition, 'questions', fill).slice(0, 1),
  );

/** Titles or descriptions for a purpose or for people: 'Sourdough: how to make sure it rises'. */
export function headLinesOfDemands(phrase: Phrase, part: 'titles' | 'descriptions', fill: Fill): string[] {
  const conditions = phrase.demands.conditions.filter(
    (one) => one.kind !== 'audience' || isNamedApart(one, phrase),
  );
  return headVariants(phrase).flatMap((variant) =>
    conditions.flatMap((condition) => linesFor(variant, condition, part, fill)),
  );
}

/** A heading with the conditions except the audience, if it stays short enough. */
export function longerHeading(line: string, phrase: Phrase, fill: Fill): string | null {
  const plain = fill(line, phrase);
  // Requirements concern the task alone; its steps cover the rest.
  if (plain === null || !takesConditions(line) || / \{(?:task|act)\}$/.test(line)) return plain;
  // The audience has its own heading and is named only there.
  const added = appendable(phrase).filter(({ kind }) => kind !== 'audience');
  const longer = variantsOf(phrase, added).map((variant) => fill(line, variant) ?? plain);
  return longer.find((heading) => heading.split(' ').length <= MAX_HEADING_LENGTH) ?? plain;
}

/** Something that happens to a thing ('when the roots rot'), not a situation of the reader ('when you work shifts'). */
const EVENT: Readonly<Record<PlanLanguage, RegExp>> = {
  en: /^(?:if|when) (?:the|it|its|they|there) /iu,
  es: /^(?:si|cuando) (?:no |ya |se |(?:el|la|los|las|hay) )/iu,
  fr: /^(?:s['’]il|(?:si|quand|lorsqu['’e]) ?(?:le |la |les |l['’]|elles? |ils? |il y a |ça ))/iu,
};

/** Before or after something: 'before you buy a house'. */
const AROUND = /^(?:before|after|antes de|después de|avant|après) /iu;

/** The lines for a condition that fit it, best first. */
function linesFor(
  phrase: Phrase,
  { kind, text: said, rest: named, isAction }: Condition,
  part: 'headings' | 'questions' | 'titles' | 'descriptions',
  fill: Fill,
): string[] {
  const text =
    kind === 'audience'
      ? newcomers(said)
      : // One travels through a country, and knows what applies in it.
        kind === 'place' && phrase.form !== 'outing'
        ? said.replace(/^por (?=\p{Lu})/u, 'en ')
        : said;
  const rest = text === said ? named : text.replace(/^\S+ /u, '');
  if (kind === 'time' && YEAR.test(said)) return [];
  // 'The options that works': a singular condition does not fit a plural.
  if (
    kind === 'that' &&
    phrase.language === 'en' &&
    /^that (?:\p{L}+ly )?(?:\p{L}+(?<!s)s|is|has|does) /iu.test(text)
  )
    return [];
  const arePeople = namesPeople(rest, phrase.language);
  const lines: Readonly<Record<string, readonly string[] | undefined>> = templates[phrase.language][part];
  const found: string[] = [];
  for (const line of lines[kind] ?? []) {
    const [forms = '', template = ''] = line.split('|');
    if (forms !== '*' && !forms.split(' ').includes(LIKE[phrase.form] ?? phrase.form)) continue;
    if (template.startsWith('{gerund}') && !isAction) continue;
    if (template.startsWith('{noun}') && isAction) continue;
    if (template.startsWith('{event}') && !EVENT[phrase.language].test(text)) continue;
    if (template.startsWith('{around}') && !AROUND.test(text)) continue;
    // 'Runs under 1,000 parts' search for nothing themselves.
    if (kind === 'audience' && !arePeople && /\{xs?\}/.test(template)) continue;
    if (template === '') return found;
    const own = kind === 'audience' ? audienceParts(text, rest, phrase.language) : {};
    const filled = fill(template.replace(/^\{(?:gerund|noun|event|around)\}/, ''), {
      ...phrase,
      parts: { ...phrase.parts, ...inHeading(text, rest, phrase.language), ...own },
    });
    if (filled !== null) found.push(joined(filled));
  }
  return found;
}
