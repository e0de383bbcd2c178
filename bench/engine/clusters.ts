import { readFileSync } from 'node:fs';
import {
  clusterKeywords,
  findQuestions,
  mergeQuestions,
  parsePaper,
  type SentenceVectors,
} from '@pagewright/engine';
import { groupHeadings } from '../../packages/engine/src/outline/heading-topics.ts';
import { pageHeadings } from '../../packages/engine/src/outline/page-headings.ts';
import { AnalysisCache } from '../../packages/engine/src/text/analyze-paper.ts';
import type { BenchRow } from './bench-row.ts';
import { isBuildHalf, withInterval } from './held-out.ts';
import { vectorsOf, WITHOUT_PACK } from './language-pack.ts';

/** Keywords or questions about one subject; those in a group belong together. */
interface LabeledSet {
  subject: string;
  groups: string[][];
}
interface Counts {
  right: number;
  put: number;
  wanted: number;
}
type Grouping = (set: LabeledSet, vectors: SentenceVectors | null) => string[][];

const AXES: readonly { axis: string; file: string; group: Grouping }[] = [
  {
    axis: 'Keyword clusters: F1 of pairs, sets of synonyms written for this bench',
    file: 'keyword-clusters.jsonl',
    group: clustered,
  },
  {
    axis: 'Question merging: F1 of pairs, questions in other words written for this bench',
    file: 'question-groups.jsonl',
    group: merged,
  },
  {
    axis: 'Outline grouping: F1 of pairs, headings of pages on one subject written for this bench',
    file: 'heading-groups.jsonl',
    group: outlined,
  },
];
const FIGURES = {
  precision: ({ right, put }: Counts) => right / Math.max(1, put),
  recall: ({ right, wanted }: Counts) => right / Math.max(1, wanted),
  f1: ({ right, put, wanted }: Counts) => (2 * right) / Math.max(1, put + wanted),
};

/** How well synonyms are grouped, without and with the language pack, on the check half of the sets. */
export async function measure(): Promise<BenchRow[]> {
  return measureHalf(false);
}

async function measureHalf(isBuild: boolean): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const { axis, file, group } of AXES) {
    const lines = readFileSync(new URL(file, import.meta.url), 'utf8')
      .trim()
      .split('\n');
    const sets = lines
      .map((line) => JSON.parse(line) as LabeledSet)
      .filter(({ subject }) => isBuildHalf(subject) === isBuild);
    const half = isBuild ? 'build half' : 'check half';
    const row = { axis: `${axis}, ${half}, without / with the language pack`, peer: 'none', goal: 'none' };
    const made = await vectorsOf(
      sets.flatMap(({ subject, groups }) => groups.flat().flatMap((text) => [text, `${subject}: ${text}`])),
    );
    if (made === null) {
      rows.push({ ...row, ours: WITHOUT_PACK, isMet: null });
      continue;
    }
    const columns = [null, made.vectors].map((vectors) => {
      const counts = sets.map((set) => countPairs(set.groups, group(set, vectors)));
      const total = sumOf(counts);
      return `${withInterval(counts, (drawn) => FIGURES.f1(sumOf(drawn)))}, precision ${FIGURES.precision(total).toFixed(2)}, recall ${FIGURES.recall(total).toFixed(2)}`;
    });
    const ours = `${columns.join(' / ')}; ${sets.length} subjects`;
    rows.push({ ...row, ours, isMet: null });
  }
  return rows;
}

function clustered({ groups }: LabeledSet, vectors: SentenceVectors | null): string[][] {
  return clusterKeywords(groups.flat(), { vectors }).clusters.map(({ members }) => [...members]);
}

function merged({ subject, groups }: LabeledSet, vectors: SentenceVectors | null): string[][] {
  const found = findQuestions({ keyword: subject, pages: [], peopleAlsoAsk: groups.flat() });
  return mergeQuestions(found, vectors).questions.map(({ sources }) =>
    sources.flatMap((source) => ('text' in source ? [source.text] : [])),
  );
}

/** Each heading on its own page, so that co-occurrence reveals nothing. */
function outlined({ subject, groups }: LabeledSet, vectors: SentenceVectors | null): string[][] {
  const headings = groups.flat().flatMap((text, page) => {
    const paper = new AnalysisCache().analyze(parsePaper(`<h2>${text}</h2><p>Some words.</p>`), 'en');
    return pageHeadings(paper, page, '');
  });
  return groupHeadings(headings, subject, 'en', vectors).map((topic) =>
    topic.headings.map(({ text }) => text),
  );
}

const sumOf = (counts: readonly Counts[]): Counts => ({
  right: counts.reduce((sum, { right }) => sum + right, 0),
  put: counts.reduce((sum, { put }) => sum + put, 0),
  wanted: counts.reduce((sum, { wanted }) => sum + wanted, 0),
});

function countPairs(wanted: readonly string[][], found: readonly string[][]): Counts {
  const pairs = pairsOf(wanted);
  const put = pairsOf(found);
  return { right: [...put].filter((pair) => pairs.has(pair)).length, put: put.size, wanted: pairs.size };
}

function pairsOf(groups: readonly (readonly string[])[]): ReadonlySet<string> {
  return new Set(
    groups.flatMap((group) => {
      const sorted = group.toSorted();
      return sorted.flatMap((a, at) => sorted.slice(at + 1).map((b) => `${a}\n${b}`));
    }),
  );
}

if (import.meta.main) console.table(await measureHalf(process.argv.includes('--build')));
