import type { Block, Paper } from '../paper/types.ts';
import { AnalysisCache } from '../text/analyze-paper.ts';
import type { AnalyzedBlock } from '../text/analyze-paper.ts';
import { HeldStatements } from './held-statements.ts';
import type { Found, GroundingEvidence, Unsourced } from './types.ts';
import { unsourcedAddresses } from './unsourced-addresses.ts';
import { unsourcedFigures } from './unsourced-figures.ts';
import { unsourcedNames } from './unsourced-names.ts';
import { unsourcedQuotations } from './unsourced-quotations.ts';
import { unsourcedStudies } from './unsourced-studies.ts';

/**
 * Finds statements of generated texts (plain or Markdown) without evidence: for each text its figures, quotations,
 * study authors, and addresses that come from neither a page nor the user, in reading order. A figure must refer to the
 * same thing, a quotation must match verbatim, an address exactly; an HTML tag counts as an address. Studies are
 * recognized in English. With `names`, names in English sentences are checked too. Never throws; time grows with the
 * evidence for each statement.
 */
export function checkAgainstEvidence(
  texts: readonly string[],
  { pages, given, addresses }: GroundingEvidence,
  { names = false }: { names?: boolean } = {},
): Unsourced[][] {
  const held = new HeldStatements(pages, given);
  const allowed = [...addresses, ...pages.flatMap(({ url }) => (url === null ? [] : [url]))];
  const language = languageOf([
    ...pages.flatMap(({ paper }) => paper.blocks.map((block) => block.text)),
    ...given,
    ...texts,
  ]);
  return texts.map((text) => checkText(text, { held, allowed, language, names: names && language === 'en' }));
}

interface Check {
  held: HeldStatements;
  allowed: readonly string[];
  language: string;
  names: boolean;
}

function checkText(text: string, { held, allowed, language, names }: Check): Unsourced[] {
  const addresses = unsourcedAddresses(text, allowed);
  const lines = linesOf(text, language);
  const inLines = (find: (analysis: AnalyzedBlock, held: HeldStatements) => Found[]): Found[] =>
    lines.flatMap(({ start, analysis }) =>
      find(analysis, held).map((one) => ({ ...one, start: one.start + start, end: one.end + start })),
    );
  const studies = inLines(unsourcedStudies);
  const stated = [...unsourcedFigures(text, held), ...unsourcedQuotations(text, held), ...studies];
  const others = inOrder([...addresses, ...withoutOverlaps(addresses, stated)]);
  const found = names ? inOrder([...others, ...withoutOverlaps(others, inLines(unsourcedNames))]) : others;
  const sentences = sentencesOf(lines);
  let at = 0;
  return found.map(({ words = '', ...one }) => {
    while (at < sentences.length && sentences[at]!.end <= one.start) at += 1;
    const sentence = sentenceAround(sentences, at, one);
    return { ...one, words, text: text.slice(one.start, one.end), sentence };
  });
}

const inOrder = (found: readonly Found[]): Found[] => found.toSorted((one, other) => one.start - other.start);

/**
 * Findings that overlap no others: numbers and names within an address are not statements, and a study's name is
 * reported once.
 */
function withoutOverlaps(others: readonly Found[], stated: readonly Found[]): Found[] {
  let at = 0;
  return inOrder(stated).filter((one) => {
    while (at < others.length && others[at]!.end <= one.start) at += 1;
    const other = others[at];
    return other === undefined || other.start >= one.end;
  });
}

interface Line {
  start: number;
  end: number;
  analysis: AnalyzedBlock;
}

function linesOf(text: string, language: string): Line[] {
  const lines: { start: number; text: string }[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    lines.push({ start, text: line });
    start += line.length + 1;
  }
  const { analyses } = new AnalysisCache().analyze(paperOf(lines.map((line) => line.text)), language);
  return lines.map((line, at) => ({
    start: line.start,
    end: line.start + line.text.length,
    analysis: analyses[at]!,
  }));
}

interface Stretch {
  start: number;
  end: number;
}

function sentencesOf(lines: readonly Line[]): Stretch[] {
  return lines.flatMap((line) => {
    const own = line.analysis.reading.sentences;
    return own.length === 0
      ? [{ start: line.start, end: line.end }]
      : own.map(({ start, end }) => ({ start: start + line.start, end: end + line.start }));
  });
}

/** From the start of the sentence in which it starts, at `first` or later, to the end of the one in which it ends. */
function sentenceAround(sentences: readonly Stretch[], first: number, found: Found): Stretch {
  let { start, end } = found;
  for (let at = first; at < sentences.length && sentences[at]!.start < found.end; at += 1) {
    start = Math.min(start, sentences[at]!.start);
    end = Math.max(end, sentences[at]!.end);
  }
  return { start, end };
}

function languageOf(texts: readonly string[]): string {
  return new AnalysisCache().analyze(paperOf(texts)).language.code;
}

const LINE: Omit<Block, 'text'> = {
  kind: 'paragraph',
  level: 0,
  listDepth: 0,
  listItem: -1,
  inQuote: false,
  inTable: false,
  position: -1,
};

function paperOf(lines: readonly string[]): Paper {
  const blocks = lines.map((text) => ({ ...LINE, text }));
  return { format: 'plain', blocks, links: [], images: [], lists: 0, tables: 0 };
}
