import { wordRarity } from '../background/word-rarity.ts';
import type { EvidencePage } from '../evidence/evidence-page.ts';
import { prepareKeyword } from '../research/keyword.ts';
import { quantile } from '../series/quantile.ts';
import type { PaperLanguage } from '../score/types.ts';
import { analyzePage } from '../text/analyze-paper.ts';
import type { AnalyzedPaper } from '../text/analyze-paper.ts';
import { lexiconOf } from '../text/lexicon.ts';
import { foldSubPhrases } from './fold-sub-phrases.ts';
import { articleBlocks, siteKeys } from './page-text.ts';
import { gatherPhrases } from './phrase-use.ts';
import type { PhraseUse } from './phrase-use.ts';
import type { SubjectTerms, Term } from './term.ts';
import { termWeight } from './term-weight.ts';

/** More terms than a writer can review are no help. */
const MAX_TERMS = 80;
/** Minimum number of pages that use a term; a third of them if there are fewer than nine. */
const ENOUGH_PAGES = 3;
const MIN_PAGE_SHARE = 1 / 3;
/** A term from a single page must be used there more than once. */
const MIN_SINGLE_PAGE_COUNT = 2;
/** Minimum ratio of a term's frequency in the subject to the background. */
const MIN_LIFT = 3;
/** Share of 'the' in English text: a word's background share is this × e^-rarity. */
const COMMONEST_SHARE = 0.06;
const LOW_PERCENTILE = 0.1;
const HIGH_PERCENTILE = 0.9;

/**
 * The terms of a subject from competing pages, heaviest first. Weight = share of pages that use the term × its rarity
 * (relative to the maximum); range = 10th to 90th percentile of its counts on pages that use it. Empty without pages:
 * use `modelledTerms`. Time grows with the pages' text.
 */
export function subjectTerms(keyword: string, pages: readonly EvidencePage[]): SubjectTerms {
  const { language, papers, used } = analyzePages(pages);
  const isEnglish = language.code === 'en';
  const blocks = articleBlocks(used, papers);
  const words = blocks.flat().reduce((sum, { entries }) => sum + entries.length, 0);
  const keywordKeys = new Set(prepareKeyword(keyword, lexiconOf(language.code))?.keys);
  const siteWords = siteKeys(lexiconOf(language.code));
  const needed = Math.min(ENOUGH_PAGES, Math.ceil(used.length * MIN_PAGE_SHARE));
  const uses = gatherPhrases(blocks, isEnglish, needed);
  const belongs = (use: PhraseUse): boolean => {
    if (use.counts.length === 1 && use.total < MIN_SINGLE_PAGE_COUNT) return false;
    if (use.keys.some((key) => siteWords.has(key) && !keywordKeys.has(key))) return false;
    return !isEnglish || liftOf(use, words) >= MIN_LIFT;
  };
  const kept = foldSubPhrases(uses.filter((use) => belongs(use)));
  const terms = kept.map((use) => toTerm(use, used.length, isEnglish));
  terms.sort((a, b) => b.weight - a.weight || b.pages - a.pages || (a.key < b.key ? -1 : 1));
  return {
    keyword: keyword.trim(),
    terms: terms.slice(0, MAX_TERMS),
    language,
    evidence: used.map(({ url, title }) => ({ url, title })),
    leftOut: isEnglish ? [] : ['rarity', 'noun_phrases'],
    provenance: { kind: 'measured', method: 'page share × background rarity' },
  };
}

/** The pages in the language most of them use. */
function analyzePages(pages: readonly EvidencePage[]) {
  const all = pages.map((page) => analyzePage(page.paper));
  const byLanguage = new Map<string, number>();
  for (const { language } of all) byLanguage.set(language.code, (byLanguage.get(language.code) ?? 0) + 1);
  let code = 'en';
  let most = 0;
  for (const [candidate, count] of byLanguage) {
    if (count <= most) continue;
    code = candidate;
    most = count;
  }
  const papers: AnalyzedPaper[] = [];
  const used: EvidencePage[] = [];
  let language: PaperLanguage = { code, source: 'assumed' };
  for (const [index, paper] of all.entries()) {
    if (paper.language.code !== code) continue;
    if (paper.language.source === 'detected') language = paper.language;
    papers.push(paper);
    used.push(pages[index]!);
  }
  return { language, papers, used };
}

/** How many times more often the pages use a phrase than the background uses its words (geometric mean). */
function liftOf(use: PhraseUse, words: number): number {
  let sum = 0;
  for (const key of use.contentKeys) sum += wordRarity(key);
  const background = COMMONEST_SHARE * Math.exp(-sum / use.contentKeys.length);
  return use.total / Math.max(1, words) / background;
}

function toTerm(use: PhraseUse, pages: number, isEnglish: boolean): Term {
  const { counts } = use;
  const low = Math.max(1, Math.round(quantile(counts, LOW_PERCENTILE)));
  return {
    text: use.text,
    key: use.keys.join(' '),
    weight: termWeight(counts.length / pages, use.contentKeys, isEnglish),
    pages: counts.length,
    low,
    high: Math.max(low, Math.round(quantile(counts, HIGH_PERCENTILE))),
  };
}
