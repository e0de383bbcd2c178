import { createContent } from '@pagewright/contract/content';
import type { ContentDraft } from '@pagewright/contract/content';
import { publishContent } from '@pagewright/contract/publishing';
import type { TestPerson, TestServer } from '../server/test-server.ts';

/** The URL of a published article, its path, and its site's path. */
export interface PublishedArticle {
  readonly id: string;
  readonly url: string;
  readonly path: string;
  readonly sitePath: string;
}

/** Creates an item as the person and publishes it. Throws with the response if the server refuses. */
export async function publishArticle(
  server: TestServer,
  person: TestPerson,
  draft: ContentDraft,
): Promise<PublishedArticle> {
  const created = await server.call(person, createContent, { body: draft });
  if (created.status !== 201)
    throw new Error(`creating answered ${created.status}: ${JSON.stringify(created.body)}`);
  const { id } = created.body;
  const published = await server.call(person, publishContent, { params: { id } });
  if (published.status !== 200)
    throw new Error(`publishing answered ${published.status}: ${JSON.stringify(published.body)}`);
  const { url } = published.body;
  const path = url.slice(server.url.length);
  return { id, url, path, sitePath: path.slice(0, path.lastIndexOf('/') + 1) };
}

/** A paragraph as a node of the editor's document. */
export const paragraph = (text: string): unknown => ({
  type: 'paragraph',
  content: [{ type: 'text', text }],
});

/** An editor document with the given blocks, as stored in an item's `content`. */
export const documentOf = (...blocks: readonly unknown[]): string =>
  JSON.stringify({ type: 'doc', content: blocks });
