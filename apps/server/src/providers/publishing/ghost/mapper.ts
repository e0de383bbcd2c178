import type { RemoteArticle, RemotePicture, StandingPost } from '../port.ts';
import type { GhostPost } from './schema.ts';

const LENGTHS = {
  title: 255,
  metaTitle: 300,
  metaDescription: 500,
  excerpt: 300,
  slug: 185,
  tag: 185,
} as const;

/** The name of the internal tag that marks a post: Ghost hides tags starting with `#` from readers. */
export function markingTag(marker: string): string {
  return `#${marker}`;
}

/** The filter that finds a marked post of any status. */
export function markedWith(marker: string): string {
  return `tag:hash-${marker}+status:[draft,published,scheduled,sent]`;
}

/** A post in Ghost's format. */
export function toPost({ marker, title, html, slug, metaTitle, description, tags }: RemoteArticle): object {
  return {
    title: title.slice(0, LENGTHS.title),
    html: withTables(html),
    slug: slug.slice(0, LENGTHS.slug),
    status: 'published',
    custom_excerpt: description === '' ? null : description.slice(0, LENGTHS.excerpt),
    meta_title: metaTitle === '' ? null : metaTitle.slice(0, LENGTHS.metaTitle),
    meta_description: description === '' ? null : description.slice(0, LENGTHS.metaDescription),
    tags: [...tags.map(tagName), markingTag(marker)].filter((name) => name !== '').map((name) => ({ name })),
  };
}

/** A tag must not contain a comma or look like an internal one. */
function tagName(tag: string): string {
  return tag.replaceAll(',', ' ').replace(/^#+/, '').trim().slice(0, LENGTHS.tag);
}

/** Ghost's editor does not support tables: in an HTML card they stay unchanged. */
function withTables(html: string): string {
  return html.replaceAll(
    /<table>.*?<\/table>/gs,
    (table) => `<!--kg-card-begin: html-->${table}<!--kg-card-end: html-->`,
  );
}

const DAY_MS = 86_400_000;

/** Possible paths of a picture uploaded about now: by year and month, on a clock that may be a day off ours. */
export function picturePaths(name: string, now: Date): string[] {
  const months = [now.getTime() - DAY_MS, now.getTime() + DAY_MS].map((at) =>
    new Date(at).toISOString().slice(0, 7).replace('-', '/'),
  );
  return [...new Set(months)].map((month) => `/content/images/${month}/${name}`);
}

/** The upload form of a picture: the file, its purpose, and our name for it. */
export async function toUpload({
  name,
  mediaType,
  bytes,
}: RemotePicture): Promise<{ readonly type: string; readonly bytes: Uint8Array }> {
  const form = new FormData();
  form.set('purpose', 'image');
  form.set('ref', name);
  form.set('file', new File([Buffer.from(bytes)], name, { type: mediaType }));
  const written = new Response(form);
  return { type: written.headers.get('content-type') ?? '', bytes: await written.bytes() };
}

/** Converts a post from Ghost. */
export function toStanding({ id, url, status }: GhostPost): StandingPost {
  return { id, url, isPublic: status === 'published' };
}
