import { FormCounts } from '../keyphrases/form-counts.ts';
import type { AnalyzedBlock } from '../text/analyze-paper.ts';
import { isHyphenated } from '../text/hyphenated.ts';
import type { WordEntry } from '../text/lexicon.ts';
import { termCandidates } from './term-candidates.ts';

/** How pages use a phrase. */
export interface PhraseUse {
  keys: readonly string[];
  /** Keys of its content words. */
  contentKeys: readonly string[];
  /** Its most common form. */
  text: string;
  /** Counts on the pages that use it, in page order. */
  counts: readonly number[];
  total: number;
}

interface Gathered {
  words: readonly WordEntry[];
  forms: FormCounts;
  counts: number[];
  total: number;
  lastPage: number;
}

/** At the start of a sentence and in title case, capitals are meaningless: such a form counts less. */
const WEIGHT_OF_IDLE_CAPITAL = 0.5;
const CAPITAL = /^\p{Lu}/u;
/** 'U.S' as a token: its final period is written too. */
const INITIALS = /^(?:\p{Lu}\.)+\p{Lu}$/u;

/** Phrases used by at least this many pages, with counts per page. `pages[i]` are the blocks of one page. */
export function gatherPhrases(
  pages: readonly (readonly AnalyzedBlock[])[],
  isEnglish: boolean,
  neededPages: number,
): PhraseUse[] {
  const found = new Map<string, Gathered>();
  for (const [page, blocks] of pages.entries()) {
    for (const block of blocks) gatherBlock(block, page, isEnglish, found);
  }
  const uses: PhraseUse[] = [];
  for (const { words, forms, counts, total } of found.values()) {
    if (counts.length < neededPages) continue;
    const content = words.filter((word) => !word.isFunctionWord);
    uses.push({
      keys: words.map((word) => word.key),
      contentKeys: content.map((word) => word.key),
      text: forms.commonest,
      counts,
      total,
    });
  }
  return uses;
}

function gatherBlock(
  block: AnalyzedBlock,
  page: number,
  isEnglish: boolean,
  found: Map<string, Gathered>,
): void {
  const { entries, reading } = block;
  const beginnings = new Set(reading.sentences.map((sentence) => sentence.firstToken));
  const isTitle = isTitleCase(block);
  for (const [first, end] of termCandidates(block, isEnglish)) {
    let identity = entries[first]!.key;
    for (let at = first + 1; at < end; at += 1) identity += ` ${entries[at]!.key}`;
    const begins = beginnings.has(first);
    const form = formOf(block, first, end, begins);
    let use = found.get(identity);
    if (use === undefined) {
      use = {
        words: entries.slice(first, end),
        forms: new FormCounts(form),
        counts: [],
        total: 0,
        lastPage: -1,
      };
      found.set(identity, use);
    }
    if (use.lastPage !== page) use.counts.push(0);
    use.lastPage = page;
    use.counts[use.counts.length - 1]! += 1;
    use.total += 1;
    use.forms.add(form, begins || isTitle ? WEIGHT_OF_IDLE_CAPITAL : 1);
  }
}

/** Whether all content words of a block are capitalized: 'How to Brew Green Tea'. */
function isTitleCase({ entries, reading }: AnalyzedBlock): boolean {
  return entries.every((entry, at) => entry.isFunctionWord || CAPITAL.test(reading.surfaces[at]!));
}

/** As written; at the start of a sentence in lowercase, unless a capital follows later ('iPhone', 'USA'). */
function formOf(block: AnalyzedBlock, first: number, end: number, begins: boolean): string {
  const { surfaces, text, tokens } = block.reading;
  let form = '';
  for (let at = first; at < end; at += 1) {
    const surface = surfaces[at]!;
    const isPlain = begins && !/^.+[\p{Lu}\d]/u.test(surface);
    const join = at === first ? '' : isHyphenated(block.reading, at) ? '-' : ' ';
    form += join + (isPlain ? block.entries[at]!.lower : surface);
    if (INITIALS.test(surface) && text[tokens.ends[at]!] === '.') form += '.';
  }
  return form;
}
