import { wordRarity } from '../background/word-rarity.ts';
import { isUpperCase } from '../text/characters.ts';
import type { AnalysedBlock } from '../text/analyse-paper.ts';
import { segment } from '../text/segment.ts';
import { wordFamiliarity } from './word-familiarity.ts';
import words from './ease-words.json' with { type: 'json' };

const PERSONS = new Set(words.persons.split(' '));
const ABSTRACT_ENDINGS = words.abstractEndings.split(' ');

/** Shorter words with such an ending are no abstract nouns ('nation', 'moment', 'city'). */
const SHORTEST_ABSTRACT = 8;
/** Distinct words are counted in runs of this many, so that longer texts are not poorer in words. */
const RUN = 50;

/** Sums over the running text, from which the features of its ease are made. */
export class EaseCounts {
  words = 0;
  sentences = 0;
  letters = 0;
  /** Words in lower case that carry a subject, and the sum of their rarity. */
  contentWords = 0;
  rarity = 0;
  /** Words that a fourth-grader more likely does not know than knows, and how many are expected to be unknown. */
  unfamiliar = 0;
  strangeness = 0;
  abstract = 0;
  persons = 0;
  ofs = 0;
  passives = 0;
  private run = new Set<string>();
  private runWords = 0;
  private runs = 0;
  private distinct = 0;

  /** Adds the words of a block; English only. */
  add(block: AnalysedBlock): void {
    const { reading, entries } = block;
    const { text, tokens } = reading;
    const bounds = segment(text, false);
    let sentence = 0;
    let sentenceWords = 0;
    for (const [index, entry] of entries.entries()) {
      const start = tokens.starts[index]!;
      while (sentence < bounds.length && bounds[sentence + 1]! <= start) {
        if (sentenceWords > 0) this.sentences += 1;
        sentenceWords = 0;
        sentence += 2;
      }
      sentenceWords += 1;
      this.words += 1;
      this.letters += tokens.ends[index]! - start;
      this.countDistinct(entry.lower);
      if (PERSONS.has(entry.lower)) this.persons += 1;
      if (entry.lower === 'of') this.ofs += 1;
      if (entry.isFunctionWord) continue;
      // A name is no harder than its bearer is known, and the first word of a sentence may be one.
      if (isUpperCase(text, start)) continue;
      const rarity = wordRarity(entry.key);
      this.contentWords += 1;
      this.rarity += rarity;
      const familiarity = wordFamiliarity(entry);
      this.strangeness += 1 - familiarity;
      if (familiarity < 0.5) this.unfamiliar += 1;
      if (isAbstract(entry.lower)) this.abstract += 1;
    }
    if (sentenceWords > 0) this.sentences += 1;
    this.passives += block.passiveSentences.length;
  }

  /** Distinct words in a run of 50, as a share; null for a text without a whole run. */
  get variety(): number | null {
    return this.runs === 0 ? null : this.distinct / (this.runs * RUN);
  }

  private countDistinct(word: string): void {
    this.run.add(word);
    this.runWords += 1;
    if (this.runWords < RUN) return;
    this.runs += 1;
    this.distinct += this.run.size;
    this.run = new Set();
    this.runWords = 0;
  }
}

function isAbstract(word: string): boolean {
  return word.length >= SHORTEST_ABSTRACT && ABSTRACT_ENDINGS.some((ending) => word.endsWith(ending));
}
