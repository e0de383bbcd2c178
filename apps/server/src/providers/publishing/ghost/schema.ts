import { z } from 'zod';

const postSchema = z.object({
  id: z.string().min(1).max(64),
  url: z.url({ protocol: /^https?$/ }).max(2_000),
  status: z.string(),
  updated_at: z.string(),
});
export const postsSchema = z.object({ posts: z.array(postSchema) });
export const writtenSchema = z.object({ posts: z.tuple([postSchema]) });
export type GhostPost = z.output<typeof postSchema>;
export const imagesSchema = z.object({
  images: z.tuple([z.object({ url: z.url({ protocol: /^https?$/ }).max(2_000) })]),
});
export const siteSchema = z.object({ site: z.object({ title: z.string() }) });
