import { z } from 'zod';

/** Fields we read of a post of `wp/v2/posts`. */
export const postSchema = z.object({
  id: z.int().positive(),
  link: z.url({ protocol: /^https?$/ }).max(2_000),
  status: z.string(),
});
export const foundPostsSchema = z.array(postSchema.extend({ content: z.object({ raw: z.string() }) }));
/** Fields we read of an attachment of `wp/v2/media`. */
export const mediaSchema = z.object({
  id: z.int().positive(),
  source_url: z.url({ protocol: /^https?$/ }).max(2_000),
});
export const foundMediaSchema = z.array(mediaSchema);
export const tagSchema = z.object({ id: z.int().positive(), name: z.string() });
/** The refusal of an existing tag contains its ID. */
export const knownTagSchema = z.object({
  code: z.literal('term_exists'),
  data: z.object({ term_id: z.int().positive() }),
});
export const meSchema = z.object({ capabilities: z.record(z.string(), z.boolean()) });
export const siteSchema = z.object({ name: z.string() });
