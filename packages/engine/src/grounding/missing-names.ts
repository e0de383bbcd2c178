import { findNames, hasCapitalAnyway } from '../originality/names.ts';
import type { Name } from '../originality/names.ts';
import type { AnalyzedBlock } from '../text/analyze-paper.ts';

/** The words to look names up in. */
export interface KnownWords {
  /** Whether it contains the exact word, in any inflection, by stem key. */
  holdsWord(key: string): boolean;
}

/** Names of an English block with a word missing from the known words. */
export function missingNames(known: KnownWords, analysis: AnalyzedBlock): Name[] {
  const { tokens } = analysis.reading;
  let at = 0;
  return findNames(analysis).filter(({ start, end }) => {
    while (at < tokens.count && tokens.starts[at]! < start) at += 1;
    let isMissing = false;
    for (; at < tokens.count && tokens.ends[at]! <= end; at += 1) {
      const { key, isFunctionWord, lower } = analysis.entries[at]!;
      isMissing ||= !isFunctionWord && !hasCapitalAnyway(lower) && !known.holdsWord(key);
    }
    return isMissing;
  });
}
