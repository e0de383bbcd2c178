import type { Place } from '../paper/types.ts';
import type { AnalyzedPaper } from '../text/analyze-paper.ts';

/** Sentences in a row under one heading, as long as an answer that is quoted. */
export interface AnswerWindow {
  /** Text of the heading over it, '' when there is none. */
  heading: string;
  /** A question in the running text that it stands behind, '' when there is none. */
  asked: string;
  text: string;
  /** Where it stands, block by block. */
  places: readonly Place[];
  /** Content stems in it, and in the heading and the question over it. */
  stems: ReadonlySet<string>;
  contextStems: ReadonlySet<string>;
  /** It stands right below the heading or the question. */
  isFirst: boolean;
  /** It is as long as a short answer; the other windows hold one of these. */
  isShort: boolean;
}

/** Words of a short answer and of a full one: windows of all texts have the same sizes, however long their sections are. */
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
 * Cuts a paper into windows that overlap: from each sentence on a short and a full one of whole sentences. Code is left out;
 * a sentence that asks is no answer, but what the next ones may answer.
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

/** Behind the last sentence that fits; the first one always does. */
function endOf(run: readonly Sentence[], from: number, size: number): number {
  let to = from + 1;
  let words = run[from]!.words;
  while (to < run.length && words + run[to]!.words <= size) {
    words += run[to]!.words;
    to += 1;
  }
  return to;
}

/** Sentences of one block are one place. */
function placesOf(sentences: readonly Sentence[]): Place[] {
  const places: Place[] = [];
  for (const { place } of sentences) {
    const last = places.at(-1);
    if (last?.block === place.block) places[places.length - 1] = { ...last, end: place.end };
    else places.push(place);
  }
  return places;
}
