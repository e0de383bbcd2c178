import { CONTENT_BYTES_MAX } from '../limits.ts';

/** Limits of one content item's fields, in characters or entries. */
export const CONTENT_LIMITS = {
  title: 300,
  metaTitle: 300,
  metaDescription: 1_000,
  category: 100,
  slug: 120,
  keyword: 120,
  keywords: 50,
  tag: 60,
  tags: 50,
  content: CONTENT_BYTES_MAX,
  searchTerm: 200,
} as const;
