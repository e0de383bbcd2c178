import type { EvidencePage } from '../evidence/evidence-page.ts';
import { commonestForm } from '../keyphrases/commonest-form.ts';
import type { Paper, Place } from '../paper/types.ts';
import type { PaperLanguage, Provenance } from '../score/types.ts';
import { VECTORS_METHOD } from '../similarity/sentence-vectors.ts';
import type { SentenceVectors } from '../similarity/sentence-vectors.ts';
import { textVector } from '../similarity/text-vector.ts';
import { AnalysisCache } from '../text/analyse-paper.ts';
import type { AnalysedPaper } from '../text/analyse-paper.ts';
import { missingTerms } from './missing-terms.ts';
import type { MissingTerm } from './missing-terms.ts';
import { BM25_SHARE, PassageRanking, textOfPassage } from './passage-ranking.ts';
import type { RankedPassage } from './passage-ranking.ts';
import { cutPassages } from './passages.ts';
import type { Passage } from './passages.ts';

/** A passage in the duel for a question. */
export interface DuelPassage {
  isOwn: boolean;
  /** Address and title of its page; null and '' for our own. */
  url: string | null;
  title: string;
  heading: string;
  text: string;
  places: readonly Place[];
  /** 1 is the best of all. */
  rank: number;
  /** 0 to 1: the sum of `parts`. */
  score: number;
  /** What `bm25` and `similarity`, with their shares, add to the score. */
  parts: { bm25: number; similarity: number };
  /** The question's words, how often and in how short a text, as a share of what is possible, 0 to 1. */
  bm25: number;
  /** Weighted share of the question's words that the passage and its heading have, 0 to 1. */
  similarity: number;
}

/** How a question goes: `unanswered` when no passage of anybody shares a word with it, or is near it by its vector. */
export type DuelOutcome = 'won' | 'lost' | 'absent' | 'unanswered';

export interface QuestionDuel {
  question: string;
  /** `absent`: rivals have passages, we have none. */
  outcome: DuelOutcome;
  /** The best of all passages; null when nobody has one. */
  winner: DuelPassage | null;
  /** Our best; null when none of ours shares a word with the question. */
  own: DuelPassage | null;
  /** The best passage of each rival page, best first, at most five. */
  rivals: readonly DuelPassage[];
  /** How many passages share a word with the question. */
  contenders: number;
  /** What our best lacks; empty when we win. */
  missing: readonly MissingTerm[];
}

export interface DuelResult {
  /** In the order of the input, blank questions left out. */
  questions: readonly QuestionDuel[];
  won: number;
  language: PaperLanguage;
  /** Related words and the background's rarity are English only. */
  leftOut: readonly 'related_words'[];
  provenance: Provenance;
}

export interface DuelInput {
  questions: readonly string[];
  own: Paper;
  pages: readonly EvidencePage[];
  /** ISO 639-1 code; detected from our own text when it is not given. */
  language?: string | null;
  /** Sentence vectors of the questions and of `texts` of a duel, where known; English only. */
  vectors?: SentenceVectors | null;
}

const MOST_RIVALS = 5;

/** Fights the duels of one article again and again while it is written; see `createDuel`. */
export interface Duel {
  /** Time grows with what changed in our text, and for each question with the passages that share a word with it. */
  fight(input: Omit<DuelInput, 'pages'>): DuelResult;
  /**
   * The texts whose sentence vectors a fight can use, questions aside: the passages of our text and of the pages. None in
   * another language than English.
   */
  texts(input: Pick<DuelInput, 'own' | 'language'>): readonly string[];
}

/**
 * Makes the duel of one article that is being written against pages that stay: they are analysed once, and of our text
 * only what changes. Its answers are the same as those of `passageDuel`.
 */
export function createDuel(pages: DuelInput['pages']): Duel {
  const cache = new AnalysisCache();
  let rivals: { code: string; papers: readonly AnalysedPaper[] } | null = null;
  const read = (own: Paper, language: DuelInput['language']): [AnalysedPaper, ...AnalysedPaper[]] => {
    const ours = cache.analyse(own, language);
    const { code } = ours.language;
    if (rivals?.code !== code)
      rivals = { code, papers: pages.map((page) => new AnalysisCache().analyse(page.paper, code)) };
    return [ours, ...rivals.papers];
  };
  return {
    fight({ questions, own, language, vectors = null }) {
      const papers = read(own, language);
      return duelOf(questions, papers, pages, papers[0].language.code === 'en' ? vectors : null);
    },
    texts({ own, language }) {
      const papers = read(own, language);
      if (papers[0].language.code !== 'en') return [];
      return papers.flatMap((paper) => cutPassages(paper).map(textOfPassage));
    },
  };
}

/** Which passage answers each question best: ours, or whose. Time grows with the texts, and for each question with the passages that share a word with it. */
export function passageDuel({ pages, ...input }: DuelInput): DuelResult {
  return createDuel(pages).fight(input);
}

/** `papers`: ours, then those of the pages. */
function duelOf(
  questions: readonly string[],
  papers: readonly [AnalysedPaper, ...AnalysedPaper[]],
  pages: readonly EvidencePage[],
  vectors: SentenceVectors | null,
): DuelResult {
  const [ours] = papers;
  const { code } = ours.language;
  const passages: Passage[] = [];
  const papersOf: number[] = [];
  for (const [index, paper] of papers.entries()) {
    for (const passage of cutPassages(paper)) {
      passages.push(passage);
      papersOf.push(index);
    }
  }
  const ranking = new PassageRanking(passages, code, vectors);
  const words = wordsOf(papers);
  const ownStems = new Set(ours.analyses.flatMap(({ entries }) => entries.map((entry) => entry.key)));
  const duels = questions
    .filter((question) => question.trim() !== '')
    .map((question): QuestionDuel => {
      const vector = textVector(question, code, vectors);
      const ranked = ranking.rank(vector);
      const show = (entry: RankedPassage): DuelPassage => shown(entry, ranked, passages, papersOf, pages);
      const ownEntry = ranked.find(({ passage }) => papersOf[passage] === 0);
      const rivalEntries = bestOfEachPage(ranked, papersOf);
      const winner = ranked[0];
      const isWon = winner !== undefined && winner === ownEntry;
      const asked = new Set(
        [...vector.byKey].filter(([, at]) => vector.functionWords[at] === 0).map(([key]) => key),
      );
      const rivals = rivalEntries.map(({ passage }) => passages[passage]!);
      const ownPassage = ownEntry === undefined ? null : passages[ownEntry.passage]!;
      return {
        question: question.trim(),
        outcome:
          winner === undefined ? 'unanswered' : isWon ? 'won' : ownEntry === undefined ? 'absent' : 'lost',
        winner: winner === undefined ? null : show(winner),
        own: ownEntry === undefined ? null : show(ownEntry),
        rivals: rivalEntries.map((entry) => show(entry)),
        contenders: ranked.length,
        missing: isWon ? [] : missingTerms(ownPassage, rivals, asked, ownStems, words, code === 'en'),
      };
    });
  return {
    questions: duels,
    won: duels.filter(({ outcome }) => outcome === 'won').length,
    language: ours.language,
    leftOut: code === 'en' ? [] : ['related_words'],
    provenance: vectors
      ? { kind: 'modelled', method: `BM25 and word overlap of passages, ${VECTORS_METHOD}` }
      : { kind: 'measured', method: 'BM25 and word overlap of passages' },
  };
}

function bestOfEachPage(ranked: readonly RankedPassage[], papersOf: readonly number[]): RankedPassage[] {
  const seen = new Set<number>();
  const found: RankedPassage[] = [];
  for (const entry of ranked) {
    const paper = papersOf[entry.passage]!;
    if (paper === 0 || seen.has(paper)) continue;
    seen.add(paper);
    found.push(entry);
    if (found.length === MOST_RIVALS) break;
  }
  return found;
}

function shown(
  entry: RankedPassage,
  ranked: readonly RankedPassage[],
  passages: readonly Passage[],
  papersOf: readonly number[],
  pages: readonly EvidencePage[],
): DuelPassage {
  const { heading, text, places } = passages[entry.passage]!;
  const paper = papersOf[entry.passage]!;
  const page = paper === 0 ? null : pages[paper - 1]!;
  const rank = ranked.indexOf(entry) + 1;
  const { score, bm25, similarity } = entry;
  return {
    isOwn: page === null,
    url: page?.url ?? null,
    title: page?.title ?? '',
    heading,
    text,
    places,
    rank,
    score,
    parts: { bm25: BM25_SHARE * bm25, similarity: (1 - BM25_SHARE) * similarity },
    bm25,
    similarity,
  };
}

/** The commonest spelling of each stem. */
function wordsOf(papers: readonly AnalysedPaper[]): ReadonlyMap<string, string> {
  const forms = new Map<string, Map<string, number>>();
  for (const { analyses } of papers) {
    for (const { entries } of analyses) {
      for (const { key, lower } of entries) {
        const known = forms.get(key) ?? new Map<string, number>();
        forms.set(key, known);
        known.set(lower, (known.get(lower) ?? 0) + 1);
      }
    }
  }
  return new Map([...forms].map(([key, counts]) => [key, commonestForm(counts)]));
}
