/**
 * Live score against yoastseo: one run, the same unseen articles of 3,000 words, both warm.
 * `npm run bench:score`; the rows alone: `npm run bench:engine`
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createScorer, parsePaper, prepareEvidence, score } from '@pagewright/engine';
import type { ScoreInput, SubjectEvidence } from '@pagewright/engine';
import { reportLinearTime } from './engine/linear-time.ts';
import { joinArticles, readWikiArticles, toEditorJson, toHtml } from './bench-articles.ts';
import type { BenchArticle } from './bench-articles.ts';
import type { BenchRow } from './engine/bench-row.ts';
import { mean, measureTime, median } from './measure-time.ts';
import type { Duration } from './measure-time.ts';

const WORDS = 3000;
const WARM_ARTICLES = 3;
/** The peer needs a second per article, so it gets fewer. */
const PEER_ARTICLES = 5;
/** Both sides get the same time to warm up, on the same articles. */
const WARM_UP_MILLISECONDS = 3000;
const EDITS = 50;
/** Pages to compare with: other articles of the same length. */
const PAGES = 10;
const GOALS = { full: 25, edit: 5, ratio: 50, aim: 100 } as const;

/** What one run measured, in milliseconds of wall and processor time. */
interface Measured {
  full: Duration[];
  editFirst: Duration[];
  editMiddle: Duration[];
  /** The same two with page evidence. */
  compared: Duration[];
  editCompared: Duration[];
  terms: number;
  /** Empty if the peer is not installed. */
  yoast: Duration[];
}

function measureAll(): Measured {
  const articles = loadArticles();
  const warm = articles.slice(0, WARM_ARTICLES);
  const unseen = articles.slice(WARM_ARTICLES);
  warmUp(warm, (article) => score(inputOf(article)));
  // Every other article, so that the rest is still unseen when evidence is added.
  const full = unseen
    .filter((_, index) => index % 2 === 0)
    .map((article) => {
      const input = inputOf(article);
      return measureTime(() => score(input));
    });
  const evidence = evidenceFrom([...warm, ...unseen.filter((_, index) => index % 2 === 0)].slice(0, PAGES));
  warmUp(warm, (article) => score({ ...inputOf(article), evidence }));
  const compared = unseen
    .filter((_, index) => index % 2 === 1)
    .map((article) => {
      const input = { ...inputOf(article), evidence };
      return measureTime(() => score(input));
    });
  const edited = unseen.slice(0, PEER_ARTICLES);
  const editFirst = edited.flatMap((article) => timeEdits(article, 0));
  const editMiddle = edited.flatMap((article) => timeEdits(article, Math.floor(article.blocks.length / 2)));
  const editCompared = edited.flatMap((article) => timeEdits(article, 0, evidence));
  const own = { full, editFirst, editMiddle, compared, editCompared, terms: evidence.terms.length };
  const analyze = loadYoast();
  if (analyze === null) return { ...own, yoast: [] };
  warmUp(warm, analyze);
  const yoast = unseen.slice(0, PEER_ARTICLES).map((article) => measureTime(() => analyze(article)));
  return { ...own, yoast };
}

/** The rows of the table: the full score against the peer, and the score after an edit. */
export function measure(): Promise<BenchRow[]> {
  const { full, editFirst, editMiddle, compared, editCompared, yoast } = measureAll();
  const middle = (durations: readonly Duration[]): number => median(durations.map(({ wall }) => wall));
  const ratio = yoast.length === 0 ? null : middle(yoast) / middle(full);
  const edit = Math.max(middle(editFirst), middle(editMiddle), middle(editCompared));
  return Promise.resolve([
    {
      axis: `Full live score, unseen article of ${WORDS} words, warm`,
      peer: ratio === null ? 'yoastseo: not installed' : `yoastseo 3.6.0: ${middle(yoast).toFixed(0)} ms`,
      goal: `≤ ${GOALS.full} ms and ≥ ${GOALS.aim} × faster`,
      ours: `${middle(full).toFixed(1)} ms${ratio === null ? '' : `, ${ratio.toFixed(0)} × faster`}`,
      isMet: ratio === null ? null : middle(full) <= GOALS.full && ratio >= GOALS.aim,
    },
    {
      axis: `The same against the evidence of ${PAGES} pages`,
      peer: 'the full run without evidence',
      goal: `≤ ${GOALS.full} ms`,
      ours: `${middle(compared).toFixed(1)} ms`,
      isMet: middle(compared) <= GOALS.full,
    },
    {
      axis: 'Score after an edit in one paragraph',
      peer: 'the same full run',
      goal: `≤ ${GOALS.edit} ms`,
      ours: `${edit.toFixed(2)} ms`,
      isMet: edit <= GOALS.edit,
    },
  ]);
}

if (import.meta.main) {
  report(measureAll());
  console.log('\nslowdown when a hostile text is twice as long');
  reportLinearTime(['score', 'score with evidence']);
}

function warmUp(warm: readonly BenchArticle[], work: (article: BenchArticle) => unknown): void {
  const end = performance.now() + WARM_UP_MILLISECONDS;
  for (let round = 0; round < warm.length || performance.now() < end; round += 1)
    work(warm[round % warm.length]!);
}

function inputOf(article: BenchArticle): ScoreInput {
  return {
    content: toEditorJson(article),
    title: article.title,
    metaTitle: article.title,
    metaDescription: `All about ${article.keyword}: what happened, who took part and what came of it.`,
    slug: article.title.toLowerCase().replaceAll(' ', '-'),
    primaryKeyword: article.keyword,
    targetKeywords: ['history', 'public response', 'background'],
  };
}

/** Measures the score time after many edits in one paragraph of an article that has been scored before. */
function timeEdits(article: BenchArticle, from: number, evidence: SubjectEvidence | null = null): Duration[] {
  const block = article.blocks.findIndex(({ level }, index) => level === 0 && index >= from);
  const scorer = createScorer();
  scorer.score({ ...inputOf(article), evidence });
  return Array.from({ length: EDITS }, (_, round) => {
    const blocks = article.blocks.with(block, {
      level: 0,
      text: `${article.blocks[block]!.text} Edit number ${round}.`,
    });
    const input = { ...inputOf({ ...article, blocks }), evidence };
    return measureTime(() => scorer.score(input));
  });
}

function evidenceFrom(articles: readonly BenchArticle[]): SubjectEvidence {
  const pages = articles.map((article) => ({
    url: null,
    title: article.title,
    paper: parsePaper(toHtml(article)),
  }));
  return prepareEvidence({ keyword: articles[0]?.keyword ?? '', pages });
}

function loadArticles(): BenchArticle[] {
  const wiki = joinArticles(readWikiArticles(), WORDS);
  if (wiki.length > 0) return wiki;
  const golden = readGoldenArticles();
  return joinArticles(Array.from({ length: 40 }, () => golden).flat(), WORDS);
}

function readGoldenArticles(): BenchArticle[] {
  const folder = join(import.meta.dirname, '../packages/engine/src/score/golden');
  return ['herb-garden', 'emergency-fund', 'running-shoes'].map((name) => {
    const { input } = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as { input: ScoreInput };
    const blocks = parsePaper(input.content).blocks.map(({ level, text }) => ({ level, text }));
    return { title: input.title ?? name, keyword: input.primaryKeyword ?? name, blocks };
  });
}

interface Yoast {
  Paper: new (text: string, attributes: Record<string, unknown>) => unknown;
  SeoAssessor: new (researcher: unknown) => { assess(paper: unknown): void };
  ContentAssessor: new (researcher: unknown) => { assess(paper: unknown): void };
}

/** The peer's full analysis (SEO and readability) of one article; null, with a message, if it is not installed. */
function loadYoast(): ((article: BenchArticle) => void) | null {
  const load = createRequire(import.meta.url);
  try {
    const { Paper, SeoAssessor, ContentAssessor } = load('yoastseo') as Yoast;
    const english = load('yoastseo/build/languageProcessing/languages/en/Researcher') as {
      default: new (paper: unknown) => unknown;
    };
    return (article) => {
      const paper = new Paper(toHtml(article), {
        keyword: article.keyword,
        title: article.title,
        titleWidth: 400,
        description: inputOf(article).metaDescription,
        slug: inputOf(article).slug,
        locale: 'en_US',
      });
      const researcher = new english.default(paper);
      new SeoAssessor(researcher).assess(paper);
      new ContentAssessor(researcher).assess(paper);
    };
  } catch (error) {
    console.log(
      `yoastseo is not installed, so there is no ratio: run npm ci --prefix bench. (${String(error)})`,
    );
    return null;
  }
}

function report({ full, editFirst, editMiddle, compared, editCompared, terms, yoast }: Measured): void {
  const line = (name: string, durations: readonly Duration[], goal: string): void => {
    const walls = durations.map(({ wall }) => wall);
    const figures = [
      median(walls),
      Math.min(...walls),
      Math.max(...walls),
      mean(durations.map(({ cpu }) => cpu)),
    ];
    console.log(
      [name.padEnd(46), ...figures.map((figure) => `${figure.toFixed(2)} ms`.padStart(12)), `  ${goal}`].join(
        '',
      ),
    );
  };
  console.log(`${full.length} unseen articles of ${WORDS} words, ${WARM_ARTICLES} others to warm up\n`);
  console.log(
    `${''.padEnd(46)}${['median', 'least', 'most', 'processor ∅'].map((name) => name.padStart(12)).join('')}  goal`,
  );
  line('full score, warm', full, `≤ ${GOALS.full} ms`);
  line('score after an edit, first paragraph', editFirst, `≤ ${GOALS.edit} ms`);
  line('score after an edit, paragraph in the middle', editMiddle, `≤ ${GOALS.edit} ms`);
  line(`full score, ${terms} terms of ${PAGES} pages`, compared, `≤ ${GOALS.full} ms`);
  line(`score after an edit, ${terms} terms of ${PAGES} pages`, editCompared, `≤ ${GOALS.edit} ms`);
  if (yoast.length === 0) return;
  line('yoastseo 3.6.0, SEO and readability', yoast, 'peer');
  const ratio = median(yoast.map(({ wall }) => wall)) / median(full.map(({ wall }) => wall));
  const cpuRatio = mean(yoast.map(({ cpu }) => cpu)) / mean(full.map(({ cpu }) => cpu));
  const reached = ratio >= GOALS.aim ? 'aim met' : ratio >= GOALS.ratio ? 'goal met, aim not' : 'NOT met';
  console.log(
    `\nfull score: ${ratio.toFixed(0)} × faster than yoastseo by the clock, ${cpuRatio.toFixed(0)} × by processor time`,
  );
  console.log(`goal ≥ ${GOALS.ratio} ×, aim ≥ ${GOALS.aim} ×: ${reached}`);
}
