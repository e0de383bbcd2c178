import { ApiError } from '../../../platform/api-error.ts';
import type { Context } from '../../../platform/context.ts';
import { tryHttpsThenHttp } from '../../../platform/outgoing/index.ts';
import {
  missedPage,
  readPage,
  toArticle,
  type MissedPage,
  type SerializedSitePage,
} from '../../../research/index.ts';
import { siteMessages } from './messages.ts';

/** A page read at an address that a person named. */
export interface NamedPage extends SerializedSitePage {
  readonly isReused: boolean;
}

/** Reads a page; if that fails, it is reported with the reason. @throws the signal's reason. */
export async function readNamedPage(
  ctx: Context,
  given: string,
  maxAgeMs: number,
): Promise<NamedPage | MissedPage> {
  const { signal } = ctx;
  try {
    const page = await tryHttpsThenHttp(given, ({ href }) => readPage(ctx, href, { signal, maxAgeMs }));
    const article = await toArticle(page, signal);
    if (article) return { url: page.url, article, isReused: page.isReused };
    throw new ApiError(422, 'page_unreadable', siteMessages.pageUnreadable);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ApiError) return missedPage(given, error);
    throw error;
  }
}
