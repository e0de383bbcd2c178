import type { z } from 'zod';
import type { RemoteArticle, StandingPost } from '../port.ts';
import type { postSchema } from './schema.ts';

/** How a marker stands in a post: in a comment, which WordPress keeps and finds by its search. */
export function markedWith(marker: string): string {
  return `<!-- ${marker} -->`;
}

/** WordPress makes the slug of an attachment of its title, which is its name without the ending. */
export function slugOfPicture(name: string): string {
  return name.replace(/\.\w+$/, '').toLowerCase();
}

/** A post as it is sent. */
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

/** A post as it came. */
export function toStanding({ id, link, status }: z.output<typeof postSchema>): StandingPost {
  return { id: String(id), url: link, isPublic: status === 'publish' };
}
