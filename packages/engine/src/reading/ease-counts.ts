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
const BANDS = [6.5, 7.75, 9] as const;
const COMMA = /[,;:]/g;

/** What a word adds to the counts. Cached, since words repeat. */
interface WordFacts {
  spoken: number;
  written: number;
  familiarity: number;
  isAbstract: boolean;
}

const cache = new WeakMap<WordEntry, WordFacts>();

/** Sums over the running text, from which the ease features are computed. */
export class EaseCounts {
  words = 0;
  sentences = 0;
  letters = 0;
  syllables = 0;
  polysyllables = 0;
  commas = 0;
  /** Sum of the squares of the sentence lengths in words. */
  squares = 0;
  /** Number of lower-case content words, the sums of their rarity, and how many are beyond each band. */
  contentWords = 0;
  spoken = 0;
  written = 0;
  readonly beyond: [number, number, number] = [0, 0, 0];
  unheard = 0;
  /**
   * Number of words that a fourth-grader more likely does not know than knows, and the expected number of unknown
   * words.
   */
  unfamiliar = 0;
  strangeness = 0;
  abstract = 0;
  persons = 0;
  ofs = 0;
  thes = 0;
  subordinators = 0;
  contractions = 0;
  passives = 0;
  private run = new Set<string>();
  private runWords = 0;
  private runs = 0;
  private distinct = 0;

  /** Adds the words of a block. English only. */
  add(block: AnalyzedBlock): void {
    const { reading, entries } = block;
    const { text, tokens } = reading;
    const bounds = segment(text, false);
    let sentence = 0;
    let sentenceWords = 0;
    for (const [index, entry] of entries.entries()) {
      const start = tokens.starts[index]!;
      while (sentence < bounds.length && bounds[sentence + 1]! <= start) {
        this.endSentence(sentenceWords);
        sentenceWords = 0;
        sentence += 2;
      }
      sentenceWords += 1;
      this.words += 1;
      this.letters += tokens.ends[index]! - start;
      this.countWord(entry);
      // How hard a name is depends on how well known it is, and the first word of a sentence may be a name.
      if (!entry.isFunctionWord && !isUpperCase(text, start)) this.countContent(entry);
    }
    this.endSentence(sentenceWords);
    this.passives += block.passiveSentences.length;
    this.commas += text.match(COMMA)?.length ?? 0;
  }

  /** Share of distinct words in runs of 50. Null for a text without a whole run. */
  get variety(): number | null {
    return this.runs === 0 ? null : this.distinct / (this.runs * RUN);
  }

  private endSentence(sentenceWords: number): void {
    if (sentenceWords === 0) return;
    this.sentences += 1;
    this.squares += sentenceWords * sentenceWords;
  }

  private countWord(entry: WordEntry): void {
    const { lower, syllables } = entry;
    this.syllables += syllables;
    if (syllables >= LONG_WORD_SYLLABLES) this.polysyllables += 1;
    if (PERSONS.has(lower)) this.persons += 1;
    if (lower === 'of') this.ofs += 1;
    if (lower === 'the') this.thes += 1;
    if (SUBORDINATORS.has(lower)) this.subordinators += 1;
    if (lower.includes("'") && !lower.endsWith("'s")) this.contractions += 1;
    this.run.add(lower);
    this.runWords += 1;
    if (this.runWords < RUN) return;
    this.runs += 1;
    this.distinct += this.run.size;
    this.run = new Set();
    this.runWords = 0;
  }

  private countContent(entry: WordEntry): void {
    const { spoken, written, familiarity, isAbstract } = factsOf(entry);
    this.contentWords += 1;
    this.spoken += spoken;
    this.written += written;
    for (const [index, band] of BANDS.entries()) if (spoken > band) this.beyond[index]! += 1;
    if (spoken === MOST_RARITY) this.unheard += 1;
    this.strangeness += 1 - familiarity;
    if (familiarity < 0.5) this.unfamiliar += 1;
    if (isAbstract) this.abstract += 1;
  }
}

function factsOf(entry: WordEntry): WordFacts {
  const known = cache.get(entry);
  if (known !== undefined) return known;
  const { key, lower } = entry;
  const found: WordFacts = {
    spoken: spokenRarity(key),
    written: wordRarity(key),
    familiarity: wordFamiliarity(entry),
    isAbstract:
      lower.length >= MIN_ABSTRACT_LENGTH && ABSTRACT_ENDINGS.some((ending) => lower.endsWith(ending)),
  };
  cache.set(entry, found);
  return found;
}
