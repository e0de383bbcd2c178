import { MOST_RARITY, spokenRarity, wordRarity } from '../background/word-rarity.ts';
import { isUpperCase } from '../text/characters.ts';
import type { AnalyzedBlock } from '../text/analyze-paper.ts';
import type { WordEntry } from '../text/lexicon.ts';
import { segment } from '../text/segment.ts';
import { wordFamiliarity } from './word-familiarity.ts';
import words from './ease-words.json' with { type: 'json' };

const PERSONS = new Set(words.persons.split(' '));
const ABSTRACT_ENDINGS = words.abstractEndings.split(' ');
const SUBORDINATORS = new Set(words.subordinators.split(' '));

/** Shorter words with such an ending are not abstract nouns ('nation', 'moment', 'city'). */
const MIN_ABSTRACT_LENGTH = 8;
/** Distinct words are counted in runs of this length, so that longer texts do not seem less varied. */
const RUN = 50;
const LONG_WORD_SYLLABLES = 3;
/** Spoken rarity (in nats) beyond about the first 1,000, 3,000, and 7,000 words that people hear. */
const BEYOND_1000 = 6.5;
const BEYOND_3000 = 7.75;
const BEYOND_7000 = 9;
const COMMA = /[,;:]/g;

/** What is summed over running text. */
const SUMS = [
  'words',
  'sentences',
  'letters',
  'syllables',
  'polysyllables',
  'commas',
  // Of the sentence lengths in words.
  'squares',
  // Lower-case content words, the sums of their rarity, and how many are beyond each band or never heard.
  'contentWords',
  'spoken',
  'written',
  'beyond1000',
  'beyond3000',
  'beyond7000',
  'unheard',
  // Words that a fourth-grader more likely does not know than knows, and the expected number of unknown words.
  'unfamiliar',
  'strangeness',
  'abstract',
  'persons',
  'ofs',
  'thes',
  'subordinators',
  'contractions',
  'passives',
] as const;

type EaseSums = Record<(typeof SUMS)[number], number>;

/** The counts from which the ease features are computed. */
export interface EaseCounts extends Readonly<EaseSums> {
  /** Share of distinct words in runs of 50. Null for a text without a whole run. */
  readonly variety: number | null;
}

const emptySums = (): EaseSums => Object.fromEntries(SUMS.map((name) => [name, 0])) as EaseSums;

/** Collects the counts of English running text, block by block. */
export class EaseCounter {
  private readonly sums = emptySums();
  private run = new Set<string>();
  private runWords = 0;
  private runs = 0;
  private distinct = 0;

  add(block: AnalyzedBlock): void {
    const own = sumsOf(block);
    for (const name of SUMS) this.sums[name] += own[name];
    for (const { lower } of block.entries) this.addToRun(lower);
  }

  counts(): EaseCounts {
    return { ...this.sums, variety: this.runs === 0 ? null : this.distinct / (this.runs * RUN) };
  }

  private addToRun(lower: string): void {
    this.run.add(lower);
    this.runWords += 1;
    if (this.runWords < RUN) return;
    this.runs += 1;
    this.distinct += this.run.size;
    this.run = new Set();
    this.runWords = 0;
  }
}

const blockCache = new WeakMap<AnalyzedBlock, Readonly<EaseSums>>();

/** Cached, since an edit changes only one block. */
function sumsOf(block: AnalyzedBlock): Readonly<EaseSums> {
  const known = blockCache.get(block);
  if (known !== undefined) return known;
  const { text, tokens } = block.reading;
  const bounds = segment(text, false);
  const sums = emptySums();
  let sentence = 0;
  let sentenceWords = 0;
  const endSentence = (): void => {
    if (sentenceWords > 0) sums.sentences += 1;
    sums.squares += sentenceWords * sentenceWords;
    sentenceWords = 0;
  };
  for (const [index, entry] of block.entries.entries()) {
    const start = tokens.starts[index]!;
    while (sentence < bounds.length && bounds[sentence + 1]! <= start) {
      endSentence();
      sentence += 2;
    }
    sentenceWords += 1;
    sums.words += 1;
    sums.letters += tokens.ends[index]! - start;
    countWord(sums, entry);
    // How hard a name is depends on how well known it is, and the first word of a sentence may be a name.
    if (!entry.isFunctionWord && !isUpperCase(text, start)) countContent(sums, entry);
  }
  endSentence();
  sums.passives = block.passiveSentences.length;
  sums.commas = text.match(COMMA)?.length ?? 0;
  blockCache.set(block, sums);
  return sums;
}

function countWord(sums: EaseSums, { lower, syllables }: WordEntry): void {
  sums.syllables += syllables;
  if (syllables >= LONG_WORD_SYLLABLES) sums.polysyllables += 1;
  if (PERSONS.has(lower)) sums.persons += 1;
  if (lower === 'of') sums.ofs += 1;
  if (lower === 'the') sums.thes += 1;
  if (SUBORDINATORS.has(lower)) sums.subordinators += 1;
  if (lower.includes("'") && !lower.endsWith("'s")) sums.contractions += 1;
}

function countContent(sums: EaseSums, entry: WordEntry): void {
  const { spoken, written, familiarity, isAbstract } = factsOf(entry);
  sums.contentWords += 1;
  sums.spoken += spoken;
  sums.written += written;
  if (spoken > BEYOND_1000) sums.beyond1000 += 1;
  if (spoken > BEYOND_3000) sums.beyond3000 += 1;
  if (spoken > BEYOND_7000) sums.beyond7000 += 1;
  if (spoken === MOST_RARITY) sums.unheard += 1;
  sums.strangeness += 1 - familiarity;
  if (familiarity < 0.5) sums.unfamiliar += 1;
  if (isAbstract) sums.abstract += 1;
}

/** What a word adds to the counts. Cached, since words repeat. */
interface WordFacts {
  spoken: number;
  written: number;
  familiarity: number;
  isAbstract: boolean;
}

const wordCache = new WeakMap<WordEntry, WordFacts>();

function factsOf(entry: WordEntry): WordFacts {
  const known = wordCache.get(entry);
  if (known !== undefined) return known;
  const { key, lower } = entry;
  const found: WordFacts = {
    spoken: spokenRarity(key),
    written: wordRarity(key),
    familiarity: wordFamiliarity(entry),
    isAbstract:
      lower.length >= MIN_ABSTRACT_LENGTH && ABSTRACT_ENDINGS.some((ending) => lower.endsWith(ending)),
  };
  wordCache.set(entry, found);
  return found;
}
