import type { BlockNode, EditorDocument } from '@pagewright/contract/document';

/** An image embedded in a file. */
export type Attachment = {
  /** The image's `src` in the document until `placeAttachments` replaces it. */
  source: string;
  name: string;
  mediaType: string;
  bytes: Uint8Array;
};

const EXTENSIONS: ReadonlyMap<string, string> = new Map([
  ['image/png', 'png'],
  ['image/jpeg', 'jpg'],
  ['image/jpg', 'jpg'],
  ['image/gif', 'gif'],
  ['image/webp', 'webp'],
  ['image/avif', 'avif'],
]);
const DATA_ADDRESS = /^\s{0,20}data:(image\/[a-z]{1,10})(?:;[\w=-]{1,50}){0,3};base64,/i;
const COUNT_MAX = 200;
const BYTES_MAX = 50_000_000;

/** Collects the images of one file. Their sources start with a tilde, which no id of a stored file does. */
export class Attachments {
  readonly list: Attachment[] = [];
  private bytes = 0;

  /** Adds an image and returns its source; null for formats that browsers do not show, or above the limits. */
  add(bytes: Uint8Array, mediaType: string): string | null {
    const extension = EXTENSIONS.get(mediaType.toLowerCase());
    if (extension === undefined || bytes.length === 0) return null;
    if (this.list.length >= COUNT_MAX || this.bytes + bytes.length > BYTES_MAX) return null;
    this.bytes += bytes.length;
    const name = `image-${this.list.length + 1}.${extension}`;
    const source = `/files/~${name}`;
    this.list.push({ source, name, mediaType: mediaType.toLowerCase(), bytes });
    return source;
  }

  /** Adds the image of a `data:` URL. */
  addAddress(address: string): string | null {
    const found = DATA_ADDRESS.exec(address.slice(0, 300));
    if (!found?.[1]) return null;
    return this.add(Buffer.from(address.slice(found[0].length), 'base64'), found[1]);
  }
}

/**
 * Replaces the sources of attached images with their stored addresses, by `Attachment.source`. An image that was not
 * stored is replaced by its alternative text.
 */
export function placeAttachments(
  document: EditorDocument,
  stored: ReadonlyMap<string, string>,
): EditorDocument {
  return { type: 'doc', content: placeIn(document.content, stored) };
}

function placeIn(blocks: readonly BlockNode[], stored: ReadonlyMap<string, string>): BlockNode[] {
  const placed = blocks.flatMap((block): BlockNode[] => {
    switch (block.type) {
      case 'image': {
        const { src, alt } = block.attrs;
        if (!src.startsWith('/files/~')) return [block];
        const address = stored.get(src);
        if (address !== undefined) return [{ ...block, attrs: { ...block.attrs, src: address } }];
        return alt === null ? [] : [{ type: 'paragraph', content: [{ type: 'text', text: alt }] }];
      }
      case 'blockquote':
        return [{ ...block, content: placeIn(block.content, stored) }];
      case 'bulletList':
      case 'orderedList':
        return [
          {
            ...block,
            content: block.content.map((item) => ({ ...item, content: placeIn(item.content, stored) })),
          },
        ];
      case 'table':
        return [
          {
            ...block,
            content: block.content.map((row) => ({
              ...row,
              ...(row.content && {
                content: row.content.map((cell) => ({ ...cell, content: placeIn(cell.content, stored) })),
              }),
            })),
          },
        ];
      default:
        return [block];
    }
  });
  return placed.length > 0 ? placed : [{ type: 'paragraph' }];
}
