import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePaper, prepareEvidence } from '../../index.ts';
import type { AssessmentCode, LeftOutReason, ScoreInput, SubjectEvidence, Verdict } from '../../index.ts';

/** An article with its expected results, worked out by hand. */
export interface GoldenArticle {
  about: string;
  input: ScoreInput;
  /** Pages to compare with, as HTML; empty when absent. */
  competitors?: { url: string; title: string; html: string }[];
  /** Absent if it cannot be calculated by hand. */
  overall?: number;
  /** Verdict of every finding, and how it was determined. */
  findings: Partial<Record<AssessmentCode, [verdict: Verdict, why: string]>>;
  leftOut: Partial<Record<AssessmentCode, LeftOutReason>>;
}

const folder = join(import.meta.dirname, '../golden');

/** All golden articles by file name. */
export function readGoldenArticles(): [file: string, article: GoldenArticle][] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file) => [file, JSON.parse(readFileSync(join(folder, file), 'utf8')) as GoldenArticle]);
}

/** The evidence of a golden article; null if it has no pages. */
export function evidenceOf({ input, competitors = [] }: GoldenArticle): SubjectEvidence | null {
  if (competitors.length === 0) return null;
  const pages = competitors.map(({ url, title, html }) => ({ url, title, paper: parsePaper(html) }));
  return prepareEvidence({ keyword: input.primaryKeyword ?? '', pages });
}
