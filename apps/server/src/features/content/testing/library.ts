import {
  createContent,
  listContent,
  readContent,
  updateContent,
  type ContentChange,
  type ContentDraft,
  type ContentItem,
} from '@pagewright/contract/content';
import type { EditorDocument } from '@pagewright/contract/document';
import type { CallInput, CallOutput } from '@pagewright/contract/endpoint';
import type { TestPerson, TestServer } from '../../../../../../tests/server/test-server.ts';

/** Creates an item through the API. */
export async function create(
  server: TestServer,
  person: TestPerson,
  draft: Partial<ContentDraft> = {},
): Promise<ContentItem> {
  const { status, body } = await server.call(person, createContent, { body: { title: 'An item', ...draft } });
  if (status !== 201) throw new Error(`create answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

/** Saves a change through the API. */
export async function save(
  server: TestServer,
  person: TestPerson,
  id: string,
  change: ContentChange,
): Promise<ContentItem> {
  const { status, body } = await server.call(person, updateContent, { params: { id }, body: change });
  if (status !== 200) throw new Error(`save answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

/** Reads an item through the API. */
export async function read(server: TestServer, person: TestPerson, id: string): Promise<ContentItem> {
  const { status, body } = await server.call(person, readContent, { params: { id } });
  if (status !== 200) throw new Error(`read answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

/** Returns the JSON of a document with these paragraphs. */
export function paragraphs(...texts: string[]): string {
  const document: EditorDocument = {
    type: 'doc',
    content: texts.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
  };
  return JSON.stringify(document);
}

/** Query parameters of a list. */
export type ListQuery = NonNullable<CallInput<typeof listContent>['query']>;

/** Reads one page of a list through the API. */
export async function list(
  server: TestServer,
  person: TestPerson,
  query: ListQuery = {},
): Promise<CallOutput<typeof listContent>> {
  const { status, body } = await server.call(person, listContent, { query });
  if (status !== 200) throw new Error(`list answered ${status}: ${JSON.stringify(body)}`);
  return body;
}
