import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isBuildHalf } from '../engine/held-out.ts';
import { spearman } from '../engine/statistics.ts';

/** A learner's essay graded from 1 to 5. */
export interface Essay {
  prompt: string;
  text: string;
  overall: number;
  isBuild: boolean;
}

/** The graded essays; empty if the data is absent. */
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

/** Mean Spearman correlation with the grade over the prompts, weighted by number of essays. */
export function spearmanWithin(essays: readonly Essay[], values: readonly number[]): number {
  const byPrompt = Map.groupBy(
    essays.map((essay, at) => ({ grade: essay.overall, value: values[at]!, prompt: essay.prompt })),
    ({ prompt }) => prompt,
  );
  let sum = 0;
  let count = 0;
  for (const rows of byPrompt.values()) {
    if (rows.length < 3) continue;
    const grades = rows.map((row) => row.grade);
    // If all grades or values are equal, there is nothing to rank.
    sum +=
      rows.length *
      (spearman(
        grades,
        rows.map((row) => row.value),
      ) || 0);
    count += rows.length;
  }
  return sum / Math.max(1, count);
}
