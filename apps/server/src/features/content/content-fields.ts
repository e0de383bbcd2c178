import type { ContentType } from '@pagewright/contract/content';
import { emptyDocument } from '@pagewright/contract/document';
import type { ScoreResult } from '@pagewright/engine';

/** The fields that a person writes and a revision stores. */
export interface ContentFields {
  readonly title: string;
  /** Editor JSON in canonical form. */
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

/** The values that the server computes from those fields. */
export interface ContentMetrics {
  /** Plain text, for search and excerpts. */
  readonly text: string;
  readonly wordCount: number;
  /** Out of 100; null if the score is unknown. */
  readonly score: number | null;
  /** Null if the engine failed. */
  readonly scoreResult: ScoreResult | null;
  readonly engineVersion: string;
}

/** A parsed change of an item; every key may be absent. */
export type ContentFieldsChange = Partial<ContentFields>;

const blank: Omit<ContentFields, 'title'> = {
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

const FIELD_KEYS = [...(Object.keys(blank) as (keyof Omit<ContentFields, 'title'>)[]), 'title'] as const;

/** Fills in the fields of a new item, with a blank value for each absent one. */
export function completeFields(change: ContentFieldsChange & { readonly title: string }): ContentFields {
  return mergeFields({ ...blank, title: change.title }, change);
}

/** Merges a change into the current fields. Absent keys stay. */
export function mergeFields(current: ContentFields, change: ContentFieldsChange): ContentFields {
  const merged: Record<string, unknown> = {};
  for (const key of FIELD_KEYS) merged[key] = change[key] ?? current[key];
  return merged as unknown as ContentFields;
}

/** Whether two versions have the same fields. */
export function hasSameFields(one: ContentFields, other: ContentFields): boolean {
  return FIELD_KEYS.every((key) => {
    const [left, right] = [one[key], other[key]];
    return Array.isArray(left) && Array.isArray(right)
      ? left.length === right.length && left.every((entry, index) => entry === right[index])
      : left === right;
  });
}
