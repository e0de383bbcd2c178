import { parseExpectedAnswer } from '../answers/expected-answer.ts';
import type { EvidencePage } from '../evidence/evidence-page.ts';
import { commonestForm } from '../keyphrases/commonest-form.ts';
import type { Paper, Place } from '../paper/types.ts';
import type { AnswerKind } from '../passages/question-kind.ts';
import type { PaperLanguage, Provenance } from '../score/types.ts';
import { VECTORS_METHOD } from '../similarity/sentence-vectors.ts';
import type { SentenceVectors } from '../similarity/sentence-vectors.ts';
import { textVector } from '../similarity/text-vector.ts';
import { AnalysisCache, analyzePage } from '../text/analyze-paper.ts';
import type { AnalyzedPaper } from '../text/analyze-paper.ts';
import { AnswerMeaning, duelTexts } from './answer-meaning.ts';
import { cutWindows } from './answer-windows.ts';
import type { AnswerWindow } from './answer-windows.ts';
import { AnswerJudge, ANSWERS, hasExpectedForm, JudgeCache, SHARES } from './judge-answers.ts';
import type { JudgedWindow } from './judge-answers.ts';
import { findMissingTerms } from './missing-terms.ts';
import type { MissingTerm } from './missing-terms.ts';
import { WindowIndex } from './window-index.ts';

/** A text's best passage for a question. */
export interface DuelPassage {
  isOwn: boolean;
  /** Address and title of its page; null and '' for our own. */
  url: string | null;
  title: string;
  heading: string;
  text: string;
  places: readonly Place[];
  /** Whether it is an answer; otherwise it is the closest the text has. */
  isAnswer: boolean;
  /** 0 to 1: the sum of `parts`. */
  score: number;
  /** Points for its own words and form, and for agreeing with a plain answer or being one. */
  parts: { fit: number; agreement: number };
}

/**
 * Outcome of a question. `won`: we answer and no rival does; `lost`: a rival answers and we do not; `draw`: both
 * answer, or the difference is too small; `unanswered`: nobody answers.
 */
export type DuelOutcome = 'won' | 'draw' | 'lost' | 'unanswered';

/** What a lost question needs. */
export interface DuelGap {
  /** What the rival's answer has and our passage lacks; null if nothing of that kind is missing. */
  form: Exclude<AnswerKind, 'other'> | null;
  terms: readonly MissingTerm[];
}

export interface QuestionDuel {
  question: string;
  outcome: DuelOutcome;
  /** Our answer, or the closest we have; null if nothing of ours relates to the question. */
  own: DuelPassage | null;
  /** The best passage of each rival page that has one, best first, at most five. */
  rivals: readonly DuelPassage[];
  /** Rival pages that answer. */
  answering: number;
  /** What ours lacks; null unless we lose. */
  gap: DuelGap | null;
}

export interface DuelResult {
  /** In input order, without blank questions. */
  questions: readonly QuestionDuel[];
  won: number;
  draws: number;
  lost: number;
  unanswered: number;
  language: PaperLanguage;
  /** Related words and background rarity are English only. */
  leftOut: readonly 'related_words'[];
  provenance: Provenance;
}

export interface DuelInput {
  questions: readonly string[];
  own: Paper;
  pages: readonly EvidencePage[];
  /** The subject of all texts, which a passage need not repeat. */
  keyword?: string;
  /** ISO 639-1 code; detected from our own text by default. */
  language?: string | null;
  /** Known sentence vectors of passages (`texts` of a `Duel`): they identify answers in other words. English only. */
  vectors?: SentenceVectors | null;
}

const MAX_RIVALS = 5;
/** Scores within this margin are equal. */
const MARGIN = 0.1;

/** Runs the duels of one article repeatedly while it is written; see `createDuel`. */
export interface Duel {
  /** Passages whose sentence vectors `fight` uses, at most 300; none if vectors do not help. */
  texts(input: Pick<DuelInput, 'own' | 'language'>): string[];
  /** Time grows with the texts, and for each question with the passages that share a word with it. */
  fight(input: Omit<DuelInput, 'pages'>): DuelResult;
}

/** One text, ours or a rival's, with its windows. */
interface Fighter {
  analyzed: AnalyzedPaper;
  windows: readonly AnswerWindow[];
  page: EvidencePage | null;
}

interface DuelState {
  code: string;
  fighters: readonly Fighter[];
  memory: JudgeCache;
}

/**
 * Creates the duel of one article being written against fixed pages: they are analyzed once, and our text only where it
 * changes. Results equal those of `passageDuel`.
 */
export function createDuel(pages: DuelInput['pages']): Duel {
  const cache = new AnalysisCache();
  let known: DuelState | null = null;
  const ours = ({ own, language }: Pick<DuelInput, 'own' | 'language'>): Fighter =>
    fighter(cache.analyze(own, language), null);
  const rivals = (code: string): DuelState =>
    (known =
      known?.code === code
        ? known
        : {
            code,
            fighters: pages.map((page) => fighter(analyzePage(page.paper, code), page)),
            memory: new JudgeCache(code),
          });
  return {
    texts(input) {
      const own = ours(input);
      const { code } = own.analyzed.language;
      if (code !== 'en') return [];
      const pagesWindows = rivals(code).fighters.map(({ windows }) => windows);
      return duelTexts(own.windows, pagesWindows);
    },
    fight(input) {
      const own = ours(input);
      const { fighters, memory } = rivals(own.analyzed.language.code);
      return duelOf(input, [own, ...fighters], memory);
    },
  };
}

/**
 * Who answers each question: we, a rival, both, or nobody. Time grows with the texts, and for each question with the
 * passages that share a word with it.
 */
export function passageDuel({ pages, ...input }: DuelInput): DuelResult {
  return createDuel(pages).fight(input);
}

const fighter = (analyzed: AnalyzedPaper, page: EvidencePage | null): Fighter => ({
  analyzed,
  windows: cutWindows(analyzed),
  page,
});

/** `fighters`: ours, then the pages. */
function duelOf(
  { questions, keyword = '', vectors = null }: Omit<DuelInput, 'pages'>,
  fighters: readonly [Fighter, ...Fighter[]],
  memory: JudgeCache,
): DuelResult {
  const [{ analyzed: ours }] = fighters;
  const { code } = ours.language;
  const windows = fighters.flatMap((one) => one.windows);
  const paperOf = fighters.flatMap((one, paper) => one.windows.map(() => paper));
  const index = new WindowIndex(windows, paperOf);
  const meaning = code === 'en' && vectors !== null ? new AnswerMeaning(windows, paperOf, vectors) : null;
  const judge = new AnswerJudge({
    windows,
    paperOf,
    index,
    keyword,
    language: code,
    meaning,
    memory,
  });
  const words = wordsOf(fighters);
  const ownStems = new Set(ours.analyses.flatMap(({ entries }) => entries.map((entry) => entry.key)));
  const show = (judged: JudgedWindow): DuelPassage =>
    shown(judged, windows[judged.window]!, fighters[paperOf[judged.window]!]!.page);
  const duels = questions
    .filter((question) => question.trim() !== '')
    .map((question): QuestionDuel => {
      const best = bestPerText(judge.judge(question), paperOf);
      const own = best.find(({ window }) => paperOf[window] === 0) ?? null;
      const rivals = best.filter(({ window }) => paperOf[window] !== 0).slice(0, MAX_RIVALS);
      const answering = rivals.filter(({ score }) => score >= ANSWERS);
      const outcome = outcomeOf(own?.score ?? 0, rivals[0]?.score ?? 0);
      const ownWindow = own === null ? null : windows[own.window]!;
      const gap = (): DuelGap => ({
        form: findMissingForm(question, code, ownWindow, windows[answering[0]!.window]!),
        terms: findMissingTerms(
          ownWindow,
          answering.map(({ window }) => windows[window]!),
          contentStems(question, code),
          contentStems(keyword, code),
          ownStems,
          words,
          code === 'en',
        ),
      });
      return {
        question: question.trim(),
        outcome,
        own: own === null ? null : show(own),
        rivals: rivals.map((rival) => show(rival)),
        answering: best.filter(({ window, score }) => paperOf[window] !== 0 && score >= ANSWERS).length,
        gap: outcome === 'lost' ? gap() : null,
      };
    });
  const count = (wanted: DuelOutcome): number => duels.filter(({ outcome }) => outcome === wanted).length;
  return {
    questions: duels,
    won: count('won'),
    draws: count('draw'),
    lost: count('lost'),
    unanswered: count('unanswered'),
    language: ours.language,
    leftOut: code === 'en' ? [] : ['related_words'],
    provenance: {
      kind: 'measured',
      method: `form, words and agreement of passages${meaning === null ? '' : `, ${VECTORS_METHOD}`}`,
    },
  };
}

function outcomeOf(own: number, rival: number): DuelOutcome {
  if (own < ANSWERS && rival < ANSWERS) return 'unanswered';
  if ((own >= ANSWERS && rival >= ANSWERS) || Math.abs(own - rival) < MARGIN) return 'draw';
  return own > rival ? 'won' : 'lost';
}

/** The best window of each text that has one, best first; among equals the plain answer, then the better fit. */
function bestPerText(judged: readonly JudgedWindow[], paperOf: readonly number[]): JudgedWindow[] {
  const seen = new Set<number>();
  return judged
    .toSorted(
      (a, b) => b.score - a.score || b.agreement - a.agreement || b.fit - a.fit || a.window - b.window,
    )
    .filter(({ window }) => {
      const paper = paperOf[window]!;
      if (seen.has(paper)) return false;
      seen.add(paper);
      return true;
    });
}

function contentStems(question: string, language: string): ReadonlySet<string> {
  const { byKey, functionWords } = textVector(question, language);
  return new Set([...byKey].filter(([, at]) => functionWords[at] === 0).map(([key]) => key));
}

function findMissingForm(
  question: string,
  language: string,
  own: AnswerWindow | null,
  rival: AnswerWindow,
): DuelGap['form'] {
  const asked = parseExpectedAnswer(question, language);
  if (asked.kind === 'other' || !hasExpectedForm(asked, rival.text)) return null;
  return own !== null && hasExpectedForm(asked, own.text) ? null : asked.kind;
}

function shown(
  { score, fit }: JudgedWindow,
  { heading, text, places }: AnswerWindow,
  page: EvidencePage | null,
): DuelPassage {
  const ofFit = SHARES.fit * fit;
  return {
    isOwn: page === null,
    url: page?.url ?? null,
    title: page?.title ?? '',
    heading,
    text,
    places,
    isAnswer: score >= ANSWERS,
    score,
    parts: { fit: ofFit, agreement: score - ofFit },
  };
}

/** The most common spelling of each stem. */
function wordsOf(fighters: readonly Fighter[]): ReadonlyMap<string, string> {
  const forms = new Map<string, Map<string, number>>();
  for (const { analyzed } of fighters) {
    for (const { entries } of analyzed.analyses) {
      for (const { key, lower } of entries) {
        const known = forms.get(key) ?? new Map<string, number>();
        forms.set(key, known);
        known.set(lower, (known.get(lower) ?? 0) + 1);
      }
    }
  }
  return new Map([...forms].map(([key, counts]) => [key, commonestForm(counts)]));
}
