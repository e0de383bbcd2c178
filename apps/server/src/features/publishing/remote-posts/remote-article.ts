import { emptyDocument, parseEditorDocument, type EditorDocument } from '@pagewright/contract/document';
import { writeHtml } from '../../../documents/index.ts';
import type { RemoteArticle } from '../../../providers/publishing/port.ts';
import type { SavedVersion } from '../../content/index.ts';
import { wholeAddresses } from '../site/whole-addresses.ts';

/** What marks the post of an item on other sites: the same for as long as the item lives. */
export function markerOf(contentId: string): string {
  return `pagewright-${contentId}`;
}

/** The text of an item as a document. */
export function documentOf({ content }: SavedVersion): EditorDocument {
  const parsed = parseEditorDocument(content);
  return parsed.ok ? parsed.document : emptyDocument();
}

/** An item as other sites get it; a picture that has no place there stays where it is, under `publicUrl`. */
export function remoteArticle(
  contentId: string,
  version: SavedVersion,
  publicUrl: string,
  places: ReadonlyMap<string, string> = new Map(),
): RemoteArticle {
  const html = writeHtml(documentOf(version), {
    for: 'page',
    placeOfPicture: (src) => places.get(src) ?? src,
  });
  return {
    marker: markerOf(contentId),
    title: version.title,
    // A link to a heading of the same text stays within the post.
    html: wholeAddresses(html, publicUrl, ''),
    slug: version.slug,
    metaTitle: version.metaTitle,
    description: version.metaDescription,
    tags: version.tags,
  };
}
