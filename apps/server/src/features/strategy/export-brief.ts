import type { BRIEF_FORMATS, SavedBrief } from '@pagewright/contract/strategy';
import type { Context } from '../../platform/context.ts';
import { exportDocument, type ExportFile } from '../../documents/index.ts';
import { toDocument } from './brief-text/brief-document.ts';
import { readBrief } from './read-brief.ts';

/**
 * Exports a brief with its analysis and strategy: Markdown or DOCX for people, JSON as in the API for programs.
 * @throws ApiError 404 by policy.
 */
export async function exportBrief(
  ctx: Context,
  id: string,
  format: (typeof BRIEF_FORMATS)[number],
): Promise<ExportFile> {
  const brief = await readBrief(ctx, id);
  const file = await exportDocument(asItem(brief), format);
  if (format !== 'json') return file;
  return { ...file, bytes: new TextEncoder().encode(`${JSON.stringify(brief, null, 2)}\n`) };
}

/** Wraps a brief as a content item for the file writers. */
function asItem(brief: SavedBrief) {
  return {
    id: brief.id,
    title: brief.mainTopic,
    content: JSON.stringify(toDocument(brief)),
    category: '',
    status: brief.stage,
    tags: [],
    metaTitle: '',
    metaDescription: '',
    keywords: brief.secondaryKeywords,
    primaryKeyword: brief.primarySeoQuery,
    contentType: 'article',
    slug: '',
    scheduledFor: null,
    score: null,
    wordCount: 0,
    viewCount: 0,
    engagementTime: 0,
    conversions: 0,
    authorName: brief.authorName,
    authorEmail: '',
    createdAt: brief.createdAt,
    updatedAt: brief.updatedAt,
    publishedAt: null,
  };
}
