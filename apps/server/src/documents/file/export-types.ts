/** Fields of a content item in an export; `content` is the editor's JSON. */
export type ExportItem = {
  id: string;
  title: string;
  content: string;
  category: string;
  status: string;
  tags: readonly string[];
  metaTitle: string;
  metaDescription: string;
  keywords: readonly string[];
  primaryKeyword: string;
  contentType: string;
  slug: string;
  scheduledFor: string | null;
  score: number | null;
  wordCount: number;
  viewCount: number;
  engagementTime: number;
  conversions: number;
  authorName: string;
  authorEmail: string;
  createdAt: string;
  updatedAt: string;
  publishedAt: string | null;
};

export const EXPORT_FORMATS = ['json', 'csv', 'md', 'html', 'docx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export type ExportFile = { bytes: Uint8Array; mediaType: string; fileName: string };

/** The `generator` in our HTML and Markdown files. */
export const EXPORT_GENERATOR = 'Pagewright';
