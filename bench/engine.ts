/**
 * Quality and speed of every analysis compared with its peers and goals, as one table: `npm run bench:engine [-- <axis>
 * …]`. Rows without their data say so.
 */
import type { BenchRow } from './engine/bench-row.ts';

/** The axes of the table, each with the module that measures it. */
const AXES = {
  score: './score.ts',
  extraction: './engine/extraction.ts',
  keyphrases: './engine/keyphrases.ts',
  intent: './engine/intent.ts',
  language: './engine/language.ts',
  sentences: './engine/sentences.ts',
  readability: './engine/readability.ts',
  forecast: './engine/forecast.ts',
  similarity: './engine/similarity.ts',
  ideas: './engine/ideas.ts',
  passages: './engine/passages.ts',
  clusters: './engine/clusters.ts',
  duel: './engine/duel.ts',
  answers: './engine/answers.ts',
  links: './engine/links.ts',
  claims: './engine/claims.ts',
  grounding: './engine/grounding.ts',
  outline: './engine/outline.ts',
  queries: './engine/queries.ts',
  'linear-time': './engine/linear-time.ts',
} as const;

interface Axis {
  measure: () => Promise<BenchRow[]>;
}

const asked = process.argv.slice(2);
const rows: BenchRow[] = [];
for (const [axis, program] of Object.entries(AXES)) {
  if (asked.length > 0 && !asked.includes(axis)) continue;
  console.error(`measuring ${axis} …`);
  const { measure } = (await import(program)) as Axis;
  rows.push(...(await measure()));
}
console.table(
  rows.map(({ axis, peer, goal, ours, isMet }) => ({
    axis,
    peer,
    goal,
    ours,
    met: isMet === null ? '—' : isMet ? 'yes' : 'NO',
  })),
);
if (rows.some(({ isMet }) => isMet === false)) process.exitCode = 1;
