import {
  outlineResultSchema,
  type KeywordAnalysis,
  type SavedOutline,
  type SavedOutlineLine,
  type WrittenOutline,
} from '@pagewright/contract/outline';
import { describeOutline } from '../compose/compose-outline.ts';
import type { LineRow, OutlineColumns, OutlineRow } from './repository.ts';

/** An outline as a person left it. */
export interface ChangedOutline {
  readonly analysisData: KeywordAnalysis;
  readonly outline: WrittenOutline;
  readonly targetWordCount: number;
}

/** What is kept of an outline: its score is ours, whatever was sent. */
export function toColumns({ analysisData, outline, targetWordCount }: ChangedOutline): OutlineColumns {
  const result = describeOutline(analysisData, outline, targetWordCount);
  return {
    title: outline.title,
    keyword: analysisData.keyword,
    strategy: analysisData.targeting.strategy,
    totalScore: result.performance.totalScore,
    sections: outline.sections.length,
    words: result.performance.estimatedWordCount,
    result,
  };
}

/** What the pages that an outline rests on are named by, in their order. */
export function digestsOf({ analysisData }: ChangedOutline): string[] {
  return analysisData.pages.flatMap(({ digest }) => digest ?? []);
}

/** A saved outline as lists answer it. */
export function toLine(row: LineRow): SavedOutlineLine {
  const { id, title, keyword, strategy, totalScore, sections, words, revision, authorName } = row;
  return {
    id,
    title,
    keyword,
    strategy,
    totalScore,
    sections,
    estimatedWordCount: words,
    revision,
    authorName,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/**
 * A saved outline as the API answers it; what is said of it is said anew, in the language of whoever reads it.
 * @throws where what is kept has another shape.
 */
export function toSaved(row: OutlineRow): SavedOutline {
  const { analysisData, outline, targetWordCount } = outlineResultSchema.parse(row.result);
  return { ...toLine(row), result: describeOutline(analysisData, outline, targetWordCount) };
}
