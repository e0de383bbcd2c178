import type { GivenPage as ContractPage } from '@pagewright/contract/given-pages';
import { ApiError } from '../../../api-error.ts';
import type { Context } from '../../../context.ts';
import { outlineMessages } from '../messages.ts';
import { readPage, type GivenPage } from '../../../research/index.ts';

/** What begins like markup and closes some; text that only uses `<` is none. */
const MARKUP = /^\s*<(?:!doctype|!--|\?xml|html|head|body|[a-z][^<>]*>[\s\S]*<\/)/i;

/** Pages that a person gave, told apart as HTML and text. */
export function toGivenPages(pages: readonly ContractPage[]): GivenPage[] {
  return pages.map(({ text, url, title }) => ({
    text,
    url,
    title,
    format: MARKUP.test(text) ? 'html' : 'text',
  }));
}

/** Pages of competitors as they were read, and those that could not be read, each with its reason. */
export interface ReadCompetitors {
  readonly pages: readonly GivenPage[];
  readonly leftOut: readonly { readonly url: string; readonly title: string; readonly message: string }[];
}

/** Reads the pages at some addresses, all at once; one that fails is told and does not end the others. @throws the signal's reason. */
export async function readCompetitors(ctx: Context, addresses: readonly string[]): Promise<ReadCompetitors> {
  let done = 0;
  const read = await Promise.all(
    addresses.map(async (address) => {
      const url = /^[a-z]+:/i.test(address) ? address : `https://${address}`;
      try {
        const page = await readPage(ctx, url, { signal: ctx.signal });
        return { page: { text: page.html, format: 'html' as const, url, title: '' } };
      } catch (error) {
        ctx.signal.throwIfAborted();
        if (!(error instanceof ApiError)) ctx.log.warn({ err: error }, 'a page of a competitor was not read');
        const message = error instanceof ApiError ? error.message : outlineMessages.notRead;
        return { left: { url, title: '', message } };
      } finally {
        done += 1;
        if (!ctx.signal.aborted) ctx.progress('Reading competitor pages', done, addresses.length);
      }
    }),
  );
  return {
    pages: read.flatMap(({ page }) => (page ? [page] : [])),
    leftOut: read.flatMap(({ left }) => (left ? [left] : [])),
  };
}
