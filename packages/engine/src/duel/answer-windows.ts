import type { Place } from '../paper/types.ts';
import type { AnalyzedPaper } from '../text/analyze-paper.ts';

/** Consecutive sentences under one heading, as long as a quoted answer. */
export interface AnswerWindow {
  /** The heading above it, '' if there is none. */
  heading: string;
  /** The question in the running text before it, '' if there is none. */
  asked: string;
  text: string;
  /** Its places, one per block. */
  places: readonly Place[];
  /** Content stems in it, and in the heading and question above it. */
  stems: ReadonlySet<string>;
  contextStems: ReadonlySet<string>;
  /** Whether it comes right after the heading or question. */
  isFirst: boolean;
  /** Whether it is as long as a short answer; the other windows contain one of these. */
  isShort: boolean;
}

/** Words of a short and of a full answer: windows have the same sizes in all texts, whatever the section lengths. */
const SIZES = [30, 60];
/** Fewer words say nothing. */
const MIN_WORDS = 4;
const ASKS = /[?？؟]["'”’)]?$/;

interface Sentence {
  place: Place;
  text: string;
  words: number;
  stems: readonly string[];
}

/**
 * Cuts a paper into overlapping windows: starting at each sentence, a short and a full one of whole sentences. Code is
 * left out; a question is not an answer, but the next sentences may answer it.
 */
export function cutWindows(analyzed: AnalyzedPaper): AnswerWindow[] {
  const found: AnswerWindow[] = [];
  let heading = '';
  let headingStems: readonly string[] = [];
  let asked: Sentence | null = null;
  let run: Sentence[] = [];
  const close = (): void => {
    const context = new Set([...headingStems, ...(asked?.stems ?? [])]);
    found.push(...windowsOf(run, heading, asked?.text ?? '', context));
    run = [];
  };
  for (const [index, block] of analyzed.paper.blocks.entries()) {
    const { reading, entries } = analyzed.analyses[index]!;
    const stemsOf = (from: number, to: number): string[] =>
      entries.slice(from, to).flatMap((entry) => (entry.isFunctionWord ? [] : [entry.key]));
    if (block.kind === 'heading') {
      close();
      heading = block.text.trim();
      headingStems = stemsOf(0, entries.length);
      asked = null;
    } else if (block.kind === 'paragraph') {
      for (const { start, end, words, firstToken, lastToken } of reading.sentences) {
        const text = block.text.slice(start, end).trim();
        const sentence = {
          place: { block: index, start, end },
          text,
          words,
          stems: stemsOf(firstToken, lastToken),
        };
        if (ASKS.test(text)) {
          close();
          asked = sentence;
        } else run.push(sentence);
      }
    }
  }
  close();
  return found;
}

function windowsOf(
  run: readonly Sentence[],
  heading: string,
  asked: string,
  contextStems: ReadonlySet<string>,
): AnswerWindow[] {
  return run.flatMap((_, from) => {
    const ends = new Set(SIZES.map((size) => endOf(run, from, size)));
    return [...ends].flatMap((to, size): AnswerWindow[] => {
      const sentences = run.slice(from, to);
      if (sentences.reduce((sum, { words }) => sum + words, 0) < MIN_WORDS) return [];
      const stems = new Set(sentences.flatMap((sentence) => sentence.stems));
      const text = sentences.map((sentence) => sentence.text).join(' ');
      const places = placesOf(sentences);
      return [
        { heading, asked, text, places, stems, contextStems, isFirst: from === 0, isShort: size === 0 },
      ];
    });
  });
}

/** The end after the last sentence that fits; the first one always does. */
function endOf(run: readonly Sentence[], from: number, size: number): number {
  let to = from + 1;
  let words = run[from]!.words;
  while (to < run.length && words + run[to]!.words <= size) {
    words += run[to]!.words;
    to += 1;
  }
  return to;
}

/** Sentences of one block share one place. */
function placesOf(sentences: readonly Sentence[]): Place[] {
  const places: Place[] = [];
  for (const { place } of sentences) {
    const last = places.at(-1);
    if (last?.block === place.block) places[places.length - 1] = { ...last, end: place.end };
    else places.push(place);
  }
  return places;
}
