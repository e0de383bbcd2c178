import { uploadFile } from '@pagewright/contract/files';
import type { TestResponse, TestPerson, TestServer } from '../../../../../../tests/server/test-server.ts';
import type { UploadResult } from '../upload-result.ts';

/** The response to an upload: the result or the error. */
export type UploadAnswer = TestResponse<UploadResult & { readonly error?: string; readonly code?: string }>;

/** Uploads a file as a form, as the application does. */
export async function upload(
  server: TestServer,
  person: TestPerson,
  file: { readonly name: string; readonly content: Uint8Array | string; readonly mediaType?: string },
  { type, headers }: { readonly type?: string; readonly headers?: Record<string, string> } = {},
): Promise<UploadAnswer> {
  const form = new FormData();
  if (type !== undefined) form.set('type', type);
  const content = typeof file.content === 'string' ? file.content : new Uint8Array(file.content);
  form.set('file', new File([content], file.name, { type: file.mediaType ?? '' }));
  return (await server.send(`/api${uploadFile.path}`, {
    method: 'POST',
    person,
    body: form,
    ...(headers ? { headers } : {}),
  })) as UploadAnswer;
}

/** Imports a document that creates one draft, and returns its id. */
export async function importOne(
  server: TestServer,
  person: TestPerson,
  name: string,
  content: Uint8Array | string,
): Promise<string> {
  const { status, body } = await upload(server, person, { name, content });
  const [made] = body.content ?? [];
  if (status !== 201 || !made) throw new Error(`upload answered ${status}: ${JSON.stringify(body)}`);
  return made.id;
}
