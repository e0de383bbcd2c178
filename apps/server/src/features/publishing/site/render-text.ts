import { compute, computingFor, defineWork } from '../../../compute/index.ts';
import type { Database } from '../../../db/client.ts';
import { findImageSizes, type Article } from '../repository.ts';
import { publishingMessages as say } from '../messages.ts';
import { boundedCache } from './bounded-cache.ts';
import { BEGINNING_LENGTH, writePage } from './write-page.ts';

const writing = defineWork(new URL('./write-page.ts', import.meta.url), writePage, { kind: 'quick' });
const untilDone = new AbortController().signal;

/** An article's text, ready for the page. */
export interface RenderedText {
  readonly html: string;
  /** The first words, in one line. */
  readonly beginning: string;
  /** Address of the first picture as it stands in the text. */
  readonly image: string | null;
  /** Code of the language that it is written in; English where that cannot be told. */
  readonly language: string;
}

/** Characters of rendered texts that one server keeps. */
const CACHE_CHARACTERS = 16_000_000;
const OWN_IMAGE = /^\/files\/([\w-]+)/;

/**
 * Renders the texts of articles and keeps them: a revision never changes, and neither does a stored picture.
 * Each server has one.
 */
export function createTextRenderer(): (
  ctx: { readonly db: Database },
  article: Article,
) => Promise<RenderedText> {
  const cache = boundedCache<RenderedText>(CACHE_CHARACTERS);
  return async (ctx, article) => {
    const key = `${article.contentId}:${article.revision}`;
    const kept = cache.get(key);
    if (kept) return kept;
    const {
      html: plain,
      beginning,
      sources,
      language,
    } = await computingFor(
      { actor: { userId: 'readers', workspaceId: `readers of ${article.contentId}` }, signal: untilDone },
      () => compute(writing, article.content),
    );
    const sizes = await findImageSizes(
      ctx,
      sources.flatMap((source) => OWN_IMAGE.exec(source)?.[1] ?? []),
    );
    const rendered = {
      html: dress(hurryOpening(plain), (source) => sizes.get(OWN_IMAGE.exec(source)?.[1] ?? '')),
      beginning,
      image: sources[0]?.replaceAll('&amp;', '&') ?? null,
      language,
    };
    cache.set(key, rendered, rendered.html.length + BEGINNING_LENGTH);
    return rendered;
  };
}

/** A picture that opens the text is what a reader waits for, and comes at once; the others come when they are near. */
function hurryOpening(html: string): string {
  const [opening = ''] = html.split(/<h[2-4][ >]/, 1);
  return opening.includes('<img ')
    ? html.replace(/(<img [^>]*?) loading="lazy" decoding="async">/, '$1 fetchpriority="high">')
    : html;
}

/**
 * Adds what a page has beyond the document: links to headings, sizes of pictures, wide tables and code that can be
 * scrolled by keyboard. Every `<` in written HTML begins a tag, for all text is escaped; so tags can be told by their text.
 */
function dress(
  html: string,
  sizeOf: (source: string) => { readonly width: number; readonly height: number } | undefined,
): string {
  return html
    .replaceAll(
      /<h([234]) id="([^"]*)">(.*?)<\/h\1>/gs,
      (heading, level: string, id: string, words: string) =>
        words === ''
          ? heading
          : `<h${level} id="${id}">${words}<a class="anchor" href="#${id}" aria-label="${say.linkToHeading}">#</a></h${level}>`,
    )
    .replaceAll(/<img src="([^"]*)"/g, (tag, source: string) => {
      const size = sizeOf(source);
      return size ? `${tag} width="${size.width}" height="${size.height}"` : tag;
    })
    .replaceAll('<table>', `<div class="scroll" role="region" aria-label="${say.table}" tabindex="0"><table>`)
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<pre>', '<pre tabindex="0">');
}
