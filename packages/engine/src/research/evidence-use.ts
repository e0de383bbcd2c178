import type { Block, Paper, Place } from '../paper/types.ts';
import type { AnalyzedBlock, AnalyzedPaper } from '../text/analyze-paper.ts';
import { closingQuotes } from '../text/quotations.ts';
import { claimScore, NEEDS_SOURCE } from './claim-score.ts';
import { findFigures } from './figures.ts';
import type { Figure } from './figures.ts';
import { findNamedSources } from './sources.ts';

/** Facts about the evidence in a text. */
export interface EvidenceFacts {
  /** Sources named in words are recognized in English only. */
  isEnglish: boolean;
  words: number;
  /** Numbers that say how much, how many, or how often. */
  figures: number;
  /** Those that need a source. */
  claims: number;
  unsourcedFigures: readonly Place[];
  /** Sentences that contain them. */
  unsourcedFigureSentences: number;
  /** Passages of at least five words in quotation marks, and block quotations. */
  quotations: number;
  unsourcedQuotations: readonly Place[];
  /** Distinct linked pages of other sites, and sentences that name a source without a link. */
  citations: number;
  /** Those that report what the author measured, tested, or asked. */
  ownReports: number;
}

/** Shorter quoted passages are titles, terms, or irony. */
const QUOTATION_WORDS = 5;
const MAX_QUOTATION_LENGTH = 1200;

interface Quotation {
  start: number;
  end: number;
  sentence: number;
}

interface BlockEvidence {
  figures: readonly Figure[];
  quotations: readonly Quotation[];
  /** Indices of sentences that name a source in words. */
  named: ReadonlySet<number>;
  /** Those that report the author's own work and name nobody else. */
  reported: ReadonlySet<number>;
  /** Claim scores of sentences with figures, by index; computed lazily. */
  claims: Map<number, number>;
}

/** Analyses live as long as their block is unchanged, so an edit costs only the changed block. */
const cache = new WeakMap<AnalyzedBlock, BlockEvidence>();

function blockEvidence(analysis: AnalyzedBlock): BlockEvidence {
  const known = cache.get(analysis);
  if (known !== undefined) return known;
  const sources = findNamedSources(analysis);
  const found = {
    figures: findFigures(analysis),
    quotations: findQuotations(analysis),
    named: new Set(sources.map(({ sentence }) => sentence)),
    reported: new Set(sources.filter(({ isOwn }) => isOwn).map(({ sentence }) => sentence)),
    claims: new Map<number, number>(),
  };
  cache.set(analysis, found);
  return found;
}

/** Whether the figures of an English sentence need a source: it states a fact about the world, or names who says so. */
function needsSource(analysis: AnalyzedBlock, sentence: number): boolean {
  const { claims, figures, named } = blockEvidence(analysis);
  if (sentence === -1 || named.has(sentence)) return true;
  const known = claims.get(sentence) ?? claimScore(analysis, sentence, figures);
  claims.set(sentence, known);
  return known >= NEEDS_SOURCE;
}

/** Measures the evidence of a text: figures, quotations, and sources, and which of them lack a source. */
export function measureEvidence(paper: AnalyzedPaper): EvidenceFacts {
  const isEnglish = paper.language.code === 'en';
  const { blocks } = paper.paper;
  const sources = new SourceMap(paper, isEnglish);
  const facts = {
    isEnglish,
    words: paper.densityWords,
    figures: 0,
    claims: 0,
    unsourcedFigures: [] as Place[],
    unsourcedFigureSentences: 0,
    quotations: 0,
    unsourcedQuotations: [] as Place[],
    citations: sources.count,
    ownReports: sources.ownReports,
  };
  for (const [index, block] of blocks.entries()) {
    if (block.kind !== 'paragraph') continue;
    const { figures, quotations } = blockEvidence(paper.analyses[index]!);
    facts.figures += figures.length;
    let lastUnsourced = -2;
    for (const { start, end, sentence, wantsSource } of figures) {
      // Figures in a quotation are for the quoted author to prove.
      if (!wantsSource || block.inQuote) continue;
      if (isEnglish && !needsSource(paper.analyses[index]!, sentence)) continue;
      facts.claims += 1;
      if (sources.covers(index, sentence)) continue;
      facts.unsourcedFigures.push({ block: index, start, end });
      if (sentence !== lastUnsourced) facts.unsourcedFigureSentences += 1;
      lastUnsourced = sentence;
    }
    if (block.inQuote) continue;
    facts.quotations += quotations.length;
    for (const { start, end, sentence } of quotations) {
      if (!sources.covers(index, sentence)) facts.unsourcedQuotations.push({ block: index, start, end });
    }
  }
  for (const { first, last } of blockQuotations(paper)) {
    facts.quotations += 1;
    if (sources.coversRun(first, last)) continue;
    facts.unsourcedQuotations.push({ block: first, start: 0, end: blocks[first]!.text.length });
  }
  return facts;
}

function findQuotations({ reading }: AnalyzedBlock): Quotation[] {
  const { text, tokens, sentences } = reading;
  const found: Quotation[] = [];
  let token = 0;
  let sentence = 0;
  for (const [start, end] of closingQuotes(text, MAX_QUOTATION_LENGTH)) {
    while (token < tokens.count && tokens.starts[token]! < start) token += 1;
    const first = token;
    while (token < tokens.count && tokens.starts[token]! < end) token += 1;
    if (token - first < QUOTATION_WORDS) continue;
    while (sentence < sentences.length && sentences[sentence]!.lastToken <= first) sentence += 1;
    found.push({ start, end, sentence });
  }
  return found;
}

/** Block quotations: runs of quoted blocks with enough words. */
function blockQuotations({ paper, analyses }: AnalyzedPaper): { first: number; last: number }[] {
  const found: { first: number; last: number }[] = [];
  let first = -1;
  let words = 0;
  for (let index = 0; index <= paper.blocks.length; index += 1) {
    if (paper.blocks[index]?.inQuote === true) {
      if (first === -1) first = index;
      words += analyses[index]!.entries.length;
      continue;
    }
    if (first !== -1 && words >= QUOTATION_WORDS) found.push({ first, last: index - 1 });
    first = -1;
    words = 0;
  }
  return found;
}

const FOREIGN_ADDRESS = /^\s*https?:\/\/[^/\s]/i;
const SIGNATURE = /(?:^|\n)\s*[—–-]{1,2}\s*\p{Lu}/u;

/** The blocks before and after a run of list items or table cells. */
interface ItemBounds {
  before: number;
  after: number;
}

/** Finds which sentences of a paper have a source. */
class SourceMap {
  /** Linked pages of other sites, and sentences that name a source without a link. */
  readonly count: number;
  /** The latter that report the author's own work. */
  readonly ownReports: number;
  private readonly paper: Paper;
  private readonly analyses: readonly AnalyzedBlock[];
  private readonly isEnglish: boolean;
  private readonly linked: ReadonlyMap<number, ReadonlySet<number>>;
  private readonly itemBounds = new Map<number, ItemBounds>();

  constructor({ paper, analyses }: AnalyzedPaper, isEnglish: boolean) {
    this.paper = paper;
    this.analyses = analyses;
    this.isEnglish = isEnglish;
    const linked = new Map<number, Set<number>>();
    const addresses = new Set<string>();
    for (const { block, start, href } of paper.links) {
      if (!FOREIGN_ADDRESS.test(href)) continue;
      addresses.add(href.trim().split('#', 1)[0]!);
      const sentences = linked.get(block) ?? new Set();
      linked.set(block, sentences.add(sentenceAt(analyses[block]!, start)));
    }
    this.linked = linked;
    let named = 0;
    let ownReports = 0;
    if (isEnglish) {
      for (const [index, block] of paper.blocks.entries()) {
        if (block.kind !== 'paragraph') continue;
        const { named: own, reported } = blockEvidence(analyses[index]!);
        for (const sentence of own) {
          if (linked.get(index)?.has(sentence) === true) continue;
          named += 1;
          if (reported.has(sentence)) ownReports += 1;
        }
      }
    }
    this.count = addresses.size + named;
    this.ownReports = ownReports;
  }

  /** Whether a sentence has a source: in itself, in a neighboring sentence, or in the lead-in of its list or table. */
  covers(block: number, sentence: number): boolean {
    for (let near = sentence - 1; near <= sentence + 1; near += 1)
      if (this.hasSource(block, near)) return true;
    const own = this.paper.blocks[block]!;
    if (!isItem(own)) return false;
    const { before, after } = this.boundsOf(block);
    return this.hasLastSource(before) || this.hasLastSource(after);
  }

  /** Whether a run of quoted blocks has a source: in itself, in a signature, or in the sentence before or after it. */
  coversRun(first: number, last: number): boolean {
    for (let block = first; block <= last; block += 1) {
      if (this.hasAnySource(block) || SIGNATURE.test(this.paper.blocks[block]!.text)) return true;
    }
    return this.hasLastSource(first - 1) || this.hasSource(last + 1, 0);
  }

  private hasSource(block: number, sentence: number): boolean {
    if (this.linked.get(block)?.has(sentence) === true) return true;
    const analysis = this.analyses[block];
    return this.isEnglish && analysis !== undefined && blockEvidence(analysis).named.has(sentence);
  }

  private hasAnySource(block: number): boolean {
    return this.linked.has(block) || (this.isEnglish && blockEvidence(this.analyses[block]!).named.size > 0);
  }

  private hasLastSource(block: number): boolean {
    const analysis = this.analyses[block];
    return analysis !== undefined && this.hasSource(block, analysis.reading.sentences.length - 1);
  }

  /** The blocks around the list or table of a block, found once per run. */
  private boundsOf(block: number): ItemBounds {
    const known = this.itemBounds.get(block);
    if (known !== undefined) return known;
    const { blocks } = this.paper;
    let first = block;
    let last = block;
    while (first > 0 && isItem(blocks[first - 1]!)) first -= 1;
    while (last + 1 < blocks.length && isItem(blocks[last + 1]!)) last += 1;
    const bounds = { before: first - 1, after: last + 1 };
    for (let index = first; index <= last; index += 1) this.itemBounds.set(index, bounds);
    return bounds;
  }
}

const isItem = (block: Block): boolean => block.listDepth > 0 || block.inTable;

/** Index of the sentence at an offset, or of the last one before it. */
function sentenceAt({ reading }: AnalyzedBlock, offset: number): number {
  const { sentences } = reading;
  let low = 0;
  let high = sentences.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sentences[middle]!.end <= offset) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low);
}
