import { wordRarity } from '../background/word-rarity.ts';
import type { AnalyzedBlock } from '../text/analyze-paper.ts';
import { missingNames } from './missing-names.ts';
import { numberOf, readEnglish, RUN, runsOf } from './source-text.ts';
import type { SourceText } from './source-text.ts';

/** A part of a text missing from its source, with its place: UTF-16 offsets in the text. */
export interface Unheld {
  kind: 'name' | 'number' | 'word' | 'sentence';
  start: number;
  end: number;
}

/** The features a text is compared with its source by, in this order. */
export const TEXT_FACTS = ['names', 'numbers', 'words', 'wording'] as const;

export interface TextGrounding {
  /** Missing names and numbers, up to three each; weighted share of missing words; share of new three-word runs. */
  facts: number[];
  unheld: Unheld[];
  /** The sentence with the largest share of new runs; null if there are none. */
  newest: Unheld | null;
}

/** More missing names or numbers add nothing. */
const MAX_COUNT = 3;
const MIN_WEIGHT = 1;
const MAX_WEIGHT = 10;
/** Shorter words are seldom wrong, and often an abbreviation the source spells out. */
const MIN_LENGTH = 4;

/** Compares an English text with its source. Time grows with the text. */
export function textFacts(source: SourceText, text: string): TextGrounding {
  const analysis = readEnglish(text);
  const { tokens } = analysis.reading;
  const names = missingNames(source, analysis).map(({ start, end }): Unheld => ({
    kind: 'name',
    start,
    end,
  }));
  const unheld: Unheld[] = [...names];
  let total = 0;
  let lost = 0;
  let numbers = 0;
  let name = 0;
  for (const [at, { key, lower, isFunctionWord }] of analysis.entries.entries()) {
    const place = { start: tokens.starts[at]!, end: tokens.ends[at]! };
    const value = numberOf(lower);
    if (value !== null) {
      if (source.holdsNumber(value)) continue;
      numbers += 1;
      unheld.push({ kind: 'number', ...place });
      continue;
    }
    if (isFunctionWord) continue;
    const weight = Math.min(MAX_WEIGHT, Math.max(MIN_WEIGHT, wordRarity(key)));
    const share = source.shareOf(key);
    total += weight;
    lost += (1 - share) * weight;
    while (name < names.length && names[name]!.end <= place.start) name += 1;
    const isInName = name < names.length && names[name]!.start <= place.start;
    if (share === 0 && !isInName && lower.length >= MIN_LENGTH) unheld.push({ kind: 'word', ...place });
  }
  const { share, newest } = newRuns(source, analysis);
  return {
    facts: [
      Math.min(MAX_COUNT, names.length),
      Math.min(MAX_COUNT, numbers),
      total === 0 ? 0 : lost / total,
      share,
    ],
    unheld: unheld.toSorted((a, b) => a.start - b.start),
    newest,
  };
}

function newRuns(
  source: SourceText,
  { reading, entries }: AnalyzedBlock,
): { share: number; newest: Unheld | null } {
  const all = runsOf(entries);
  let runs = 0;
  let lost = 0;
  let most = 0;
  let newest: Unheld | null = null;
  for (const { start, end, firstToken, lastToken } of reading.sentences) {
    const own = Math.max(0, lastToken - firstToken - RUN + 1);
    let ownLost = 0;
    for (let at = firstToken; at < firstToken + own; at += 1) if (!source.holdsRun(all[at]!)) ownLost += 1;
    runs += own;
    lost += ownLost;
    if (own === 0 || ownLost / own <= most) continue;
    most = ownLost / own;
    newest = { kind: 'sentence', start, end };
  }
  return { share: runs === 0 ? 0 : lost / runs, newest };
}
