import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isBuildHalf } from '../engine/held-out.ts';

/** A learner's essay that people graded from 1 to 5. */
export interface Essay {
  prompt: string;
  text: string;
  overall: number;
  isBuild: boolean;
}

/** The graded essays; none where they are absent. */
export function readEssays(): Essay[] {
  const file = join(process.env['PAGEWRIGHT_SHARED'] ?? '../shared', 'data/essays-dev.jsonl');
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const essay = JSON.parse(line) as Omit<Essay, 'isBuild'>;
      return { ...essay, isBuild: isBuildHalf(essay.text) };
    });
}

/** Mean of Spearman's correlations with the grade over the prompts, each by the number of its essays. */
export function spearmanWithin(essays: readonly Essay[], values: readonly number[]): number {
  const byPrompt = Map.groupBy(
    essays.map((essay, at) => ({ grade: essay.overall, value: values[at]!, prompt: essay.prompt })),
    ({ prompt }) => prompt,
  );
  let sum = 0;
  let count = 0;
  for (const rows of byPrompt.values()) {
    if (rows.length < 3) continue;
    sum +=
      rows.length * correlation(ranks(rows.map((row) => row.grade)), ranks(rows.map((row) => row.value)));
    count += rows.length;
  }
  return sum / Math.max(1, count);
}

/** Ranks, those of equal values shared. */
function ranks(values: readonly number[]): number[] {
  const order = values.map((value, at) => ({ value, at })).toSorted((a, b) => a.value - b.value);
  const ranked: number[] = [];
  for (let at = 0; at < order.length;) {
    let end = at;
    while (order[end + 1]?.value === order[at]!.value) end += 1;
    for (let equal = at; equal <= end; equal += 1) ranked[order[equal]!.at] = (at + end) / 2;
    at = end + 1;
  }
  return ranked;
}

function correlation(a: readonly number[], b: readonly number[]): number {
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanA, meanB] = [mean(a), mean(b)];
  let [both, ofA, ofB] = [0, 0, 0];
  for (const [at, value] of a.entries()) {
    both += (value - meanA) * (b[at]! - meanB);
    ofA += (value - meanA) ** 2;
    ofB += (b[at]! - meanB) ** 2;
  }
  return ofA === 0 || ofB === 0 ? 0 : both / Math.sqrt(ofA * ofB);
}
