import { splitWords } from '../passages/answer-form.ts';
import type { PassageWords } from '../passages/answer-form.ts';
import { expectedAnswerKind } from '../passages/question-kind.ts';
import type { AnswerKind } from '../passages/question-kind.ts';
import units from './figure-units.json' with { type: 'json' };

/** Unit of a requested figure; `extent` is a time or length ('how long'), `size` a length or volume ('how big'). */
export type FigureUnit =
  | 'count'
  | 'extent'
  | 'frequency'
  | 'length'
  | 'money'
  | 'share'
  | 'size'
  | 'temperature'
  | 'time'
  | 'weight';

/** What kind of answer a question asks for. */
export interface ExpectedAnswer {
  kind: AnswerKind;
  /** Null if no figure is asked for, or one of any unit. */
  unit: FigureUnit | null;
  /** What 'how many' counts, as written; null otherwise. */
  counted: string | null;
  words: PassageWords;
}

type Rule = readonly [RegExp, AnswerKind, FigureUnit | null];

/** The first matching rule decides; languages without rules match none. */
const RULES: Readonly<Record<string, readonly Rule[]>> = {
  en: [
    [/\bhow many\b/, 'figure', 'count'],
    [/\bhow often\b/, 'figure', 'frequency'],
    [
      /\bhow (?:much|expensive)\b.*\b(?:cost|charge|pay|price|worth|spend|save|earn|make|fee)/,
      'figure',
      'money',
    ],
    [
      /\bhow expensive\b|\bwhat (?:do|does|did|is|are|should|would)\b.*\b(?:cost|costs|price|prices|fee|fees|salary|wage)\b/,
      'figure',
      'money',
    ],
    [/\bhow long\b/, 'figure', 'extent'],
    [/\bhow (?:old|soon|quickly)\b/, 'figure', 'time'],
    [
      /\bhow (?:hot|cold|warm)\b|\bwhat temperature\b|\btemperature (?:is|should|do|does)\b/,
      'figure',
      'temperature',
    ],
    [/\bhow (?:far|tall|deep|wide|high|thick)\b/, 'figure', 'length'],
    [/\bhow (?:big|large)\b/, 'figure', 'size'],
    [/\bhow heavy\b|\bhow much\b.*\bweigh/, 'figure', 'weight'],
    [/^what (?:is|are) (?:a |the )?(?:best|good|right|ideal|normal|recommended)\b/, 'other', null],
    [/\b(?:percentage|percent|share) of\b|\bwhat (?:percentage|percent|share)\b/, 'figure', 'share'],
    // Answered by a role ('the buyer'), not a name.
    [
      /\bwho (?:pays?|should|needs?|must|can|may|has to|have to|qualifies|gets?|chooses|files|is (?:responsible|liable|entitled|eligible))\b|\bwho\b.+\bor\b/,
      'other',
      null,
    ],
  ],
  es: [
    [/\bcada cuánto\b|\bcon qué frecuencia\b|\bcuántas veces\b/, 'figure', 'frequency'],
    [
      /\bcuánto (?:cuesta|cuestan|vale|valen|cobra|cobran|se paga)|\bqué precio\b|\bcuál es el (?:precio|coste|costo)\b/,
      'figure',
      'money',
    ],
    [/\bcuánto (?:tiempo|dura|duran|tarda|tardan)|\bcuánto se tarda\b/, 'figure', 'time'],
    [/\bqué temperatura\b/, 'figure', 'temperature'],
    [/\bqué porcentaje\b/, 'figure', 'share'],
    [/\bcuánt[oa]s\b/, 'figure', 'count'],
    [/\bcuánt[oa]\b/, 'figure', null],
    [/\bcuándo\b|\ben qué (?:año|fecha|mes)\b/, 'date', null],
    [
      /\bquién(?:es)? (?:paga|pagan|debe|deben|puede|pueden|necesita|necesitan|tiene que|tienen que|elige|cobra)\b|\bquién(?:es)?\b.+ [ou] /,
      'other',
      null,
    ],
    [/\bquién(?:es)?\b/, 'person', null],
    [/\b(?:a)?dónde\b/, 'place', null],
    [/\bpor qué\b/, 'reason', null],
    [/\bcómo\b/, 'manner', null],
    [/^¿?qué (?:es|son|significa)\b/, 'definition', null],
  ],
  fr: [
    [/\btous les combien\b|\bquelle fréquence\b|\bcombien de fois\b/, 'figure', 'frequency'],
    [
      /\bcombien (?:coûte|coûtent|vaut|valent|ça coûte)|\bquel(?:le)?s? (?:est|sont) (?:le|les) (?:prix|coût|tarif)s?\b|\bà quel prix\b/,
      'figure',
      'money',
    ],
    [/\bcombien de temps\b|\bquelle durée\b|\bquelle est la durée\b/, 'figure', 'time'],
    [/\bquelle température\b/, 'figure', 'temperature'],
    [/\bquel pourcentage\b/, 'figure', 'share'],
    [/\bcombien d/, 'figure', 'count'],
    [/\bcombien\b/, 'figure', null],
    [/\bquand\b|\ben quelle année\b/, 'date', null],
    [/\bqu['’]est-ce (?:que|qu['’])/, 'definition', null],
    [
      /^qui (?:paie|paye|paient|payent|doit|doivent|peut|peuvent|choisit|touche|a droit)\b|^qui\b.+ ou /,
      'other',
      null,
    ],
    [/^qui\b/, 'person', null],
    [/^où\b|[ ,]où (?:se|est|sont|trouve|peut|puis)/, 'place', null],
    [/\bpourquoi\b/, 'reason', null],
    [/\bcomment\b/, 'manner', null],
  ],
};
const COUNTED: Readonly<Record<string, RegExp>> = {
  en: /\bhow many\s+([\p{L}'-]+)/u,
  es: /\bcuánt[oa]s\s+(\p{L}+)/u,
  fr: /\bcombien d(?:e\s+|['’])(\p{L}+)/u,
};

/** Determines what a question asks for, by the words of its language. */
export function parseExpectedAnswer(question: string, language: string): ExpectedAnswer {
  const lower = question.trim().toLowerCase();
  const words = splitWords(question);
  const rule = RULES[language]?.find(([pattern]) => pattern.test(lower));
  if (rule === undefined)
    return {
      kind: language === 'en' ? expectedAnswerKind(words.lower) : 'other',
      unit: null,
      counted: null,
      words,
    };
  const [, kind, unit] = rule;
  return {
    kind,
    unit,
    counted: unit === 'count' ? (COUNTED[language]?.exec(lower)?.[1] ?? null) : null,
    words,
  };
}

const wordSet = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const NUMBERS = wordSet(units.numbers);
const VOLUMES = wordSet(units.volume);
const UNITS: Readonly<Record<Exclude<FigureUnit, 'count' | 'extent' | 'size'>, ReadonlySet<string>>> = {
  money: wordSet(units.money),
  time: wordSet(units.time),
  frequency: wordSet(units.frequency),
  temperature: wordSet(units.temperature),
  length: wordSet(units.length),
  weight: wordSet(units.weight),
  share: wordSet(units.share),
};
/** Maximum words between a figure and what it counts: '56 full glasses', 'two to three weeks'. */
const REACH = 4;
/** Words that separate a figure from a unit that it does not count. */
const SEPARATORS = wordSet(
  'the this per first last la el los las le les primera primer première premier par por',
);
const SAME_BEGINNING = 4;

/** Whether a passage contains a figure with the requested unit. */
export function containsFigure({ unit, counted }: ExpectedAnswer, passage: string): boolean {
  const words = passage.toLowerCase().match(/[$€£]|\d[\d.,]*|[°%]\s?[cf]?|[\p{L}]+/gu) ?? [];
  const isFigure = (word: string | undefined) =>
    word !== undefined && (/^\d/.test(word) || NUMBERS.has(word));
  const isCounted = counted === null ? null : beginsLike(counted);
  const isUnit = (word: string): boolean => {
    switch (unit) {
      case null:
        return false;
      case 'count':
        return isCounted !== null && isCounted(word);
      case 'extent':
        return UNITS.time.has(word) || UNITS.length.has(word);
      case 'size':
        return UNITS.length.has(word) || VOLUMES.has(word);
      default:
        return UNITS[unit].has(word.trim()) || (unit === 'money' && /[$€£]/.test(word));
    }
  };
  if (unit === null) return words.some((word) => /^\d/.test(word) || NUMBERS.has(word));
  return words.some((word, at) => {
    if (!isUnit(word)) return false;
    if (unit === 'frequency' || word === 'overnight' || word.startsWith('grat') || word === 'free')
      return true;
    const near = words.slice(Math.max(0, at - REACH), at);
    // 'in' is an inch only right behind a number.
    if (/^\p{L}{1,2}$/u.test(word)) return isFigure(near.at(-1));
    // In 'three visits in the first year', the figure counts visits.
    const from = near.findLastIndex((other) => SEPARATORS.has(other)) + 1;
    return near.slice(from).some(isFigure) || /^\d/.test(words[at + 1] ?? '');
  });
}

/** Matches singular and plural by their common prefix. */
function beginsLike(word: string): (other: string) => boolean {
  const stem = word.length <= SAME_BEGINNING ? word.replace(/s$/, '') : word.replace(/(?:ies|es|s|x)$/, '');
  return (other) => other.startsWith(stem) && other.length - stem.length <= 3;
}
