import Image from '@tiptap/extension-image';
import { TableKit } from '@tiptap/extension-table';
import { Placeholder } from '@tiptap/extensions';
import StarterKit from '@tiptap/starter-kit';
import { cleanImageAddress, cleanLinkAddress } from '@pagewright/contract/document';
import { ConversionLinks } from './conversion-links.ts';
import { HighlightPlaces } from './highlight-places.ts';
import { KeepInsertedBlocks } from './keep-inserted-blocks.ts';
import { PasteText } from './paste-text.ts';
import { Suggestions } from '../writing/suggestions.ts';
import { PasteImages } from './paste-images.ts';

/** Heading levels below an article's title. */
export const HEADING_LEVELS = [2, 3, 4] as const;

/** The editor's schema: the same nodes and marks as in the contract's document. */
export function createExtensions(placeholder: string) {
  return [
    StarterKit.configure({
      heading: { levels: [...HEADING_LEVELS] },
      link: {
        openOnClick: false,
        autolink: true,
        defaultProtocol: 'https',
        isAllowedUri: (address) => cleanLinkAddress(address) !== null,
        HTMLAttributes: { rel: null, target: null, class: null },
      },
      dropcursor: { color: 'var(--brand)', width: 2 },
    }),
    ConversionLinks,
    Image.extend({
      // A pasted image keeps only its alternative text if its source may not be stored.
      parseHTML() {
        return [
          {
            tag: 'img[src]',
            getAttrs: (element) => (cleanImageAddress(element.getAttribute('src')) === null ? false : null),
          },
        ];
      },
    }),
    TableKit.configure({ table: { resizable: false } }),
    Placeholder.configure({ placeholder }),
    HighlightPlaces,
    PasteText,
    PasteImages,
    KeepInsertedBlocks,
    Suggestions,
  ];
}
