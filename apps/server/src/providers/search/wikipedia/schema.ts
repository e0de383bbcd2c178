import { z } from 'zod';

/** Failures have status 200. */
const error = z.object({ code: z.string() }).optional();

/** Response of `list=search`. */
export const searchAnswerSchema = z.union([
  z.object({ query: z.object({ search: z.array(z.object({ pageid: z.int(), title: z.string() })) }), error }),
  z.object({ error: z.object({ code: z.string() }) }),
]);

/** Response of `action=parse`: the article's HTML without the page around it. */
export const parseAnswerSchema = z.union([
  z.object({ parse: z.object({ title: z.string(), text: z.string() }), error }),
  z.object({ error: z.object({ code: z.string() }) }),
]);

/** Response of the pageviews API: whole months, oldest first. */
export const pageviewsSchema = z.object({
  items: z.array(z.object({ timestamp: z.string().regex(/^\d{10}$/), views: z.int().min(0) })),
});
