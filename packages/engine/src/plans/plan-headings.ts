import { GOALS } from '../ideas/asked-points.ts';
import type { AskedPoint } from '../ideas/asked-points.ts';
import { demandHeadings, isChoiceHeading } from './demand-headings.ts';
import { mergeHeadings } from './merge-headings.ts';
import type { Phrase } from './parse-phrase.ts';
import type { PhraseForm } from './phrase-parts.ts';
import { pointHeadings } from './point-headings.ts';
import type { Fill } from './point-headings.ts';
import { isSameHeading } from './same-heading.ts';
import { shortTopic } from './short-topics.ts';

/**
 * Requests of the idea come after the task itself and the causes of a problem; for other subjects, after the
 * definition.
 */
const TWO_FIRST: ReadonlySet<PhraseForm> = new Set(['task', 'why', 'normal', 'incident', 'signs']);
const MAX_HEADINGS = 9;
const MIN_USUAL = 1;
const AMOUNTS: ReadonlySet<string> = new Set(['cost', 'precio', 'prix', 'montant']);
const HOW_MUCH = /^(?:How much|Cuánto|Combien)(?!\p{L})/u;

/** Headings including those for the idea's conditions and questions, after the main ones. */
export function headingsWithDemands(phrase: Phrase, headings: readonly string[], fill: Fill): string[] {
  const points = pointHeadings(phrase, fill);
  const ofPoints = new Set(points.map(({ heading }) => heading));
  const isPaid = phrase.demands.topics.some((topic) => AMOUNTS.has(shortTopic(topic, phrase.language) ?? ''));
  // After the colon, the heading of a point says what its section holds.
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
    // The idea's own question about the amount replaces the usual section.
    .filter((heading) => !(phrase.form === 'right' && isPaid && HOW_MUCH.test(heading)))
    .filter(
      (heading, at, all) => at === 0 || at === all.length - 1 || !wanted.some((one) => isSame(one, heading)),
    );
  const days = Object.keys(phrase.parts).filter((name) => /^day\d$/.test(name)).length;
  const isExplained = Object.hasOwn(phrase.parts, 'differ');
  const first = isExplained ? 3 : TWO_FIRST.has(phrase.form) ? 2 : 1;
  const at = Math.min(Math.max(first, 1 + days), Math.max(0, kept.length - 1));
  const isLate = (kind: AskedPoint['kind']): boolean =>
    LATE.has(kind) || (kind === 'own' && STORIES_LAST.has(phrase.form));
  const late = new Set(points.filter(({ kind }) => isLate(kind)).map(({ heading }) => heading));
  const chosen = wanted.filter((heading) => isChoiceHeading(heading, phrase));
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
    phrase,
    wanted,
  );
  // If the idea lists its own topics, few usual headings are kept.
  const most = phrase.form === 'trip' ? merged.length : MAX_HEADINGS;
  const usual = merged.slice(at, -1).filter((heading) => !wanted.includes(heading));
  const room = Math.max(MIN_USUAL, most - at - wanted.length - 1);
  const left = new Set(usual.slice(room));
  return merged.filter((heading, place) => place < at || !left.has(heading));
}

/** Steps, when to call a professional, and how to book come late. */
const LATE: ReadonlySet<AskedPoint['kind']> = new Set([...GOALS, 'pro', 'steps', 'papersteps', 'doneBy']);
/** In these, what the writer learned comes after what to do. */
const STORIES_LAST: ReadonlySet<PhraseForm> = new Set([
  'task',
  'recipe',
  'why',
  'rules',
  'right',
  'aid',
  'cost',
]);
