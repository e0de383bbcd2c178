import { GOALS } from '../ideas/asked-points.ts';
import type { AskedPoint } from '../ideas/asked-points.ts';
import { upperFirst } from '../text/upper-first.ts';
import { asQuestion } from './direct-question.ts';
import { withArticles } from './noun-gender.ts';
import type { Phrase } from './parse-phrase.ts';
import type { PhraseForm } from './phrase-parts.ts';
import templates from './point-headings.json' with { type: 'json' };

/** Fills a table line with the parts of a phrase; null if one is missing. */
export type Fill = (line: string, phrase: Phrase) => string | null;

/** A heading for something that the idea asks for. */
export interface PointHeading {
  kind: AskedPoint['kind'];
  /** What it names. */
  x: string;
  heading: string;
}

/** Pages of a business say how to book anyway. */
const BOOKED: ReadonlySet<PhraseForm> = new Set(['service', 'callout', 'shop', 'local', 'normal']);
/** Their plans have steps. */
const STEPPED: ReadonlySet<PhraseForm> = new Set([
  'task',
  'recipe',
  'aid',
  'right',
  'rules',
  'service',
  'incident',
]);

/** Headings for what else the idea asks for. */
export function pointHeadings(phrase: Phrase, fill: Fill): PointHeading[] {
  const { language, form } = phrase;
  const lines: Readonly<Record<string, readonly string[] | undefined>> = templates[language];
  return phrase.demands.points.flatMap(({ kind, x }) => {
    if ((GOALS.has(kind) && BOOKED.has(form)) || (kind === 'steps' && STEPPED.has(form))) return [];
    if (kind === 'pro' && form !== 'task') return [];
    const line = lines[kind]
      ?.map((one) => one.split('|'))
      .find(([forms = '']) => forms === '*' || forms.split(' ').includes(form))?.[1];
    if (line === undefined || line === '') return [];
    const named = kind === 'included' && language !== 'en' ? (withArticles(x, language)?.the ?? x) : x;
    const heading = fill(line, { ...phrase, parts: { ...phrase.parts, x: named, X: upperFirst(named) } });
    return heading === null ? [] : [{ kind, x, heading: asQuestion(heading) }];
  });
}
