import fc from 'fast-check';
import { parsePaper } from '../../index.ts';
import { functionWords } from '../../language/function-words.ts';
import type { ScoreInput, SubjectEvidence } from '../../index.ts';
import { evidenceOf, readGoldenArticles } from './golden-article.ts';

const MIN_PARAGRAPHS = 3;
const MIN_LETTERS = 200;
const MOST = 6;
/** The order of fewer words is not significant. */
const TELLING_WORDS = 25;
/** A shorter page line could be anybody's. */
const COPIED_WORDS = 8;
/** Shorter words are rarely terms. */
const TERM_LETTERS = 6;
const FUNCTION_WORDS = functionWords('en');
const TERMS_EACH = 16;
/** Fewer are a phrase. */
const MIN_TERMS = 12;

/** An article as paragraphs, with the paragraphs of the compared pages. */
export interface PlainArticle {
  paragraphs: readonly string[];
  keyword: string;
  evidence: SubjectEvidence | null;
  rivals: readonly string[];
}

/** Golden articles; those with pages also without them. */
const articles = readGoldenArticles().flatMap(([, golden]): PlainArticle[] => {
  const { input, competitors = [] } = golden;
  const plain = { paragraphs: linesOf(input.content), keyword: input.primaryKeyword ?? '' };
  const alone = { ...plain, evidence: null, rivals: [] };
  // A question heading stays a question above one's own answer.
  const rivals = competitors
    .flatMap(({ html }) => linesOf(html, 'paragraph'))
    .filter((text) => text.split(' ').length >= COPIED_WORDS);
  return rivals.length === 0 ? [alone] : [alone, { ...plain, evidence: evidenceOf(golden), rivals }];
});

function linesOf(content: ScoreInput['content'], only?: 'paragraph'): string[] {
  return parsePaper(content)
    .blocks.filter(({ kind, text }) => text.trim() !== '' && (only === undefined || kind === only))
    .map(({ text }) => text);
}

/** Edits by name that add nothing of their own to a text. */
export const EMPTY_EDITS = ['words in any order', 'a paragraph again', 'terms', 'a page'] as const;

/** How an edit is made: where, how much, and in which order. */
export interface EmptyEdit {
  kind: (typeof EMPTY_EDITS)[number];
  at: number;
  amount: number;
  orders: readonly number[];
}

/** Golden articles, whole or partial, with an edit. */
export const emptyEdits = fc
  .constantFrom(...articles)
  .chain((article) =>
    fc.record({
      article: fc
        .oneof(
          fc.constant(article.paragraphs),
          fc.subarray([...article.paragraphs], { minLength: MIN_PARAGRAPHS }),
        )
        .map((paragraphs) => ({ ...article, paragraphs })),
      edit: fc.record({
        kind: fc.constantFrom(...EMPTY_EDITS),
        at: fc.nat(article.paragraphs.length),
        amount: fc.integer({ min: 1, max: MOST }),
        orders: fc.array(fc.nat(), { minLength: 4, maxLength: 12 }),
      }),
    }),
  )
  .filter(
    ({ article, edit }) =>
      article.paragraphs.join('').length > MIN_LETTERS &&
      (edit.kind !== 'a page' || article.rivals.length > 0) &&
      (edit.kind !== 'terms' || termsOf(article).length >= MIN_TERMS),
  );

/** The paragraphs of an article after an edit. */
export function edited({ paragraphs, rivals }: PlainArticle, edit: EmptyEdit): string[] {
  const { kind, amount, orders } = edit;
  const at = edit.at % paragraphs.length;
  if (kind === 'words in any order')
    return paragraphs.map((text, index) =>
      (index + at) % Math.ceil(amount / 2) === 0 && text.split(' ').length >= TELLING_WORDS
        ? disordered(text, orders)
        : text,
    );
  if (kind === 'a paragraph again')
    return paragraphs.toSpliced(
      // Before it, the first copy would count in its place.
      at + 1 + (orders[0]! % (paragraphs.length - at)),
      0,
      ...Array.from({ length: amount }, () => paragraphs[at]!),
    );
  if (kind === 'a page') {
    const from = orders[0]! % rivals.length;
    return paragraphs.toSpliced(at, 0, ...rivals.slice(from, from + amount));
  }
  const terms = shuffled(termsOf({ paragraphs, rivals }), orders).slice(0, amount * TERMS_EACH);
  return [...paragraphs, `${terms.join(orders[1]! % 2 === 0 ? ', ' : ' ')}.`];
}

/** Distinct longer words of the article and its pages. */
function termsOf({ paragraphs, rivals }: Pick<PlainArticle, 'paragraphs' | 'rivals'>): string[] {
  const words = new Set([...paragraphs, ...rivals].join(' ').match(/\p{L}+/gu));
  return [...words].filter((word) => word.length >= TERM_LETTERS && !FUNCTION_WORDS.has(word.toLowerCase()));
}

/** Its sentences with their words in a different order. */
function disordered(text: string, orders: readonly number[]): string {
  return text
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => {
      const end = /[.!?]*$/.exec(sentence)![0];
      return shuffled(sentence.slice(0, sentence.length - end.length).split(/\s+/), orders).join(' ') + end;
    })
    .join(' ');
}

function shuffled<Item>(items: readonly Item[], orders: readonly number[]): Item[] {
  const rest = [...items];
  return items.map((_, at) => rest.splice((orders[at % orders.length]! + at) % rest.length, 1)[0]!);
}
