import { z } from 'zod';
import { lineSchema, listSchema } from './text.ts';

/** Limits of pages that a user supplies instead of fetched ones. */
export const GIVEN_PAGES_LIMITS = {
  pages: 10,
  /** UTF-16 units of one page. */
  text: 1_000_000,
  url: 2_000,
  title: 300,
  /** Addresses of competitors. */
  competitors: 10,
  /** Bytes of a body that carries pages. */
  body: 9_000_000,
} as const;

/** Pages of competitors that a user pasted or uploaded, for one call. */
export const givenPagesSchema = z
  .array(
    z.object({
      text: z
        .string()
        .max(GIVEN_PAGES_LIMITS.text, 'The page is too long')
        .describe('HTML of the whole page, Markdown, or plain text.'),
      url: z
        .url({ protocol: /^https?$/, error: 'Must be an http:// or https:// address' })
        .max(GIVEN_PAGES_LIMITS.url)
        .nullable()
        .default(null),
      title: lineSchema(GIVEN_PAGES_LIMITS.title)
        .default('')
        .describe('If empty, the title is taken from the page.'),
    }),
  )
  .max(GIVEN_PAGES_LIMITS.pages, `At most ${GIVEN_PAGES_LIMITS.pages} pages`)
  .default([]);
export type GivenPage = z.output<typeof givenPagesSchema>[number];

/** Addresses of competitors that a user named: pages or sites. */
export const competitorsSchema = listSchema(GIVEN_PAGES_LIMITS.competitors, GIVEN_PAGES_LIMITS.url)
  .default([])
  .describe('URLs of competitor pages, or of sites to search for pages about the keyword.');
