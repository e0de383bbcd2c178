import { emptyDocument, parseEditorDocument } from '@pagewright/contract/document';
import { writeHtml } from '../../../documents/index.ts';
import type { RemoteArticle } from '../../../providers/publishing/port.ts';
import type { SavedVersion } from '../../content/index.ts';
import { wholeAddresses } from '../site/whole-addresses.ts';

/** What marks the post of an item on other sites: the same for as long as the item lives. */
export function markerOf(contentId: string): string {
  return `pagewright-${contentId}`;
}

/** An item as other sites get it; its pictures stay where they are, under `publicUrl`. */
export function remoteArticle(contentId: string, version: SavedVersion, publicUrl: string): RemoteArticle {
  const parsed = parseEditorDocument(version.content);
  const html = writeHtml(parsed.ok ? parsed.document : emptyDocument(), { for: 'page' });
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
