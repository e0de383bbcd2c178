import type { AnalyzedBlock } from '../text/analyze-paper.ts';
import { fullStopEnds } from '../text/full-stop.ts';

/** A place in a block's text that violates the rules of the language. */
export interface Slip {
  start: number;
  end: number;
}

/** A sentence that continues in lowercase; brands such as 'iPhone' start this way too. */
const LOWER_CASE_START = /[.!?]\s+(?=\p{Ll}(?!\p{L}*\p{Lu}))/gu;
const SPACE_BEFORE_SIGN = /\p{L}\s+[,.](?=\s|$)/gu;
const NO_SPACE_AFTER_COMMA = /\p{L},(?=\p{L})/gu;
const REPEATED_WORD = /(?<![\p{L}'’-])(\p{L}+)\s+\1(?![\p{L}'’-])/gu;
/** Words that grammar allows to repeat ('that that', 'nous nous levons'). */
const MAY_REPEAT: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set(['that', 'had', 'is', 'very', 'no', 'so', 'really', 'bye', 'ha']),
  es: new Set(['no', 'muy', 'ya']),
  fr: new Set(['nous', 'vous', 'très', 'non']),
};
const ENGLISH = [
  /(?<![\p{L}\p{N}.'’-])i(?:['’](?:m|ve|ll|d))?(?![\p{L}\p{N}.'’)/-])/gu,
  /(?<!\p{L})(?:[Dd]ont|[Dd]oesnt|[Dd]idnt|[Ii]snt|[Ww]asnt|[Ww]erent|[Cc]ouldnt|[Ww]ouldnt|[Ss]houldnt|[Hh]avent|[Tt]heyre|[Yy]oure|[Tt]hats)(?!\p{L})/gu,
];

const cache = new WeakMap<AnalyzedBlock, { language: string; slips: readonly Slip[] }>();

/** Slips in a block of running text in reading order, cached with the block. Only certain errors are reported. */
export function findSlips(block: AnalyzedBlock, language: string): readonly Slip[] {
  const known = cache.get(block);
  if (known?.language === language) return known.slips;
  const { text } = block.reading;
  const slips = [
    ...matches(text, LOWER_CASE_START).filter(({ start }) => endsSentence(text, start)),
    ...matches(text, SPACE_BEFORE_SIGN),
    ...matches(text, NO_SPACE_AFTER_COMMA),
    ...matches(text, REPEATED_WORD).filter(({ start, end }) => {
      const word = text.slice(start, end).split(/\s/, 1)[0]!.toLowerCase();
      return MAY_REPEAT[language]?.has(word) !== true;
    }),
    ...(language === 'en' ? ENGLISH.flatMap((pattern) => matches(text, pattern)) : []),
  ].toSorted((a, b) => a.start - b.start);
  cache.set(block, { language, slips });
  return slips;
}

function matches(text: string, pattern: RegExp): Slip[] {
  return [...text.matchAll(pattern)].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
  }));
}

const LOOK_BACK = 200;

/** Whether punctuation ends a sentence, rather than an abbreviation or an ellipsis. */
function endsSentence(text: string, sign: number): boolean {
  if (text[sign] !== '.') return true;
  if (text[sign - 1] === '.' || !/\p{Ll}{3}$/u.test(text.slice(Math.max(0, sign - 3), sign))) return false;
  return fullStopEnds(text, Math.max(0, sign - LOOK_BACK), sign, sign + 1);
}
