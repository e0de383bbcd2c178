import type { EditorDocument } from '@pagewright/contract/document';
import type { LooseNode } from '../loose-node.ts';
import { toEditorDocument } from '../loose-node.ts';
import { fitHeadings, takeTitle } from '../fit-headings.ts';
import type { HtmlMeta, HtmlOptions } from './html-options.ts';
import { HtmlReading } from './html-reading.ts';

export type HtmlRead = { document: EditorDocument; title: string; meta: HtmlMeta };

/** The blocks of the page's `main` or only `article`; all blocks if there is none with content. */
function mainPart(reading: HtmlReading, blocks: LooseNode[]): LooseNode[] {
  const { mains, articles } = reading;
  const range = mains[0] ?? (articles.length === 1 ? articles[0] : undefined);
  const part = range ? blocks.slice(range.from, range.to) : [];
  return part.some(({ type }) => type !== 'image' && type !== 'horizontalRule') ? part : blocks;
}

/**
 * Reads HTML of any origin: whole pages, fragments, and what Word, Google Docs, and web pages put on the clipboard.
 * Only what a document supports is kept, so nothing executable survives. If there is an `h1`, it becomes level 2 and
 * the levels below move down by one; levels below 4 become 4. Takes linear time.
 * @throws ConversionError if the result exceeds the limits of a document.
 */
export function readHtml(html: string, options: HtmlOptions = {}): HtmlRead {
  const reading = new HtmlReading(options);
  const all = reading.read(html);
  const blocks = options.clean ? mainPart(reading, all) : all;
  const { takeTitle: wanted = false, anchors = options.clean ? 'settle' : 'keep' } = options;
  const found = takeTitle(blocks);
  const taken = wanted === true || wanted === found.title ? found : { title: '', blocks };
  if (anchors === 'settle') reading.names.settleLinks(taken.blocks);
  return {
    document: toEditorDocument(fitHeadings(taken.blocks)),
    title: taken.title,
    meta: reading.meta,
  };
}
