import type { PhraseForm } from '../plans/phrase-parts.ts';
import { wordPatterns } from '../text/word-patterns.ts';
import table from './plan-words.json' with { type: 'json' };

/** Words of a usual section, and of what the idea asks for. */
export const USUAL_WORDS = 220;
/** The opening says the main thing right away. */
const OPENING_WORDS = 120;
/** Causes, steps, or options of an unknown number. */
const MAIN_WORDS = 500;
/** Each entry of a list. */
const ENTRY_WORDS = 110;
const ENTRIES = { least: 3, most: 30 };
/** Sections beside the main ones: mistakes, tools, reviews. */
const SIDE_WORDS = 130;
/** People looking for a service or shop want facts, not an article. */
const OFFER: ReadonlySet<PhraseForm | null> = new Set(['service', 'callout', 'shop']);
const OFFER_SHARE = 0.6;
const ROUNDED_TO = 10;

/** What headings say about their sections: a main part, counted entries, a booking, or a side section. */
type Sign = keyof (typeof table)['en'];

const signOf = wordPatterns(table);
/** Plans in other languages are in English. */
const isTold = (language: string): language is keyof typeof table => Object.hasOwn(table, language);

/** What the length of sections depends on besides their headings. */
interface PlannedHeadings {
  language: string;
  form: PhraseForm | null;
  /** Headings that the idea asks for. */
  demands: readonly string[];
}

/** The words of each section of a plan without pages, by what it has to hold. */
export function planWords(
  headings: readonly string[],
  { language, form, demands }: PlannedHeadings,
): number[] {
  const share = OFFER.has(form) ? OFFER_SHARE : 1;
  const is = (sign: Sign, heading: string): boolean =>
    signOf(sign, isTold(language) ? language : 'en').test(heading);
  const wordsOf = (heading: string, at: number): number => {
    const count = is('entries', heading) ? Number(/\d+/.exec(heading)?.[0]) : Number.NaN;
    if (count >= ENTRIES.least) return Math.min(count, ENTRIES.most) * ENTRY_WORDS;
    if (is('main', heading)) return MAIN_WORDS;
    const isAsked = demands.includes(heading);
    if (at === 0 && !isAsked) return OPENING_WORDS;
    if (is('booking', heading)) return SIDE_WORDS;
    return !isAsked && is('side', heading) ? SIDE_WORDS : USUAL_WORDS;
  };
  return headings.map((heading, at) => Math.round((wordsOf(heading, at) * share) / ROUNDED_TO) * ROUNDED_TO);
}
