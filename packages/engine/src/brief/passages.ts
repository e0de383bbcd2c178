import type { Place } from '../paper/types.ts';
import type { AnalysedPaper } from '../text/analyse-paper.ts';

/** A stretch of running text under one heading, as long as an answer. */
export interface Passage {
  /** Text of the heading over it, '' when there is none. */
  heading: string;
  text: string;
  /** Where it stands, block by block. */
  places: readonly Place[];
  /** Content stems with how often they stand in it, and in the heading over it. */
  stems: ReadonlyMap<string, number>;
  headingStems: ReadonlySet<string>;
  /** Words, function words included. */
  words: number;
}

/** A passage is filled with sentences up to this many words: what answer engines quote is seldom longer. */
const MOST_WORDS = 120;
/** Fewer words are no passage: they join what follows, or stay out at the end of a section. */
const LEAST_WORDS = 8;

/** Cuts a paper into passages in reading order. Code and blocks without words are left out. */
export function cutPassages(analysed: AnalysedPaper): Passage[] {
  const found: Passage[] = [];
  let draft = new PassageDraft('', new Set());
  const close = (): void => {
    if (draft.words >= LEAST_WORDS) found.push(draft.finish());
    draft = new PassageDraft(draft.heading, draft.headingStems);
  };
  for (const [index, block] of analysed.paper.blocks.entries()) {
    const { reading, entries } = analysed.analyses[index]!;
    if (block.kind === 'heading') {
      close();
      const stems = entries.filter((entry) => !entry.isFunctionWord).map((entry) => entry.key);
      draft = new PassageDraft(block.text.trim(), new Set(stems));
      continue;
    }
    if (block.kind !== 'paragraph') continue;
    for (const { start, end, words, firstToken, lastToken } of reading.sentences) {
      if (draft.words > 0 && draft.words + words > MOST_WORDS) close();
      const stems = entries.slice(firstToken, lastToken).filter((entry) => !entry.isFunctionWord);
      draft.add(
        { block: index, start, end },
        block.text.slice(start, end),
        words,
        stems.map((entry) => entry.key),
      );
    }
    // A full paragraph stands for itself; a line of a list goes with the next one.
    if (draft.words >= MOST_WORDS / 2) close();
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

  finish(): Passage {
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
