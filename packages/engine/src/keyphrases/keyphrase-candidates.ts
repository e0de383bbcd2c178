import type { AnalyzedBlock } from '../text/analyze-paper.ts';
import { isHyphenated } from '../text/hyphenated.ts';
import { FormCounts } from './form-counts.ts';
import { isNameAt, mayEndPhrase, phraseRuns } from './phrase-runs.ts';
import type { PhraseRun } from './phrase-runs.ts';
import type { WordClass } from './word-class.ts';

/** A phrase that may name what the text is about, with its counts. */
export interface KeyphraseCandidate {
  keys: readonly string[];
  forms: FormCounts;
  count: number;
  /** Uses as a whole noun phrase, not as part of a longer one. Uses inside phrases that occur once count partially. */
  wholeCount: number;
  /** Uses with a capital letter inside a sentence, as in a name. */
  nameCount: number;
  /** Number of words before its first use. */
  wordsBefore: number;
  /** Block and offsets of its first use. */
  place: { block: number; start: number; end: number };
  firstClass: WordClass;
  lastClass: WordClass;
  /** Whether its first word has a digit or capitals beyond the first letter: an abbreviation, a name, a formula. */
  isMarked: boolean;
}

/** Longer phrases are rarely keyphrases, and the count would not stay linear. */
const MAX_LENGTH = 6;
const MIN_WORD_LENGTH = 2;
/** A third: 0.25 to 0.5 are equally good on the development texts. */
const PART_OF_SINGLE = 1 / 3;
const MARKED = /^[^\s-]*?(?:\d|\p{Lu}[^\s-]*?\p{Lu})/u;

/** All candidates of a text by their stem keys. Parts of phrases are candidates too. */
export function keyphraseCandidates(
  analyses: readonly AnalyzedBlock[],
  isEnglish: boolean,
): Map<string, KeyphraseCandidate> {
  const found = new Map<string, KeyphraseCandidate>();
  let wordsBefore = 0;
  for (const [block, analysis] of analyses.entries()) {
    for (const run of phraseRuns(analysis, isEnglish)) addRun(analysis, run, block, wordsBefore, found);
    wordsBefore += analysis.entries.length;
  }
  creditParts(found);
  return found;
}

/** Partially credits repeated parts of phrases that occur only once as whole phrases. */
function creditParts(found: Map<string, KeyphraseCandidate>): void {
  for (const { keys, count, wholeCount } of found.values()) {
    if (count !== 1 || wholeCount !== 1) continue;
    for (let first = 0; first < keys.length; first += 1) {
      for (let end = first + 1; end <= keys.length; end += 1) {
        if (end - first === keys.length) continue;
        const part = found.get(keys.slice(first, end).join(' '));
        if (part !== undefined && part.count > 1) part.wholeCount += PART_OF_SINGLE;
      }
    }
  }
}
function addRun(
  analysis: AnalyzedBlock,
  run: PhraseRun,
  block: number,
  wordsBefore: number,
  found: Map<string, KeyphraseCandidate>,
): void {
  const { entries, reading } = analysis;
  for (let first = run.first; first < run.end; first += 1) {
    const firstClass = run.classes[first - run.first]!;
    if (isHyphenated(reading, first)) continue;
    const isName = isNameAt(analysis, first);
    if (!mayEndPhrase(firstClass) && !isHyphenated(reading, first + 1)) continue;
    let id = '';
    const longest = Math.min(run.end, first + MAX_LENGTH);
    for (let end = first + 1; end <= longest; end += 1) {
      id += (id === '' ? '' : ' ') + entries[end - 1]!.key;
      const lastClass = run.classes[end - 1 - run.first]!;
      if (!mayEndPhrase(lastClass) || id.length < MIN_WORD_LENGTH || isHyphenated(reading, end)) continue;
      const start = reading.tokens.starts[first]!;
      const stop = reading.tokens.ends[end - 1]!;
      const form = reading.text.slice(start, stop).replaceAll(/\s+/g, ' ');
      let candidate = found.get(id);
      if (candidate === undefined) {
        candidate = {
          keys: entries.slice(first, end).map(({ key }) => key),
          forms: new FormCounts(form),
          count: 0,
          wholeCount: 0,
          nameCount: 0,
          wordsBefore: wordsBefore + first,
          place: { block, start, end: stop },
          firstClass,
          lastClass,
          isMarked: MARKED.test(form),
        };
        found.set(id, candidate);
      }
      candidate.forms.add(form);
      candidate.count += 1;
      if (isName) candidate.nameCount += 1;
      if (first === run.first && end === run.end) candidate.wholeCount += 1;
    }
  }
}
