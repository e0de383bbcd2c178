import type { z } from 'zod';
import type { RemoteArticle, StandingPost } from '../port.ts';
import type { postSchema } from './schema.ts';

/** The marker's form in a post: a comment, which WordPress preserves and finds in its search. */
export function markedWith(marker: string): string {
  return `<!-- ${marker} -->`;
}

/** WordPress derives an attachment's slug from its title, which is the file name without its extension. */
export function slugOfPicture(name: string): string {
  return name.replace(/\.\w+$/, '').toLowerCase();
}

/** A post in WordPress's format. */
export function toPost(
  { marker, title, html, slug, description, tags: names }: RemoteArticle,
  tags: readonly number[],
): object {
  return {
    title,
    content: `${html}\n${markedWith(marker)}`,
    excerpt: description,
    slug,
    status: 'publish',
    ...(names.length > 0 && tags.length === 0 ? {} : { tags }),
  };
}

/** Converts a post from WordPress. */
export function toStanding({ id, link, status }: z.output<typeof postSchema>): StandingPost {
  return { id: String(id), url: link, isPublic: status === 'publish' };
}
