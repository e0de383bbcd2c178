import type { EvidencePage } from '../evidence/evidence-page.ts';
import { findFigures } from '../research/figures.ts';
import { shareFound } from '../similarity/similarity.ts';
import { textVector } from '../similarity/text-vector.ts';
import type { TextVector } from '../similarity/text-vector.ts';
import { AnalysisCache } from '../text/analyse-paper.ts';
import type { AnalysedBlock } from '../text/analyse-paper.ts';

/** Longest name that is looked up. */
const MOST_WORDS = 6;
/** A sentence is compared with those that share one of its most telling words, at most so many for each. */
const TELLING_WORDS = 4;
const MOST_OF_ONE_WORD = 40;

/** What the rivals' pages hold, to look ours up in. */
export class RivalText {
  /** Stem keys with the number of pages that use them. */
  readonly pagesOfStem: ReadonlyMap<string, number>;
  readonly pages: number;
  private readonly phrases = new Set<string>();
  private readonly numbers = new Set<string>();
  private readonly sentences: { text: string; vector: TextVector | null }[] = [];
  private readonly byStem = new Map<string, number[]>();
  private readonly language: string;

  constructor(pages: readonly EvidencePage[], language: string) {
    this.language = language;
    this.pages = pages.length;
    const pagesOfStem = new Map<string, number>();
    for (const page of pages) {
      const { analyses } = new AnalysisCache().analyse(page.paper, language);
      const own = new Set<string>();
      for (const analysis of analyses) {
        for (const { key } of analysis.entries) own.add(key);
        this.read(analysis);
      }
      for (const stem of own) pagesOfStem.set(stem, (pagesOfStem.get(stem) ?? 0) + 1);
    }
    this.pagesOfStem = pagesOfStem;
  }

  hasPhrase(keys: readonly string[]): boolean {
    return this.phrases.has(keys.join(' '));
  }

  hasNumber(number: string): boolean {
    return this.numbers.has(number);
  }

  /** Weighted share (0 to 1) of a sentence's words that the rivals' nearest sentence has. */
  nearest(text: string): number {
    const vector = textVector(text, this.language);
    const telling = [...vector.byKey]
      .filter(([, at]) => vector.functionWords[at] === 0)
      .toSorted((a, b) => vector.weights[b[1]]! - vector.weights[a[1]]! || a[1] - b[1])
      .slice(0, TELLING_WORDS);
    const candidates = new Set(telling.flatMap(([stem]) => this.byStem.get(stem) ?? []));
    let nearest = 0;
    for (const index of candidates) nearest = Math.max(nearest, shareFound(vector, this.vectorOf(index)));
    return nearest;
  }

  private read(analysis: AnalysedBlock): void {
    const { reading, entries } = analysis;
    for (let at = 0; at < entries.length; at += 1) {
      let phrase = entries[at]!.key;
      this.phrases.add(phrase);
      for (let length = 2; length <= MOST_WORDS && at + length <= entries.length; length += 1) {
        if (reading.tokens.adjoining[at + length - 1] !== 1) break;
        phrase += ` ${entries[at + length - 1]!.key}`;
        this.phrases.add(phrase);
      }
    }
    for (const { start, end } of findFigures(analysis)) this.numbers.add(numberKey(reading.text, start, end));
    for (const { start, end, firstToken, lastToken } of reading.sentences) {
      const index = this.sentences.length;
      this.sentences.push({ text: reading.text.slice(start, end), vector: null });
      for (const stem of new Set(entries.slice(firstToken, lastToken).map((entry) => entry.key))) {
        const known = this.byStem.get(stem);
        if (known === undefined) this.byStem.set(stem, [index]);
        else if (known.length < MOST_OF_ONE_WORD) known.push(index);
      }
    }
  }

  private vectorOf(index: number): TextVector {
    const sentence = this.sentences[index]!;
    sentence.vector ??= textVector(sentence.text, this.language);
    return sentence.vector;
  }
}

const AFTER_SHARE = /^\s?(?:%|percent\b|per cent\b)/i;

/** A figure as it is looked up: its digits without grouping, and whether it is a share. */
export function numberKey(text: string, start: number, end: number): string {
  const isShare = AFTER_SHARE.test(text.slice(end, end + 10));
  return `${text.slice(start, end).toLowerCase().replaceAll(',', '')}${isShare ? '%' : ''}`;
}
