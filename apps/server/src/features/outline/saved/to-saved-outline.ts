import {
  outlineResultSchema,
  type KeywordAnalysis,
  type SavedOutline,
  type SavedOutlineLine,
  type WrittenOutline,
} from '@pagewright/contract/outline';
import { describeOutline } from '../compose/compose-outline.ts';
import type { ListedRow, OutlineColumns, OutlineRow } from './repository.ts';

/** An outline as the user left it. */
export interface EditedOutline {
  readonly analysisData: KeywordAnalysis;
  readonly outline: WrittenOutline;
  readonly targetWordCount: number;
}

/** The columns to store. The score is computed here, not taken from the client. */
export function toColumns({ analysisData, outline, targetWordCount }: EditedOutline): OutlineColumns {
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

/** The digests of the pages that an outline rests on, in order. */
export function pageDigests({ analysisData }: EditedOutline): string[] {
  return analysisData.pages.flatMap(({ digest }) => digest ?? []);
}

/** A saved outline for lists. */
export function toListed(row: ListedRow): SavedOutlineLine {
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
 * A saved outline for the API, described in the reader's language.
 * @throws if the stored data has another shape.
 */
export function toSavedOutline(row: OutlineRow): SavedOutline {
  const { analysisData, outline, targetWordCount } = outlineResultSchema.parse(row.result);
  return { ...toListed(row), result: describeOutline(analysisData, outline, targetWordCount) };
}
