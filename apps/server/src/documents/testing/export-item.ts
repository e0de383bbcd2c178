import type { EditorDocument } from '@pagewright/contract/document';
import type { ExportItem } from '../file/export-types.ts';

/** Creates a content item for export tests, with the given fields. */
export function exportItem(document: EditorDocument, fields: Partial<ExportItem> = {}): ExportItem {
  return {
    id: 'item-1',
    title: 'A title: with “quotes” & <tags>',
    content: JSON.stringify(document),
    category: 'Guides',
    status: 'published',
    tags: ['one', 'two, too'],
    metaTitle: 'The meta title',
    metaDescription: 'What it is about, in a sentence.',
    keywords: ['first keyword', 'second'],
    primaryKeyword: 'first keyword',
    contentType: 'article',
    slug: 'a-title',
    scheduledFor: null,
    score: 87,
    wordCount: 1200,
    viewCount: 3,
    engagementTime: 12.5,
    conversions: 0,
    authorName: 'Ada Writer',
    authorEmail: 'ada@example.com',
    createdAt: '2026-01-02T03:04:05.000Z',
    updatedAt: '2026-01-03T03:04:05.000Z',
    publishedAt: '2026-01-04T03:04:05.000Z',
    ...fields,
  };
}
