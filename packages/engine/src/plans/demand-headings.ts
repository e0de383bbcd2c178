import type { Condition } from '../ideas/condition.ts';
import { QUESTION_WORDS } from '../ideas/question-words.ts';
import { headingPurpose } from '../outline/heading-purpose.ts';
import { upperFirst } from '../text/upper-first.ts';
import { CHOSEN, TOLD } from './appended-conditions.ts';
import { isForNewcomers } from '../ideas/beginners.ts';
import { isOccasion, linesFor, YEAR } from './condition-lines.ts';
import { asQuestion } from './direct-question.ts';
import type { Phrase } from './parse-phrase.ts';
import type { PhraseForm } from './phrase-parts.ts';
import { pointHeadings } from './point-headings.ts';
import type { Fill, PointHeading } from './point-headings.ts';

/** Their articles have a section on prices anyway. */
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
const MAX_SECTIONS = 3;
/** Two things to choose from: 'ouate de cellulose ou laine soufflée'. */
const TWO = /^[\p{L}’' -]{3,30} (?:or|o|u|ou) [\p{L}’' -]{3,30}$/iu;
const STATED = new RegExp(
  `^(?!(?:${QUESTION_WORDS}|if|do|does|is|are|can|should|will|si|hay|se|qu|que|est-ce|faut|peut|doit|ce|pour|para)(?!\\p{L}))`,
  'iu',
);
const isChoice = (topic: string): boolean => TWO.test(topic) && STATED.test(topic);
const WHICH = { en: ': which is better', es: ': qué es mejor', fr: ' : que choisir ?' } as const;
/** Whether a heading asks which of two things to take. */
export const isChoiceHeading = (heading: string, { language }: Phrase): boolean =>
  heading.endsWith(WHICH[language]);

/** A single word is not a heading. */
const SINGLE_WORD = {
  en: [': what to know', ': what to expect'],
  es: [': lo que hay que saber', ': qué esperar'],
  fr: [' : ce qu’il faut savoir', ' : à quoi s’attendre'],
} as const;
/** 'What it costs' says no more than a usual section on prices. */
const SHORT_TOPIC = 3;
/** A plan for a problem covers this anyway. */
const COVERED_ANYWAY =
  /^(?:(?:what to do|what (?:can|should) (?:i|you|we) do|qué hacer|qué (?:puedo|se puede|podemos) hacer|que faire|que (?:puis-je|peut-on) faire)(?: about it| right now| now| first)?|what (?:could it be|is it|causes it|is the cause)|qué (?:puede ser|es|lo causa)|(?:ce que (?:ça|cela) peut être|d['’]où (?:ça|cela) vient))$/iu;

/** The idea's requests as headings: its conditions, those missing from the keyword first, then its questions. */
export function demandHeadings(phrase: Phrase, fill: Fill): string[] {
  const { conditions, topics } = phrase.demands;
  const points = pointHeadings(phrase, fill);
  const asked = topics
    .filter((topic) => !isCoveredAnyway(topic, phrase))
    .map((topic) => topic.replace(/^how (?:do|can|should) (?:you|we) (?=\p{L})/iu, 'how to '))
    .map((topic, at) => topicHeading(topic, at, phrase, points));
  const wanted = conditions
    .filter((condition) => hasSection(condition, phrase))
    .toSorted((one, other) => Number(one.isInKeyword) - Number(other.isInKeyword))
    .flatMap((condition) => linesFor(phrase, condition, 'headings', fill).slice(0, 1))
    .slice(0, MAX_SECTIONS);
  return [...new Set([...wanted, ...asked, ...points.map(({ heading }) => heading)])];
}

const isCoveredAnyway = (topic: string, { form }: Phrase): boolean =>
  form === 'why' || form === 'incident'
    ? COVERED_ANYWAY.test(topic)
    : PRICED.has(form) && topic.split(' ').length <= SHORT_TOPIC && headingPurpose(topic) === 'cost';

function topicHeading(topic: string, at: number, phrase: Phrase, points: readonly PointHeading[]): string {
  const named = points.find(({ x }) => x === topic)?.heading;
  if (named !== undefined) return named;
  if (!topic.includes(' ')) return `${upperFirst(topic)}${SINGLE_WORD[phrase.language][at % 2]}`;
  return upperFirst(isChoice(topic) ? `${topic}${WHICH[phrase.language]}` : asQuestion(topic));
}

/** Whether a condition gets a section of its own; others are only named in titles. */
function hasSection(condition: Condition, phrase: Phrase): boolean {
  const { kind, text, isInKeyword } = condition;
  const { form, parts, demands } = phrase;
  if (kind === 'time' && YEAR.test(text)) return false;
  // 'Habits that stick' are the subject itself.
  if (kind === 'that' && Object.hasOwn(parts, 'several')) return false;
  if (isInKeyword && isSubject(condition, phrase)) return false;
  if (kind === 'audience' && ANSWERED.has(form)) {
    const isTold = demands.conditions.some((one) => one.kind === 'case' && TOLD.test(one.text));
    if (isTold || isForNewcomers(text)) return false;
  }
  const isWithNone = text.startsWith('with no ');
  if (isWithNone && form !== 'task' && form !== 'comparison' && !CHOSEN.has(form)) return false;
  if (isOccasion(condition, phrase)) return false;
  return !demands.points.some((point) => point.kind === 'pro' && text.includes(point.text));
}

/** Whether a condition in the keyword is what the whole article is about. */
function isSubject(condition: Condition, { form, demands }: Phrase): boolean {
  const { kind } = condition;
  // Rules in a country for a group are about both throughout.
  if (kind === 'means' || WHOLLY.has(form)) return true;
  if (kind === 'place' && form === 'cost') return true;
  // All options have it: 'the options without a cord' for cordless vacuums.
  if (CHOSEN.has(form) && PROPERTIES.has(kind)) return true;
  // One section for an audience is enough, and the keyword names its own already.
  return kind === 'audience' && demands.conditions.some((one) => one.kind === kind && one !== condition);
}
/** Articles that are about the conditions in their keyword throughout. */
const WHOLLY: ReadonlySet<PhraseForm> = new Set(['rules', 'collection', 'recipe']);
/** Conditions that describe a thing. */
const PROPERTIES: ReadonlySet<Condition['kind']> = new Set(['without', 'that', 'with']);
/** Their answer is the same for beginners. */
const ANSWERED: ReadonlySet<PhraseForm> = new Set(['why', 'normal', 'question']);
