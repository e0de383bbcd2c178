import type { EvidencePage } from '../evidence/evidence-page.ts';
import { findFigures } from '../research/figures.ts';
import { shareFound } from '../similarity/similarity.ts';
import { textVector } from '../similarity/text-vector.ts';
import type { TextVector } from '../similarity/text-vector.ts';
import { analyzePage } from '../text/analyze-paper.ts';
import type { AnalyzedBlock, AnalyzedPaper } from '../text/analyze-paper.ts';

/** Maximum number of words in a name. */
const MAX_WORDS = 6;
/** A sentence is compared with those that share one of its most informative words, at most `MAX_PER_WORD` for each. */
const TELLING_WORDS = 4;
const MAX_PER_WORD = 40;

interface IndexedSentence {
  text: string;
  vector: TextVector | null;
}

/** A text that is indexed once to look up sentences in it. */
export class IndexedText {
  readonly analyzed: AnalyzedPaper;
  /** The distinct stem keys of its words. */
  readonly stems: ReadonlySet<string>;
  private readonly byStem = new Map<string, IndexedSentence[]>();

  constructor(analyzed: AnalyzedPaper) {
    this.analyzed = analyzed;
    const stems = new Set<string>();
    for (const analysis of analyzed.analyses) {
      for (const { key } of analysis.entries) stems.add(key);
      this.read(analysis);
    }
    this.stems = stems;
  }

  /** Its sentences with a word (by its stem key), in reading order, at most 40. */
  sentencesWith(stem: string): readonly IndexedSentence[] {
    return this.byStem.get(stem) ?? [];
  }

  private read({ reading, entries }: AnalyzedBlock): void {
    for (const { start, end, firstToken, lastToken } of reading.sentences) {
      const sentence = { text: reading.text.slice(start, end), vector: null };
      for (const stem of new Set(entries.slice(firstToken, lastToken).map((entry) => entry.key))) {
        const known = this.byStem.get(stem);
        if (known === undefined) this.byStem.set(stem, [sentence]);
        else if (known.length < MAX_PER_WORD) known.push(sentence);
      }
    }
  }
}

/** Indexes the texts of pages in a language (ISO 639-1). */
export function indexPages(pages: readonly EvidencePage[], language: string): IndexedText[] {
  return pages.map(({ paper }) => new IndexedText(analyzePage(paper, language)));
}

/** The sentences of rivals' texts, indexed to look up our own. */
export class RivalText {
  /** Stem keys with the number of texts that contain them. */
  readonly pagesOfStem: ReadonlyMap<string, number>;
  readonly pages: number;
  private readonly texts: readonly IndexedText[];
  private readonly language: string;

  constructor(texts: readonly IndexedText[], language: string) {
    this.texts = texts;
    this.language = language;
    this.pages = texts.length;
    const pagesOfStem = new Map<string, number>();
    for (const { stems } of texts)
      for (const stem of stems) pagesOfStem.set(stem, (pagesOfStem.get(stem) ?? 0) + 1);
    this.pagesOfStem = pagesOfStem;
  }

  /** Weighted share (0 to 1) of a sentence's words in the most similar sentence of a rival. */
  nearest(text: string): number {
    const vector = textVector(text, this.language);
    const telling = [...vector.byKey]
      .filter(([, at]) => vector.functionWords[at] === 0)
      .toSorted((a, b) => vector.weights[b[1]]! - vector.weights[a[1]]! || a[1] - b[1])
      .slice(0, TELLING_WORDS);
    const candidates = new Set(telling.flatMap(([stem]) => this.candidatesFor(stem)));
    let nearest = 0;
    for (const sentence of candidates) {
      sentence.vector ??= textVector(sentence.text, this.language);
      nearest = Math.max(nearest, shareFound(vector, sentence.vector));
    }
    return nearest;
  }

  private candidatesFor(stem: string): IndexedSentence[] {
    const found: IndexedSentence[] = [];
    for (const text of this.texts) {
      found.push(...text.sentencesWith(stem).slice(0, MAX_PER_WORD - found.length));
      if (found.length >= MAX_PER_WORD) break;
    }
    return found;
  }
}

/** The figures and phrases of rivals' texts, indexed to look up our own. */
export class RivalMentions {
  private readonly phrases = new Set<string>();
  private readonly numbers = new Set<string>();

  constructor(texts: readonly IndexedText[]) {
    for (const { analyzed } of texts) for (const analysis of analyzed.analyses) this.read(analysis);
  }

  hasPhrase(keys: readonly string[]): boolean {
    return this.phrases.has(keys.join(' '));
  }

  hasNumber(number: string): boolean {
    return this.numbers.has(number);
  }

  private read(analysis: AnalyzedBlock): void {
    const { reading, entries } = analysis;
    for (let at = 0; at < entries.length; at += 1) {
      let phrase = entries[at]!.key;
      this.phrases.add(phrase);
      for (let length = 2; length <= MAX_WORDS && at + length <= entries.length; length += 1) {
        if (reading.tokens.adjoining[at + length - 1] !== 1) break;
        phrase += ` ${entries[at + length - 1]!.key}`;
        this.phrases.add(phrase);
      }
    }
    for (const { start, end } of findFigures(analysis)) this.numbers.add(numberKey(reading.text, start, end));
  }
}

const AFTER_SHARE = /^\s?(?:%|percent\b|per cent\b)/i;

/** The lookup key of a figure: its digits without grouping, and whether it is a percentage. */
export function numberKey(text: string, start: number, end: number): string {
  const isShare = AFTER_SHARE.test(text.slice(end, end + 10));
  return `${text.slice(start, end).toLowerCase().replaceAll(',', '')}${isShare ? '%' : ''}`;
}
