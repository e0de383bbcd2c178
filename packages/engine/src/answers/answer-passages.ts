import type { Place } from '../paper/types.ts';
import type { AnalyzedPaper } from '../text/analyze-paper.ts';
import { coverage, withoutGiven } from './question.ts';
import type { Question } from './question.ts';

/** A stretch of running text under one heading, about as long as an answer. */
export interface AnswerPassage {
  /** The heading above it, '' if there is none. */
  heading: string;
  text: string;
  /** Its places, one per block. */
  places: readonly Place[];
  /** Content stems and their counts, in the passage and in its heading. */
  stems: ReadonlyMap<string, number>;
  headingStems: ReadonlySet<string>;
  /** Words, function words included. */
  words: number;
}

/** A passage is filled with sentences up to this many words: answer engines seldom quote more. */
const MAX_WORDS = 120;
/** Shorter passages join what follows, or are dropped at the end of a section. */
const MIN_WORDS = 8;

/** A heading or passage with this share of a question's words answers it. */
const ANSWER_SHARE = 0.7;
/** One word besides the keyword occurs in too many passages to indicate an answer. */
const MIN_OWN = 2;

/**
 * The first passage whose words answer a question; undefined if none does. Under a heading that asks the question, the
 * text is the answer whatever its words; elsewhere its words must match. For a question with several words besides the
 * `given` ones (the keyword's stems), heading and passage may share them.
 */
export function findAnsweringPassage(
  question: Question,
  passages: readonly AnswerPassage[],
  given: ReadonlySet<string>,
): AnswerPassage | undefined {
  const own = withoutGiven(question, given);
  return passages.find(({ stems, headingStems }) => {
    if (coverage(question, headingStems) >= ANSWER_SHARE) return true;
    if (coverage(question, stems.keys()) >= ANSWER_SHARE) return true;
    if (own === null || own.weights.size < MIN_OWN || given.size === 0) return false;
    return (
      coverage(own, [...headingStems, ...stems.keys()]) >= ANSWER_SHARE && coverage(own, stems.keys()) > 0
    );
  });
}

/** Cuts a paper into passages in reading order, without code and blocks without words. */
export function cutAnswerPassages(analyzed: AnalyzedPaper): AnswerPassage[] {
  const found: AnswerPassage[] = [];
  let draft = new PassageDraft('', new Set());
  const close = (): void => {
    if (draft.words >= MIN_WORDS) found.push(draft.finish());
    draft = new PassageDraft(draft.heading, draft.headingStems);
  };
  for (const [index, block] of analyzed.paper.blocks.entries()) {
    const { reading, entries } = analyzed.analyses[index]!;
    if (block.kind === 'heading') {
      close();
      const stems = entries.filter((entry) => !entry.isFunctionWord).map((entry) => entry.key);
      draft = new PassageDraft(block.text.trim(), new Set(stems));
      continue;
    }
    if (block.kind !== 'paragraph') continue;
    for (const { start, end, words, firstToken, lastToken } of reading.sentences) {
      if (draft.words > 0 && draft.words + words > MAX_WORDS) close();
      const stems = entries.slice(firstToken, lastToken).filter((entry) => !entry.isFunctionWord);
      draft.add(
        { block: index, start, end },
        block.text.slice(start, end),
        words,
        stems.map((entry) => entry.key),
      );
    }
    // A full paragraph stands alone; a list line joins the next one.
    if (draft.words >= MAX_WORDS / 2) close();
  }
  close();
  return found;
}

class PassageDraft {
  words = 0;
  readonly heading: string;
  readonly headingStems: ReadonlySet<string>;
  private readonly texts: string[] = [];
  private readonly places: Place[] = [];
  private readonly stems = new Map<string, number>();

  constructor(heading: string, headingStems: ReadonlySet<string>) {
    this.heading = heading;
    this.headingStems = headingStems;
  }

  add(place: Place, text: string, words: number, stems: readonly string[]): void {
    const last = this.places.at(-1);
    if (last?.block === place.block) this.places[this.places.length - 1] = { ...last, end: place.end };
    else this.places.push(place);
    this.texts.push(text.trim());
    this.words += words;
    for (const stem of stems) this.stems.set(stem, (this.stems.get(stem) ?? 0) + 1);
  }

  finish(): AnswerPassage {
    return {
      heading: this.heading,
      text: this.texts.join(' '),
      places: this.places,
      stems: this.stems,
      headingStems: this.headingStems,
      words: this.words,
    };
  }
}
