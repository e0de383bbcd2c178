import type { ContentChange, ContentType } from '@pagewright/contract/content';
import { countWords, documentText, emptyDocument, type EditorDocument } from '@pagewright/contract/document';
import { scoreInput } from '@pagewright/contract/score';
import {
  ENGINE_VERSION,
  score,
  shownScore,
  type ScoreResult,
  type SubjectEvidence,
} from '@pagewright/engine';
import { ApiError } from '../../api-error.ts';
import type { Log } from '../../context.ts';
import { ConversionError, toDocument } from '../../documents/index.ts';
import { contentMessages } from './messages.ts';

/** What a person writes of an item, and a revision keeps. */
export interface Written {
  readonly title: string;
  /** Editor JSON in its canonical form. */
  readonly content: string;
  readonly category: string;
  readonly tags: string[];
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly keywords: string[];
  readonly primaryKeyword: string;
  readonly contentType: ContentType;
  readonly slug: string;
}

/** What the server finds out about it. */
export interface Measured {
  /** Plain text, for search and excerpts. */
  readonly text: string;
  readonly wordCount: number;
  /** Points of 100; null where the score cannot be known. */
  readonly score: number | null;
  /** Null where the engine failed. */
  readonly scoreResult: ScoreResult | null;
  readonly engineVersion: string;
}

/** A change of an item after parsing: every key may be absent. */
export type WrittenChange = Partial<Written>;

const blank: Omit<Written, 'title'> = {
  content: JSON.stringify(emptyDocument()),
  category: '',
  tags: [],
  metaTitle: '',
  metaDescription: '',
  keywords: [],
  primaryKeyword: '',
  contentType: 'article',
  slug: '',
};

const WRITTEN_KEYS = [...(Object.keys(blank) as (keyof Omit<Written, 'title'>)[]), 'title'] as const;

/** A new item's fields, with the blank value for each that is absent. */
export function completeWritten(change: WrittenChange & { readonly title: string }): Written {
  return mergeWritten({ ...blank, title: change.title }, change);
}

/** The fields after a change: an absent key stays. */
export function mergeWritten(current: Written, change: WrittenChange): Written {
  const merged: Record<string, unknown> = {};
  for (const key of WRITTEN_KEYS) merged[key] = change[key] ?? current[key];
  return merged as unknown as Written;
}

/** Whether two versions hold the same. */
export function isSameWritten(one: Written, other: Written): boolean {
  return WRITTEN_KEYS.every((key) => {
    const [left, right] = [one[key], other[key]];
    return Array.isArray(left) && Array.isArray(right)
      ? left.length === right.length && left.every((entry, index) => entry === right[index])
      : left === right;
  });
}

/**
 * Brings the text of a request (editor JSON, plain text, HTML or Draft.js) into the editor's form.
 * @throws ApiError 413 or 422 where it is not a document.
 */
export function readText(change: Pick<ContentChange, 'content'>): { readonly content?: string } {
  return change.content === undefined ? {} : { content: JSON.stringify(readDocument(change.content)) };
}

function readDocument(content: string): EditorDocument {
  try {
    return toDocument(content).document;
  } catch (error) {
    if (!(error instanceof ConversionError)) throw error;
    if (error.code === 'too_large' || error.code === 'too_many_nodes')
      throw new ApiError(413, 'too_large', contentMessages.tooLarge);
    throw new ApiError(422, 'content_unreadable', contentMessages.unreadable, {
      details: [{ path: 'content', message: error.message }],
    });
  }
}

/**
 * Counts and scores what will be saved, with the engine and the evidence that the editor has: same fields, same score.
 * Where the engine fails the score is unknown, and the text can be saved all the same.
 */
export function measure(
  { log }: { readonly log: Log },
  written: Written,
  evidence: SubjectEvidence | null,
): Measured {
  const document = JSON.parse(written.content) as EditorDocument;
  const text = documentText(document);
  const result = scoreDocument(document, written, evidence, log);
  return {
    text,
    wordCount: countWords(text),
    score: result?.status === 'scored' ? shownScore(result.overall) : null,
    scoreResult: result,
    engineVersion: ENGINE_VERSION,
  };
}

function scoreDocument(
  document: EditorDocument,
  written: Written,
  evidence: SubjectEvidence | null,
  log: Log,
): ScoreResult | null {
  try {
    // The document is at hand: its text need not be read again.
    return score({ ...scoreInput(written), content: document, evidence });
  } catch (error) {
    log.error({ err: error }, 'a text could not be scored');
    return null;
  }
}
