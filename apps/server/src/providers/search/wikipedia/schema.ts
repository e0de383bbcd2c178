import { z } from 'zod';

/** Failures come with status 200. */
const error = z.object({ code: z.string() }).optional();

/** What `list=search` answers. */
export const searchAnswerSchema = z.union([
  z.object({ query: z.object({ search: z.array(z.object({ pageid: z.int(), title: z.string() })) }), error }),
  z.object({ error: z.object({ code: z.string() }) }),
]);

/** What `action=parse` answers: the article's HTML without the page around it. */
export const parseAnswerSchema = z.union([
  z.object({ parse: z.object({ title: z.string(), text: z.string() }), error }),
  z.object({ error: z.object({ code: z.string() }) }),
]);

/** What the counter of pageviews answers: whole months, oldest first. */
export const pageviewsSchema = z.object({
  items: z.array(z.object({ timestamp: z.string().regex(/^\d{10}$/), views: z.int().min(0) })),
});
