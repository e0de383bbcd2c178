import type { ContentType } from '@pagewright/contract/content';
import { emptyDocument } from '@pagewright/contract/document';
import type { ScoreResult } from '@pagewright/engine';

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
