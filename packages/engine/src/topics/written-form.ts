import { commonestForm } from '../keyphrases/commonest-form.ts';
import type { Paper } from '../paper/types.ts';
import { withoutSiteName } from '../pages/site-page.ts';
import type { TopicPage } from './types.ts';

/** Pages that are looked at: more do not change how a word is written. */
const PAGES_MAX = 6;
const WORD = /[\p{L}\p{N}_]+/gu;
/** What precedes the first word of a sentence. */
const SENTENCE_START = /(?:^|[.!?:…¿¡•"“”«(])\s*$/u;
const CAPITALIZED = /^\p{Lu}[^\p{Lu}]*$/u;
const HAS_CAPITAL = /\p{Lu}/u;
const HAS_SMALL = /\p{Ll}/u;
/** Shorter words are small in titles that capitalize the others. */
const LONG_WORD = 4;
const TITLE_CASE_SHARE = 0.75;

type Page = Pick<TopicPage, 'title' | 'paper'>;

/**
 * A phrase with its words as the pages write them most: 'createelement' is 'createElement', and 'Espresso Machine' of a
 * title is 'espresso machine' where the text says so. Words at the start of a sentence do not count, nor do titles that
 * capitalize every word.
 */
export function asWritten(phrase: string, pages: readonly Page[]): string {
  const read = pages.slice(0, PAGES_MAX);
  const titled = countWords(read.flatMap(({ title }) => titleWords(withoutSiteName(title))));
  return phrase.replaceAll(WORD, (word) => {
    const lower = word.toLowerCase();
    const forms = new Map<string, number>();
    for (const { paper } of read)
      for (const [form, count] of formsIn(paper).get(lower) ?? [])
        forms.set(form, (forms.get(form) ?? 0) + count);
    if (forms.size > 0) return commonestForm(forms);
    return commonestForm(titled.get(lower) ?? new Map([[lower, 1]]));
  });
}

/** How often the pages use each form of a phrase, in lower case; `forms` has its uses in titles. */
export function countForms(forms: ReadonlyMap<string, number>, pages: readonly Page[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [form, count] of forms) {
    const lower = form.toLowerCase();
    counts.set(lower, (counts.get(lower) ?? 0) + count);
  }
  const texts = pages.slice(0, PAGES_MAX).flatMap(({ paper }) => lowerTexts(paper));
  for (const form of counts.keys()) {
    const uses = texts.reduce((sum, text) => sum + countIn(text, form), 0);
    counts.set(form, counts.get(form)! + uses);
  }
  return counts;
}

/** Whether the texts of pages have all words of a phrase, and mostly in lower case. */
export function isUsedInLowerCase(phrase: string, pages: readonly Page[]): boolean {
  return (phrase.toLowerCase().match(WORD) ?? []).every((word) =>
    pages.some(({ paper }) => {
      const forms = formsIn(paper).get(word);
      return forms !== undefined && commonestForm(forms) === word;
    }),
  );
}

/** The forms of words, by the word in lower case, with their counts. */
type WordForms = ReadonlyMap<string, ReadonlyMap<string, number>>;

const wordForms = new WeakMap<Paper, WordForms>();
const lowered = new WeakMap<Paper, readonly string[]>();

/** The forms of each word in the running text of a page, with their counts. */
function formsIn(paper: Paper): WordForms {
  const known = wordForms.get(paper);
  if (known !== undefined) return known;
  const words = paper.blocks.flatMap(({ kind, text }) =>
    kind === 'heading'
      ? []
      : [...text.matchAll(WORD)]
          .filter(
            ({ 0: form, index }) =>
              !CAPITALIZED.test(form) || !SENTENCE_START.test(text.slice(Math.max(0, index - 4), index)),
          )
          .map(([form]) => form),
  );
  const found = countWords(words);
  wordForms.set(paper, found);
  return found;
}

function countWords(words: readonly string[]): WordForms {
  const found = new Map<string, Map<string, number>>();
  for (const form of words) {
    const forms = found.get(form.toLowerCase()) ?? new Map<string, number>();
    forms.set(form, (forms.get(form) ?? 0) + 1);
    found.set(form.toLowerCase(), forms);
  }
  return found;
}

/** The texts of a page in lower case. */
export function lowerTexts(paper: Paper): readonly string[] {
  const known = lowered.get(paper) ?? paper.blocks.map(({ text }) => text.toLowerCase());
  lowered.set(paper, known);
  return known;
}

const LETTER = /[\p{L}\p{N}]/u;

/** How often a text has a phrase as whole words, both in lower case. */
function countIn(text: string, phrase: string): number {
  let count = 0;
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + phrase.length)) {
    const isWhole = !LETTER.test(text[at - 1] ?? '') && !LETTER.test(text[at + phrase.length] ?? '');
    if (isWhole) count += 1;
  }
  return count;
}

/** The words of a title, in lower case where a capital says nothing: its first word, and titles that capitalize all. */
function titleWords(title: string): string[] {
  const words = title.match(WORD) ?? [];
  const long = words.slice(1).filter(({ length }) => length >= LONG_WORD);
  const capitalized = long.filter((word) => HAS_CAPITAL.test(word)).length;
  const isTitleCase = long.length === 0 || capitalized >= TITLE_CASE_SHARE * long.length;
  const isLoud = !HAS_SMALL.test(title);
  return words.map((word, at) =>
    isLoud || (CAPITALIZED.test(word) && (at === 0 || isTitleCase)) ? word.toLowerCase() : word,
  );
}
