import type { EvidencePage } from '../evidence/evidence-page.ts';
import type { Place } from '../paper/types.ts';
import { analyzePage } from '../text/analyze-paper.ts';
import type { AnalyzedPaper } from '../text/analyze-paper.ts';
import words from './answer-words.json' with { type: 'json' };
import { coverage } from './question.ts';
import type { Question } from './question.ts';
import { splitSections } from './sections.ts';
import type { Section } from './sections.ts';

/** Weight of a question word found only in the heading. */
const HEADING_SHARE = 0.75;
const DEPENDENT = new Set(words.dependentOpeners.split(' '));

/** Origin of a passage: `url` is null for the user's own text or a pasted text. */
export interface PassageSource {
  isOwn: boolean;
  url: string | null;
  title: string;
  place: Place;
}

/** A sentence of running text with its search keys. */
export interface Passage {
  text: string;
  words: number;
  syllables: number;
  keys: readonly string[];
  block: number;
  /** Index of the sentence in its block. */
  sentence: number;
  start: number;
  end: number;
  /** Index of its section, and of the sentence in the section (0 is the first). */
  section: number;
  ordinal: number;
  /** It starts with 'this', 'it', or the like, and is unclear on its own. */
  isDependent: boolean;
}

/** Index of the sentences of one text by their words. */
export class PassageIndex {
  readonly analyzed: AnalyzedPaper;
  readonly sections: readonly Section[];
  readonly passages: readonly Passage[];
  private readonly byKey: ReadonlyMap<string, readonly number[]>;
  private readonly origin: Omit<PassageSource, 'place'>;

  constructor(page: EvidencePage, isOwn: boolean, language?: string | null) {
    this.origin = { isOwn, url: page.url, title: page.title };
    this.analyzed = analyzePage(page.paper, language);
    this.sections = splitSections(page.paper);
    this.passages = readPassages(this.analyzed, this.sections);
    const byKey = new Map<string, number[]>();
    for (const [index, passage] of this.passages.entries()) {
      for (const key of new Set(passage.keys)) {
        const known = byKey.get(key);
        if (known === undefined) byKey.set(key, [index]);
        else known.push(index);
      }
    }
    this.byKey = byKey;
  }

  /** Passages that share a word with the question, by index. */
  matches(question: Question): ReadonlySet<number> {
    const found = new Set<number>();
    for (const key of question.weights.keys())
      for (const index of this.byKey.get(key) ?? []) found.add(index);
    return found;
  }

  /**
   * Share (0 to 1) of the question's weight covered by stem keys, with the help of the heading above them: a word found
   * only there counts three quarters. Pass `section` -1 to ignore the heading.
   */
  coverage(question: Question, keys: readonly string[], section: number): number {
    if (question.total === 0) return 0;
    const own = coverage(question, keys);
    const heading = this.sections[section]?.heading ?? -1;
    if (heading === -1 || own === 1) return own;
    const over = this.analyzed.analyses[heading]!.entries.map((entry) => entry.key);
    return own + (coverage(question, [...keys, ...over]) - own) * HEADING_SHARE;
  }

  /** Share of the question's weight in the heading of each section. */
  headingCoverage(question: Question): number[] {
    return this.sections.map(({ heading }) =>
      heading === -1
        ? 0
        : coverage(
            question,
            this.analyzed.analyses[heading]!.entries.map((entry) => entry.key),
          ),
    );
  }

  /** Text of a section's heading, '' before the first one. */
  headingText(section: number): string {
    const heading = this.sections[section]?.heading ?? -1;
    return heading === -1 ? '' : this.analyzed.paper.blocks[heading]!.text.trim();
  }

  source(place: Place): PassageSource {
    return { ...this.origin, place };
  }
}

function readPassages({ paper, analyses }: AnalyzedPaper, sections: readonly Section[]): Passage[] {
  const found: Passage[] = [];
  for (const [section, { first, end }] of sections.entries()) {
    let ordinal = 0;
    for (let block = first; block < end; block += 1) {
      const { kind, text, inTable } = paper.blocks[block]!;
      if (kind !== 'paragraph' || inTable) continue;
      const { reading, entries } = analyses[block]!;
      for (const [
        sentence,
        { start, end: stop, words: count, firstToken, lastToken },
      ] of reading.sentences.entries()) {
        const own = entries.slice(firstToken, lastToken);
        found.push({
          text: text.slice(start, stop),
          words: count,
          syllables: own.reduce((sum, entry) => sum + entry.syllables, 0),
          keys: own.filter((entry) => !entry.isFunctionWord).map((entry) => entry.key),
          block,
          sentence,
          start,
          end: stop,
          section,
          ordinal,
          isDependent: DEPENDENT.has(own[0]!.lower),
        });
        ordinal += 1;
      }
    }
  }
  return found;
}
