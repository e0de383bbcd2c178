import { createHash } from 'node:crypto';
import { parsePaper, scoreClaim, sentences, type Block, type Paper } from '@pagewright/engine';
import type { UnsourcedPlace, UnsourcedReason } from '@pagewright/contract/content';
import { figureKey, findFigures, findStatedFigures, wordSet, tokenize, type Token } from './figures.ts';
import { isFirstHand, namesSource } from './named-source.ts';
import words from './source-words.json' with { type: 'json' };

/** What an item publishes. */
export interface PublishedText {
  /** Editor JSON. */
  readonly content: string;
  readonly title?: string;
  readonly metaTitle?: string;
  readonly metaDescription?: string;
}

/** A statement about the world without a source. */
export interface UnsourcedSentence {
  /** As displayed, with white space collapsed. */
  readonly text: string;
  /** Key of the decisions about it. Different words give a different key. */
  readonly key: string;
  readonly reason: UnsourcedReason;
  readonly place: UnsourcedPlace;
}

/** Shorter passages in quotation marks are titles, terms, or irony. */
const QUOTATION_WORDS = 5;
/** Minimum score from the claims model for an English sentence without a figure to need a source. */
const CLAIM = 0.9;
/** The same for a sentence with a figure that may be an everyday one. */
const PLAIN_CLAIM = 0.85;
const STATISTIC_CLAIM = 0.2;

const STATISTICS = wordSet(words.statistics);
const SUPPOSING = wordSet(words.supposing);
const CONDITIONS = wordSet(words.conditions);
const ADDRESSED = wordSet(words.addressed);
const KNOWING = wordSet(words.knowing);
const IMPERATIVES = wordSet(words.imperatives);
const OWN = new Set([...wordSet(words.ownSubjects), ...wordSet(words.ownPossessives)]);
const STUDIES = words.unnamedStudies.map((pattern) => new RegExp(pattern, 'iu'));
const FUNCTION_WORDS = Object.entries(words.functionWords).map(
  ([code, list]) => [code, wordSet(list)] as const,
);

/**
 * Finds the sentences of an item that need a source and have none, each once, in reading order: figures about the
 * world, quotations, unnamed studies, and what the claims model considers a claim (English only). A source is a link to
 * another site or a name, in the sentence, in a neighboring one, or in the introduction to its list. In the title, meta
 * texts, and headings, only figures are checked, and a source of the same figure in the text is enough. What the
 * author measured or offers needs none; neither do code, instructions, and suppositions. Runs in linear time.
 */
export function findUnsourced({
  content,
  title = '',
  metaTitle = '',
  metaDescription = '',
}: PublishedText): UnsourcedSentence[] {
  const paper = parsePaper(content);
  const reader = new SourceReader(paper);
  const found = new Map<string, UnsourcedSentence>();
  const add = (text: string, reason: UnsourcedReason, place: UnsourcedPlace): void => {
    const key = sentenceKey(text);
    if (!found.has(key)) found.set(key, { text, key, reason, place });
  };
  const addStated = (sentence: Sentence, place: UnsourcedPlace): void => {
    if (!reader.repeats(statedFigures(sentence))) add(sentence.text, 'figure', place);
  };
  for (const sentence of splitSentences(title)) addStated(sentence, 'title');
  for (const [index, block] of paper.blocks.entries()) {
    if (block.kind === 'heading')
      for (const [at, sentence] of reader.sentencesOf(index).entries())
        if (!reader.isLinked(index, at)) addStated(sentence, 'text');
    if (block.kind !== 'paragraph') continue;
    const isEnglish = reader.isEnglish(index);
    for (const [at, sentence] of reader.sentencesOf(index).entries()) {
      const reason = block.inQuote ? quotedReason(sentence) : reasonOf(sentence, isEnglish);
      if (reason !== null && !reader.covers(index, at)) add(sentence.text, reason, 'text');
    }
  }
  for (const sentence of splitSentences(metaTitle)) addStated(sentence, 'metaTitle');
  for (const sentence of splitSentences(metaDescription)) addStated(sentence, 'metaDescription');
  return [...found.values()];
}

/** Identifies a sentence by its words, regardless of white space. */
export function sentenceKey(sentence: string): string {
  const words = sentence
    .normalize('NFC')
    .replaceAll(/[\s\u{FFFC}]+/gu, ' ')
    .trim();
  return createHash('sha256').update(words).digest('base64url');
}

interface Sentence {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly tokens: readonly Token[];
}

function quotedReason({ tokens }: Sentence): UnsourcedReason | null {
  return tokens.length >= QUOTATION_WORDS ? 'quotation' : null;
}

function reasonOf({ text, tokens }: Sentence, isEnglish: boolean): UnsourcedReason | null {
  if (tokens.length === 0 || isFirstHand(tokens)) return null;
  if (STUDIES.some((pattern) => pattern.test(text))) return 'study';
  if (quotes(text)) return 'quotation';
  if (isInstruction(tokens) || isSupposition(tokens) || isOpenQuestion(text, tokens)) return null;
  const kinds = findFigures(text, tokens).map(({ kind }) => kind);
  if (kinds.includes('world')) return 'figure';
  const score = isEnglish ? scoreClaim(text) : null;
  const isOwn = tokens.some(({ lower }) => OWN.has(lower));
  if (kinds.length > 0) {
    if (isOwn) return null;
    const isStatistic = tokens.some(({ lower }) => STATISTICS.has(lower));
    if (score === null) return isStatistic ? 'figure' : null;
    return score >= PLAIN_CLAIM || (isStatistic && score >= STATISTIC_CLAIM) ? 'figure' : null;
  }
  return score !== null && score >= CLAIM && !isOwn ? 'claim' : null;
}

/** Titles that announce a task; what they promise is the text's. */
const TASK =
  /^(?:how to|cómo \p{L}+[aei]r|comment (?:ne pas |bien |se |s['’])*\p{L}+(?:er|ir|re))(?!\p{L})/iu;

/** The figures that a heading, a title, or a description states. */
function statedFigures({ text, tokens }: Sentence): string[] {
  if (TASK.test(text.trim()) || namesSource(text, tokens) || isFirstHand(tokens)) return [];
  if (isInstruction(tokens) || isSupposition(tokens) || isOpenQuestion(text, tokens)) return [];
  if (tokens.some(({ lower }) => OWN.has(lower))) return [];
  return findStatedFigures(text, tokens).map(figureKey);
}

/** 'Add …', 'Ajoutez …'; not 'Note that …'. */
function isInstruction(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(
    ({ lower }) =>
      !/^(?:then|now|first|next|finally|always|never|luego|después|puis|ensuite|enfin)$/.test(lower),
  );
  const { lower = '' } = tokens[at] ?? {};
  if (/^(?:that|que)$/.test(tokens[at + 1]?.lower ?? '')) return false;
  return IMPERATIVES.has(lower) || (/.{3}ez$/.test(lower) && !/^(?:assez|chez)$/.test(lower));
}

/** 'Suppose that …', 'If you save 10% …'. */
function isSupposition(tokens: readonly Token[]): boolean {
  const { lower = '' } = tokens[0] ?? {};
  if (SUPPOSING.has(lower)) return true;
  if (!CONDITIONS.has(lower)) return false;
  return tokens.slice(1).some((token) => ADDRESSED.has(token.lower)) || lower === 'si';
}

/** A question states nothing, unless it asks "did you know …". */
function isOpenQuestion(text: string, tokens: readonly Token[]): boolean {
  return (
    /\?\s*$/.test(text) && !tokens.slice(0, 4).some(({ lower }) => KNOWING.has(lower.split('-', 1).join('')))
  );
}

const QUOTED = /“([^“”]{10,1200})”|«([^«»]{10,1200})»|(?<!\S)"([^"]{10,1200})"/g;

function quotes(text: string): boolean {
  return [...text.matchAll(QUOTED)].some(
    (match) => tokenize(match[1] ?? match[2] ?? match[3] ?? '').length >= QUOTATION_WORDS,
  );
}

const FOREIGN_ADDRESS = /^\s*https?:\/\/[^/\s]/i;
const isItem = ({ listDepth, inTable }: Block): boolean => listDepth > 0 || inTable;

/** The blocks of one list, table, or quotation; `isSourced` is null until it is known. */
interface Run {
  first: number;
  last: number;
  isSourced: boolean | null;
}

/** Splits a paper into sentences and tells which of them are covered by a source. */
class SourceReader {
  private readonly paper: Paper;
  private readonly sentences = new Map<number, readonly Sentence[]>();
  private readonly links = new Map<number, number[]>();
  private readonly runs = new Map<number, Run>();
  private readonly language: string;
  private sourcedFigures: ReadonlySet<string> | null = null;

  constructor(paper: Paper) {
    this.paper = paper;
    for (const { block, start, href } of paper.links) {
      if (!FOREIGN_ADDRESS.test(href)) continue;
      const starts = this.links.get(block) ?? [];
      starts.push(start);
      this.links.set(block, starts);
    }
    this.language = guessLanguage(paper.blocks.map(({ text }) => text).join(' '));
  }

  sentencesOf(block: number): readonly Sentence[] {
    const known = this.sentences.get(block);
    if (known) return known;
    const found = splitSentences(this.paper.blocks[block]?.text ?? '');
    this.sentences.set(block, found);
    return found;
  }

  isEnglish(block: number): boolean {
    return guessLanguage(this.paper.blocks[block]?.text ?? '', this.language) === 'en';
  }

  /** Whether a sentence has a source: in itself, in a neighboring one, or around its list, table, or quotation. */
  covers(block: number, at: number): boolean {
    for (let near = at - 1; near <= at + 1; near += 1) if (this.hasSource(block, near)) return true;
    const own = this.paper.blocks[block];
    if (!own) return false;
    if (!own.inQuote && !isItem(own)) return false;
    const run = this.runOf(block);
    if (run.isSourced === null) {
      const { first, last } = run;
      const isBefore = first > 0 && this.hasSource(first - 1, this.sentencesOf(first - 1).length - 1);
      const isAfter = this.hasSource(last + 1, 0) && (own.inQuote || this.sentencesOf(last + 1).length === 1);
      run.isSourced = isBefore || isAfter || (own.inQuote && this.isSigned(run));
    }
    return run.isSourced;
  }

  /** Whether the text has all these figures, each with a source or from its author. */
  repeats(figures: readonly string[]): boolean {
    if (figures.length === 0) return true;
    const sourced = (this.sourcedFigures ??= this.findSourcedFigures());
    return figures.every((figure) => sourced.has(figure));
  }

  private findSourcedFigures(): ReadonlySet<string> {
    const sourced = new Set<string>();
    for (const [index, { kind }] of this.paper.blocks.entries()) {
      if (kind !== 'paragraph') continue;
      for (const [at, { text, tokens }] of this.sentencesOf(index).entries()) {
        const figures = findFigures(text, tokens);
        if (figures.length === 0 || !(isFirstHand(tokens) || this.covers(index, at))) continue;
        for (const figure of figures) sourced.add(figureKey(figure));
      }
    }
    return sourced;
  }

  /** Finds the neighboring blocks in the same list, table, or quotation. */
  private runOf(block: number): Run {
    const known = this.runs.get(block);
    if (known) return known;
    const { blocks } = this.paper;
    const isOfRun = blocks[block]?.inQuote === true ? (one: Block): boolean => one.inQuote : isItem;
    const isSame = (index: number): boolean => {
      const one = blocks[index];
      return one !== undefined && isOfRun(one);
    };
    const run: Run = { first: block, last: block, isSourced: null };
    while (isSame(run.first - 1)) run.first -= 1;
    while (isSame(run.last + 1)) run.last += 1;
    for (let one = run.first; one <= run.last; one += 1) this.runs.set(one, run);
    return run;
  }

  /** Whether a quotation contains a source or a signature. */
  private isSigned({ first, last }: Run): boolean {
    for (let one = first; one <= last; one += 1) {
      if (SIGNATURE.test(this.paper.blocks[one]?.text ?? '')) return true;
      if (this.sentencesOf(one).some((_, at) => this.hasSource(one, at))) return true;
    }
    return false;
  }

  private hasSource(block: number, at: number): boolean {
    if (this.paper.blocks[block]?.kind !== 'paragraph') return false;
    const sentence = this.sentencesOf(block)[at];
    return (
      sentence !== undefined && (this.isLinked(block, at) || namesSource(sentence.text, sentence.tokens))
    );
  }

  /** Whether a sentence has a link to another site. */
  isLinked(block: number, at: number): boolean {
    const sentence = this.sentencesOf(block)[at];
    if (!sentence) return false;
    return this.links.get(block)?.some((start) => start >= sentence.start && start < sentence.end) === true;
  }
}

const SIGNATURE = /(?:^|\n)\s*[—–-]{1,2}\s*\p{Lu}/u;

/** Splits a block into sentences with their positions. Every non-space character is in exactly one of them. */
function splitSentences(text: string): Sentence[] {
  let at = 0;
  return sentences(text).map((sentence) => {
    while (/\s/.test(text.charAt(at))) at += 1;
    const start = at;
    for (const sign of sentence.replaceAll(/\s+/g, '')) {
      while (/\s/.test(text.charAt(at))) at += 1;
      at += sign.length;
    }
    return { text: sentence, start, end: at, tokens: tokenize(sentence) };
  });
}

/** Guesses the language, of the three supported, by function words; returns `otherwise` if there are too few. */
function guessLanguage(text: string, otherwise = ''): string {
  const counts = new Map<string, number>();
  for (const { lower } of tokenize(text))
    for (const [code, list] of FUNCTION_WORDS)
      if (list.has(lower)) counts.set(code, (counts.get(code) ?? 0) + 1);
  const [best] = [...counts].toSorted((one, other) => other[1] - one[1]);
  return best && best[1] >= 2 ? best[0] : otherwise;
}
