import { wordShares } from '../background/word-classes.ts';
import words from './asked-point-words.json' with { type: 'json' };
import { namesDependents } from './dependents.ts';
import { QUESTION_WORDS } from './question-words.ts';
import { containsAllWords, containsMostWords } from './word-overlap.ts';

type Language = keyof typeof words;
/** A kind of noun that an article can be asked to cover. */
type NounKind = keyof (typeof words)['en']['nouns'];
/** What a page should lead to. */
type GoalKind = keyof (typeof words)['en']['goals'];
export type PointKind =
  | NounKind
  | GoalKind
  | 'word'
  | 'included'
  | 'asked'
  | 'breakdown'
  | 'breakdownBy'
  | 'papersteps'
  | 'steps'
  | 'byDay'
  | 'examples'
  | 'own'
  | 'stuck'
  | 'pro'
  | 'comply'
  | 'need'
  | 'doneBy'
  | 'age'
  | 'locked'
  | 'manner';

/** Something that an idea asks its article to cover in a section of its own. */
export interface AskedPoint {
  kind: PointKind;
  /** In the idea's words. */
  text: string;
  /** What the heading names. */
  x: string;
}

const MAX_POINTS = 5;
const MAX_NOUN_WORDS = 6;
const MAX_OWN_WORDS = 12;
/** Parentheses, commas, dashes, sentences, and 'including'. */
const PARTS = new RegExp(
  [
    String.raw`(?:,(?!\d)|[;()])+\s*`,
    String.raw`[.?!:]+\s+`,
    String.raw`\s[–—-]\s`,
    String.raw`\s(?=(?:including|incluyendo|incluid[oa]s? (?:el|la|los|las)|y compris)\s)`,
    // Questions and stories after 'and'.
    String.raw`\s(?:and|y|e|et)\s(?=(?:a |para |pour |à )?(?:${QUESTION_WORDS})[\s'’])`,
    String.raw`\s(?:and|y|et)\s(?=(?:the |los |les )?(?:things|mistakes|lessons|errores|cosas|erreurs|choses) (?:i|we|que|qu['’])(?!\p{L})|(?:my|our|mi|nuestra|mon|notre) (?:own )?(?:experience|verdict|experiencia|expérience|avis)(?!\p{L}))`,
  ].join('|'),
  'u',
);
/** Further questions are read by themselves. */
const FURTHER = new RegExp(` (?:and|y|et) (?=(?:${QUESTION_WORDS})[\\s'’])`, 'u');
interface Patterns {
  nouns: readonly (readonly [NounKind, RegExp])[];
  goals: readonly (readonly [GoalKind, RegExp])[];
  /** Patterns of a part, and of the whole idea. */
  of: (name: PatternName) => RegExp;
}
type PatternName = Exclude<keyof (typeof words)['fr'], 'nouns' | 'goals'> | 'behind' | 'locked';

const patternCache = new Map<Language, Patterns>();

function patternsOf(language: Language): Patterns {
  const known = patternCache.get(language);
  if (known !== undefined) return known;
  const own: Readonly<Record<string, unknown>> = words[language];
  const articles = language === 'en' ? '(?:the )?' : words[language].articles;
  const byName = new Map<string, RegExp>();
  const entries = <Kind extends string>(table: Readonly<Record<Kind, string>>) =>
    Object.entries(table) as [Kind, string][];
  const found: Patterns = {
    nouns: entries<NounKind>(words[language].nouns).map(([kind, nouns]) => [
      kind,
      language === 'en'
        ? new RegExp(`(?:^| )(?:${nouns})$`, 'iu')
        : new RegExp(`^${articles}(?:${nouns})(?!\\p{L})`, 'iu'),
    ]),
    goals: entries<GoalKind>(words[language].goals).map(([kind, goal]) => [
      kind,
      new RegExp(`(?<!\\p{L})${goal}(?!\\p{L})`, 'iu'),
    ]),
    of: (name) => {
      const made = byName.get(name) ?? new RegExp((own[name] as string | undefined) ?? '(?!)', 'iu');
      byName.set(name, made);
      return made;
    },
  };
  patternCache.set(language, found);
  return found;
}

/**
 * What an idea asks its article to cover besides its subject, if a section can be named after it: 'leash rules',
 * 'grants included', 'with a breakdown by room', 'my experience after a year', 'people keep asking which size fits'.
 * `known` is what was already read from it.
 */
export function askedPoints(
  idea: string,
  keyword: string,
  known: readonly string[],
  language: string,
): AskedPoint[] {
  if (!Object.hasOwn(words, language)) return [];
  const patterns = patternsOf(language as Language);
  const found: AskedPoint[] = [];
  const isKnown = (text: string): boolean =>
    containsMostWords(keyword, text) || known.some((one) => containsAllWords(one, text));
  const add = (kind: PointKind, text: string, x: string = text): void => {
    // Doing without a professional is a condition too: its section says when it does take one.
    const isOther = kind === 'pro' || !isKnown(text);
    if (found.length < MAX_POINTS && isOther && !found.some((one) => one.x === x))
      found.push({ kind, text, x });
  };
  const text = idea.replaceAll(/\s+/g, ' ').trim();
  const named = (name: PatternName, within = text): Record<string, string | undefined> | null => {
    const match = patterns.of(name).exec(within);
    return match === null ? null : { whole: match[0], ...match.groups };
  };
  const asked = named('unsure')?.['x']?.split(FURTHER)[0];
  if (asked !== undefined && !patterns.of('writer').test(asked)) add('asked', asked);
  const parts = text.split(PARTS).map((one) => one.replaceAll(/^\s+|[\s.?!:]+$/gu, ''));
  for (const [at, part] of parts.entries()) {
    // The first part is the subject.
    for (const point of readPart(part, at > 0, keyword + text, language as Language, patterns))
      add(point.kind, point.text, point.x);
  }
  for (const kind of ['need', 'comply', 'doneBy', 'locked'] as const) {
    const { x, whole = '' } = named(kind) ?? {};
    if (x !== undefined) add(kind, kind === 'need' || kind === 'locked' ? x : whole, x);
  }
  const professional = named('pro');
  if (professional !== null)
    add(
      'pro',
      professional['whole']!,
      professional['x'] ?? `${professional['verb'] === 'hiring' ? 'hire' : 'call'} ${professional['who']}`,
    );
  const days = named('days')?.['x'];
  if (days !== undefined) add('byDay', days);
  const steps = named('steps')?.['whole'];
  if (steps !== undefined) add(patterns.of('papersOf').test(keyword) ? 'papersteps' : 'steps', steps);
  for (const [kind, goal] of patterns.goals) {
    const match = goal.exec(text)?.[0];
    if (match !== undefined && !found.some((one) => GOALS.has(one.kind))) add(kind, match);
  }
  return found;
}

/** What a page should lead to comes at its end. */
export const GOALS: ReadonlySet<PointKind> = new Set(['appointment', 'book', 'call', 'order', 'quote']);
/** Points whose own words name them in a title. */
export const NAMED: ReadonlySet<PointKind> = new Set([
  'rules',
  'parking',
  'aid',
  'amount',
  'fees',
  'papers',
  'cover',
  'topic',
  'word',
]);

function readPart(
  part: string,
  isBeside: boolean,
  said: string,
  language: Language,
  patterns: Patterns,
): AskedPoint[] {
  const { of } = patterns;
  if (part === '') return [];
  if (part.split(' ').length <= MAX_OWN_WORDS && of('own').test(part)) {
    const own = part.slice(0, 1).toLowerCase() + part.slice(1);
    return [{ kind: 'own', text: own, x: own }];
  }
  const manner = readManner(part, language);
  if (manner !== null) return [{ kind: 'manner', text: part, x: manner }];
  if (of('stuck').test(part)) return [{ kind: 'stuck', text: part, x: part }];
  const age = of('age').exec(part)?.groups?.['x'];
  // Ages are told of children and animals.
  if (age !== undefined) return namesDependents(said, language) ? [{ kind: 'age', text: part, x: age }] : [];
  const broken = of('breakdown').exec(part);
  if (broken !== null) {
    const by = broken.groups?.['by'] ?? broken.groups?.['per'];
    const text = broken[0].trim();
    return [by === undefined ? { kind: 'breakdown', text, x: text } : { kind: 'breakdownBy', text, x: by }];
  }
  const examples = of('examples').exec(part)?.[0].trim();
  if (examples !== undefined) return [{ kind: 'examples', text: examples, x: examples }];
  if (!isBeside) return [];
  const included = of('included').exec(part)?.groups;
  const thing = included?.['x'] ?? included?.['y'] ?? part;
  const nouns = nounsIn(thing, language, patterns);
  if (nouns.length > 1) return nouns;
  const [noun] = nouns;
  const isPlain = noun?.kind === 'topic' || noun?.kind === 'word';
  if (noun !== undefined && !(isPlain && included?.['x'] !== undefined)) return [{ ...noun, text: part }];
  const isFormat = new RegExp(`(?<!\\p{L})(?:${words[language].format})(?!\\p{L})`, 'iu').test(thing);
  return included?.['x'] === undefined || isFormat || hasNoName(thing, language)
    ? []
    : [{ kind: 'included', text: part, x: thing }];
}

/** The nouns of a part: each of two that are both something to cover, else the whole. */
function nounsIn(thing: string, language: Language, patterns: Patterns): AskedPoint[] {
  const read = (text: string): AskedPoint[] => {
    const kind = nounKindOf(text, language, patterns);
    return kind === null ? [] : [{ kind, text, x: text }];
  };
  const halves = thing.split(/ (?:and|y|e|et) /u);
  if (halves.length !== 2) return read(thing);
  const both = halves.map((half) => (asksForPrices(half) ? [] : read(half)));
  if (both.every((one, at) => one.length > 0 || asksForPrices(halves[at]!))) return both.flat();
  return read(thing).map((one) => ({ ...one, kind: 'topic' }));
}

/** Whether a request asks for prices alone, which a usual section on prices covers. */
export const asksForPrices = (request: string): boolean => PRICES.test(request);
const PRICES = /^(?:the |los |las |les )?(?:prices?|costs?|pricing|precios?|costes?|prix|tarifs?|coûts?)$/iu;

/** Whether something listed is a topic to cover rather than people to write for. */
export const isAskedNoun = (thing: string, language: string): boolean =>
  Object.hasOwn(words, language) &&
  nounKindOf(thing, language as Language, patternsOf(language as Language)) !== null;

/** What is done on the way, as a gerund in English, else as an infinitive: 'sleeping legally', 'durmiendo legal'. */
function readManner(part: string, language: Language): string | null {
  const { verb = '', ending, rest = '' } = MANNERS[language].exec(part)?.groups ?? {};
  if (ending === undefined || rest.split(' ').length > MAX_NOUN_WORDS || verb === '') return null;
  if (language === 'en') return part.toLowerCase();
  const irregular = INFINITIVES[`${verb}${ending}`.toLowerCase()];
  const regular = `${verb.toLowerCase()}${language === 'es' ? 'ar' : 'er'}`;
  const isVerb = ending === 'iendo' ? false : (wordShares(language, regular)?.verb ?? 0) > VERB_SHARE;
  const infinitive = irregular ?? (isVerb ? regular : null);
  return infinitive === null ? null : `${infinitive} ${rest}`;
}
const VERB_SHARE = 0.5;
const MANNERS: Readonly<Record<Language, RegExp>> = {
  en: /^(?<verb>sleep|eat|camp|cook|work|travel|travell|liv|driv|park|shopp|hik|cycl)(?<ending>ing) (?<rest>(?!in |on |at |with )[\p{L}' -]+)$/iu,
  es: /^(?<verb>(?!incluy|empez|busc|cont|habl|dej|pens|contest|explic|destac|mencion|us|gast)\p{L}{2,12}?)(?<ending>ando|iendo) (?<rest>[\p{L}' -]+)$/iu,
  fr: /^en (?<verb>(?!inclu|commenç|expliqu|parl|utilis|mentionn)\p{L}{2,12}?)(?<ending>ant) (?<rest>[\p{L}’' -]+)$/iu,
};
const INFINITIVES: Readonly<Record<string, string>> = {
  durmiendo: 'dormir',
  comiendo: 'comer',
  haciendo: 'hacer',
  viviendo: 'vivir',
  conduciendo: 'conducir',
  dormant: 'dormir',
  mangeant: 'manger',
  conduisant: 'conduire',
  vivant: 'vivre',
  voyageant: 'voyager',
};

/** The kind of a noun phrase that names something to cover; null if its head is not such a noun. */
function nounKindOf(thing: string, language: Language, { nouns, of }: Patterns): PointKind | null {
  const isPlain = /^[\p{L}’' -]+$/u.test(thing) && thing.split(' ').length <= MAX_NOUN_WORDS;
  if (!isPlain || hasNoName(thing, language) || ASKING.test(thing)) return null;
  // In English the head comes last, before what says more about it.
  const head = language === 'en' ? thing.split(of('behind'))[0]! : thing;
  const kind = nouns.find(([, pattern]) => pattern.test(head))?.[0] ?? null;
  return kind === 'topic' && !thing.replace(/^(?:the|el|la|los|las|les?) /iu, '').includes(' ')
    ? 'word'
    : kind;
}

/** Questions are read elsewhere: 'what it costs', 'qui paie les frais'. */
const ASKING = new RegExp(`^(?:${QUESTION_WORDS}|if|si|est-ce|faut-il|peut-on)(?!\\p{L})`, 'iu');

/** Praise, amounts, and tasks are not what a section is named after: 'best prices', 'avoid fees'. */
const hasNoName = (thing: string, language: Language): boolean =>
  new RegExp(`^(?:${words[language].noLead})(?!\\p{L})`, 'iu').test(thing);
