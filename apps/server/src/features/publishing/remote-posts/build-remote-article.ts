import { emptyDocument, parseEditorDocument, type EditorDocument } from '@pagewright/contract/document';
import { writeHtml } from '../../../documents/index.ts';
import type { RemoteArticle } from '../../../providers/publishing/port.ts';
import type { SavedVersion } from '../../content/index.ts';
import { toAbsoluteUrls } from '../site/to-absolute-urls.ts';

/** The marker that identifies an item's post on other sites. It never changes. */
export function markerOf(contentId: string): string {
  return `pagewright-${contentId}`;
}

/** Parses the text of an item. */
export function parseDocument({ content }: SavedVersion): EditorDocument {
  const parsed = parseEditorDocument(content);
  return parsed.ok ? parsed.document : emptyDocument();
}

/** Builds an item for another site. Pictures without a remote URL keep their URL under `publicUrl`. */
export function buildRemoteArticle(
  contentId: string,
  version: SavedVersion,
  publicUrl: string,
  remoteUrls: ReadonlyMap<string, string> = new Map(),
): RemoteArticle {
  const html = writeHtml(parseDocument(version), {
    for: 'page',
    placeOfPicture: (src) => remoteUrls.get(src) ?? src,
  });
  return {
    marker: markerOf(contentId),
    title: version.title,
    // Links to headings of the same text stay relative.
    html: toAbsoluteUrls(html, publicUrl, ''),
    slug: version.slug,
    metaTitle: version.metaTitle,
    description: version.metaDescription,
    tags: version.tags,
  };
}
