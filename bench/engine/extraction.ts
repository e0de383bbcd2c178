import { createRequire } from 'node:module';
import { extractArticle } from '../../packages/engine/src/index.ts';
import { mean, median } from '../measure-time.ts';
import { publishedPages, shingleF1 } from './article-bodies.ts';
import type { BenchRow } from './bench-row.ts';
import { readEvaluationPages } from './evaluation-pages.ts';
import type { EvaluationPage } from './evaluation-pages.ts';
import { isBuildHalf, withInterval } from './held-out.ts';

const GOAL_MILLISECONDS = 5;
/** Set for articles labeled by hand, which are not at hand: publishers' texts stand in for them. */
const GOAL_SHINGLES = 0.965;
/** Pages that are read once as a warm-up. */
const WARM_UP_PAGES = 60;
const ABSENT_PEER = 'Readability is not installed (npm ci --prefix bench)';
const AXIS = 'Extraction, trafilatura evaluation';
/**
 * From trafilatura's `eval_baseline.json`, which does not name the metric; over all 990 pages, 106 of which have no
 * HTML here.
 */
const TRAFILATURA = 'its own floor .925 over 990 pages';

/** Snippet counts over all pages: wanted and found, unwanted and found, unwanted and absent, wanted and absent. */
interface Tally {
  found: number;
  wrong: number;
  avoided: number;
  lost: number;
  milliseconds: number[];
}

/** The same of one page. */
interface PageTally {
  url: string;
  found: number;
  wrong: number;
  lost: number;
}

/**
 * Share of wanted and unwanted snippets of labeled pages in the extracted article, and the time per page, compared with
 * Readability on linkedom in the same run.
 */
export async function measure(): Promise<BenchRow[]> {
  const pages = readEvaluationPages();
  if (pages === null) {
    const absent = 'skipped: no trafilatura-eval (set PAGEWRIGHT_SHARED)';
    return [{ axis: AXIS, peer: 'Readability', goal: '', ours: absent, isMet: null }];
  }
  const ours = tally();
  const theirs = tally();
  const readTheirs = loadReadability();
  for (const page of pages.slice(0, WARM_UP_PAGES)) {
    readOurs(page);
    readTheirs?.(page);
  }
  const ourPages: PageTally[] = [];
  for (const page of pages) {
    ourPages.push(note(ours, page, readOurs));
    if (readTheirs !== null) note(theirs, page, readTheirs);
  }
  const [our, their] = [median(ours.milliseconds), median(theirs.milliseconds)];
  const [build, check] = [true, false].map((half) =>
    withInterval(
      ourPages.filter(({ url }) => isBuildHalf(url) === half),
      f1Of,
    ),
  );
  const figures = `${describe(ours)}; build half ${build}, check half ${check}`;
  const isThere = readTheirs !== null;
  return [
    {
      axis: `${AXIS}, ${pages.length} pages: F1 (accuracy, precision, recall)`,
      peer: `${isThere ? `Readability ${describe(theirs)}` : ABSENT_PEER}; trafilatura: ${TRAFILATURA} (published)`,
      goal: '',
      ours: figures,
      isMet: null,
    },
    shingleRow(pages, readTheirs),
    {
      axis: 'Extraction, median time a page',
      peer: isThere ? `Readability on linkedom ${their.toFixed(1)} ms` : ABSENT_PEER,
      goal: `≤ ${GOAL_MILLISECONDS} ms`,
      ours: `${our.toFixed(1)} ms${isThere ? `, ${(their / our).toFixed(1)} × faster` : ''}`,
      isMet: our <= GOAL_MILLISECONDS,
    },
  ];
}

/**
 * Shingle F1 against the text that publishers give in their structured data, which is often cut short, escaped, or
 * without what was added later.
 */
function shingleRow(
  pages: readonly EvaluationPage[],
  readTheirs: ReturnType<typeof loadReadability>,
): BenchRow {
  const judged = publishedPages(pages).map((page) => ({
    url: page.url,
    ours: shingleF1(readOurs(page), page.body),
    theirs: readTheirs === null ? 0 : shingleF1(readTheirs(page), page.body),
  }));
  const f1 = (some: readonly (typeof judged)[number][]): number => mean(some.map(({ ours }) => ours));
  const [build, check] = [true, false].map((half) =>
    withInterval(
      judged.filter(({ url }) => isBuildHalf(url) === half),
      f1,
    ),
  );
  const theirs = mean(judged.map((page) => page.theirs));
  return {
    axis: `Extraction, ${judged.length} pages with their publisher's text: shingle F1`,
    peer: readTheirs === null ? ABSENT_PEER : `Readability ${theirs.toFixed(3)}`,
    goal: `≥ ${GOAL_SHINGLES} on other data`,
    ours: `${f1(judged).toFixed(3)}; build half ${build}, check half ${check}`,
    isMet: f1(judged) >= GOAL_SHINGLES,
  };
}

function tally(): Tally {
  return { found: 0, wrong: 0, avoided: 0, lost: 0, milliseconds: [] };
}

function readOurs({ html, url }: EvaluationPage): string {
  return extractArticle(html, url).text;
}

interface ReadabilityModule {
  Readability: new (document: unknown) => { parse(): { textContent?: string | null } | null };
}

/** The peer, or null if it is not installed (`npm ci --prefix bench`). */
function loadReadability(): ((page: EvaluationPage) => string) | null {
  try {
    const load = createRequire(import.meta.url);
    const { Readability } = load('@mozilla/readability') as ReadabilityModule;
    const { parseHTML } = load('linkedom') as { parseHTML: (html: string) => { document: unknown } };
    return ({ html }) => {
      try {
        return new Readability(parseHTML(html).document).parse()?.textContent ?? '';
      } catch {
        return '';
      }
    };
  } catch {
    return null;
  }
}

function note(result: Tally, page: EvaluationPage, read: (page: EvaluationPage) => string): PageTally {
  const begin = performance.now();
  const text = oneLine(read(page));
  result.milliseconds.push(performance.now() - begin);
  const count = (snippets: readonly string[]): number =>
    snippets.filter((snippet) => text.includes(oneLine(snippet))).length;
  const found = count(page.wanted);
  const wrong = count(page.unwanted);
  result.found += found;
  result.lost += page.wanted.length - found;
  result.wrong += wrong;
  result.avoided += page.unwanted.length - wrong;
  return { url: page.url, found, wrong, lost: page.wanted.length - found };
}

function f1Of(pages: readonly PageTally[]): number {
  const sum = (of: 'found' | 'wrong' | 'lost'): number => pages.reduce((all, page) => all + page[of], 0);
  return (2 * sum('found')) / (2 * sum('found') + sum('wrong') + sum('lost'));
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function describe({ found, wrong, avoided, lost }: Tally): string {
  const precision = found / (found + wrong);
  const recall = found / (found + lost);
  const f1 = (2 * precision * recall) / (precision + recall);
  const accuracy = (found + avoided) / (found + wrong + avoided + lost);
  const write = (share: number): string => share.toFixed(3).replace(/^0/, '');
  return `${write(f1)} (${write(accuracy)}, ${write(precision)}, ${write(recall)})`;
}

if (import.meta.main) console.table(await measure());
