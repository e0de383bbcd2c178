import { compute, computingFor, defineTask } from '../../../platform/compute/index.ts';
import type { Database } from '../../../platform/db/client.ts';
import { markup } from '../../../platform/http/pages/markup.ts';
import { currentLanguage } from '../../../platform/language/current-language.ts';
import { findImageSizes, type Article } from '../article-repository.ts';
import { createBoundedCache } from './bounded-cache.ts';
import { languageAttribute } from './language-parts.ts';
import { siteMessages as say } from './messages.ts';
import { BEGINNING_LENGTH, renderHtml } from './render-html.ts';

const renderTask = defineTask(new URL('./render-html.ts', import.meta.url), renderHtml, {
  kind: 'quick',
  inline: true,
});
const withoutTimeout = new AbortController().signal;

/** An article's text, ready for the page. */
export interface RenderedText {
  readonly html: string;
  /** The first words, in one line. */
  readonly beginning: string;
  /** URL of the first picture, as it is in the text. */
  readonly image: string | null;
  /** Language code of the text; null if unknown. */
  readonly language: string | null;
}

/** Characters of rendered text cached per server. */
const CACHE_CHARACTERS = 16_000_000;
const OWN_IMAGE = /^\/files\/([\w-]+)/;

/**
 * Renders and caches article texts, with labels in the site's language. Revisions and stored pictures never change.
 * Each server has one renderer.
 */
export function createTextRenderer(): (
  ctx: { readonly db: Database },
  article: Article,
) => Promise<RenderedText> {
  const cache = createBoundedCache<RenderedText>(CACHE_CHARACTERS);
  return async (ctx, article) => {
    const key = `${article.contentId}:${article.revision}:${currentLanguage()}`;
    const cached = cache.get(key);
    if (cached) return cached;
    const {
      html: plain,
      beginning,
      sources,
      language,
    } = await computingFor(
      {
        actor: { userId: 'readers', workspaceId: `readers of ${article.contentId}` },
        signal: withoutTimeout,
      },
      () => compute(renderTask, article.content),
    );
    const sizes = await findImageSizes(
      ctx.db,
      sources.flatMap((source) => OWN_IMAGE.exec(source)?.[1] ?? []),
    );
    const rendered = {
      html: enhanceHtml(loadOpeningEagerly(plain), language, (source) =>
        sizes.get(OWN_IMAGE.exec(source)?.[1] ?? ''),
      ),
      beginning,
      image: sources[0]?.replaceAll('&amp;', '&') ?? null,
      language,
    };
    cache.set(key, rendered, rendered.html.length + BEGINNING_LENGTH);
    return rendered;
  };
}

/** A picture at the start of the text loads eagerly; the others are lazy. */
function loadOpeningEagerly(html: string): string {
  const [opening = ''] = html.split(/<h[2-4][ >]/, 1);
  return opening.includes('<img ')
    ? html.replace(/(<img [^>]*?) loading="lazy" decoding="async">/, '$1 fetchpriority="high">')
    : html;
}

/**
 * Adds what a page has beyond the document: heading links, picture sizes, and keyboard scrolling for wide tables and
 * code. Labels and text name their languages if these differ. All text is escaped, so every `<` starts a tag and regular
 * expressions are safe.
 */
function enhanceHtml(
  html: string,
  language: string | null,
  sizeOf: (source: string) => { readonly width: number; readonly height: number } | undefined,
): string {
  const ours = currentLanguage();
  const label = markup`${languageAttribute(ours, language ?? ours)}`.text;
  const text = markup`${languageAttribute(language, ours)}`.text;
  return html
    .replaceAll(
      /<h([234]) id="([^"]*)">(.*?)<\/h\1>/gs,
      (heading, level: string, id: string, words: string) =>
        words === ''
          ? heading
          : `<h${level} id="${id}">${words}<a class="anchor" href="#${id}" aria-label="${say.linkToHeading}"${label}>#</a></h${level}>`,
    )
    .replaceAll(/<img src="([^"]*)"/g, (tag, source: string) => {
      const size = sizeOf(source);
      return size ? `${tag} width="${size.width}" height="${size.height}"` : tag;
    })
    .replaceAll(
      '<table>',
      `<div class="scroll" role="region" aria-label="${say.table}"${label} tabindex="0"><table${text}>`,
    )
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<pre>', '<pre tabindex="0">');
}
