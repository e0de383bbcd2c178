import { score } from '../../index.ts';
import { isOfPhrase } from './other-words.ts';
import type { Assessment, AssessmentCode, ScoredResult, SubjectEvidence } from '../../index.ts';

/** One or more sentences that an edit treats as a unit. */
export interface Run {
  text: string;
  href?: string;
}

export interface Piece {
  kind: 'paragraph' | 'heading' | 'image' | 'list' | 'table';
  level: number;
  runs: Run[];
  alt: string;
}

/** An article in pieces that can be changed individually. */
export interface GainArticle {
  keyword: string;
  evidence: SubjectEvidence | null;
  title: string;
  metaTitle: string;
  metaDescription: string;
  slug: string;
  targetKeywords: string[];
  pieces: Piece[];
}

/** A piece of a kind; paragraphs and lists by sentence. */
export function pieceOf(kind: Piece['kind'], texts: readonly string[], level = 0): Piece {
  return { kind, level, alt: '', runs: texts.map((text) => ({ text })) };
}

/** The article as editor JSON. */
export function contentOf(article: GainArticle): object {
  const inline = (runs: readonly Run[]) =>
    runs.flatMap(({ text, href }) => [
      { type: 'text', text, marks: href === undefined ? [] : [{ type: 'link', attrs: { href } }] },
      { type: 'text', text: ' ' },
    ]);
  const content = article.pieces.map(({ kind, level, runs, alt }) => {
    if (kind === 'image') return { type: 'image', attrs: { src: '/a.jpg', alt } };
    if (kind === 'heading') return { type: 'heading', attrs: { level }, content: inline(runs) };
    const paragraph = (of: readonly Run[]) => ({ type: 'paragraph', content: inline(of) });
    if (kind === 'paragraph') return paragraph(runs);
    if (kind === 'table') {
      const cells = runs.map((run) => ({ type: 'tableCell', content: [paragraph([run])] }));
      return { type: 'table', content: [{ type: 'tableRow', content: cells }] };
    }
    return {
      type: 'bulletList',
      content: runs.map((run) => ({ type: 'listItem', content: [paragraph([run])] })),
    };
  });
  return { type: 'doc', content };
}

/** Cached scores of unchanged articles; undefined until requested. */
const kept = new WeakMap<GainArticle, ScoredResult | null | undefined>();

/** Caches the score of an article that no longer changes, since every finding and edit asks for it. */
export function keepScore(article: GainArticle): GainArticle {
  kept.set(article, undefined);
  return article;
}

/** The article's score; null when it has none. */
export function scoreOf(article: GainArticle): ScoredResult | null {
  const known = kept.get(article) ?? computeScore(article);
  if (kept.has(article)) kept.set(article, known);
  return known;
}

function computeScore(article: GainArticle): ScoredResult | null {
  const { pieces: _, keyword, ...fields } = article;
  const result = score({ ...fields, content: contentOf(article), primaryKeyword: keyword, language: 'en' });
  return result.status === 'scored' ? result : null;
}

/** A finding of a score by its code. */
export function findingOf(result: ScoredResult | null, code: string): Assessment | undefined {
  return result?.parts.flatMap((part) => part.assessments).find((item) => item.code === code);
}

/** A mutable copy. */
export const copyOf = (article: GainArticle): GainArticle => structuredClone(article);

/** The paragraphs with text. */
export const paragraphsOf = (article: GainArticle): Piece[] =>
  article.pieces.filter(({ kind, runs }) => kind === 'paragraph' && runs.length > 0);

/** A piece as one line of text. */
export const textOf = (piece: Piece): string => piece.runs.map(({ text }) => text).join(' ');
/** Number of whitespace-separated words. */
export const wordsOf = (text: string): number => text.split(' ').filter(Boolean).length;

/** Whether a word may be part of a scored phrase. */
export const isCounted = (article: GainArticle, word: string): boolean =>
  isOfPhrase(word, phrasesOf(article));

/** The scored phrases. */
export const phrasesOf = ({ keyword, targetKeywords, evidence }: GainArticle): string[] => [
  keyword,
  ...targetKeywords,
  ...(evidence?.terms ?? []).map(({ text }) => text),
  ...(evidence?.questions ?? []).map(({ text }) => text),
];

/** Whether a text contains a scored word or phrase. */
export function isTaken(article: GainArticle, text: string): boolean {
  const lower = text.toLowerCase();
  return (
    phrasesOf(article).some((phrase) => lower.includes(phrase.toLowerCase())) || OTHER_FINDINGS.test(text)
  );
}

/** Figures, quotations, difficult words, and the passive voice. */
const OTHER_FINDINGS = /\d|["“]|[a-z]{12}|\b(?:is|are|was|were|be|been|being)\b/i;

/** The changed article if these findings are unchanged: chance effects of an edit are not its gain. */
export function unlessMoved(
  article: GainArticle,
  changed: GainArticle,
  codes: readonly AssessmentCode[],
): GainArticle | null {
  const [before, after] = [scoreOf(article), scoreOf(changed)];
  const isSame = codes.every((code) => countOf(findingOf(before, code)) === countOf(findingOf(after, code)));
  return isSame ? changed : null;
}

const countOf = (finding: Assessment | undefined): unknown =>
  ['hasPhrase', 'used', 'treated', 'answered', 'withKeyword', 'format', 'count']
    .map((name) => finding?.values[name])
    .find((value) => value !== undefined);

/** Replaces every run with this text. */
export function replaceRuns(article: GainArticle, text: string, by: string): GainArticle {
  const changed = copyOf(article);
  for (const { runs } of changed.pieces) for (const run of runs) if (run.text === text) run.text = by;
  return changed;
}

/** Replaces the last words of a free sentence with a phrase of the same length, starting at a word of the text. */
export function mention(article: GainArticle, atWord: number, phrase: string): GainArticle | null {
  const changed = copyOf(article);
  const size = wordsOf(phrase);
  let words = 0;
  for (const { kind, runs } of changed.pieces) {
    for (const run of runs) {
      const own = run.text.split(' ');
      words += own.length;
      const isFree = kind === 'paragraph' && own.length >= size + 5 && !isTaken(article, run.text);
      if (words <= atWord || !isFree || run.href !== undefined) continue;
      run.text = [...own.slice(0, -size), `${phrase}.`].join(' ');
      return changed;
    }
  }
  return null;
}
