import { createContent } from '@pagewright/contract/content';
import { uploadFile } from '@pagewright/contract/files';
import { expect, test } from 'vitest';
import { openTestServer } from '../../../../../tests/server/open-test-server.ts';

const server = await openTestServer();
const person = await server.signUp();

test.each([
  [createContent.path, 'application/json'],
  [uploadFile.path, 'multipart/form-data'],
])('a body of a type other than %s is rejected with the accepted type', async (path, media) => {
  const answer = await server.send(`/api${path}`, {
    method: 'POST',
    person,
    body: 'title: Coffee',
    headers: { 'content-type': 'application/yaml' },
  });
  expect([answer.status, answer.body]).toEqual([
    415,
    {
      error: `Send the body as ${media} and set the Content-Type header to match.`,
      code: 'unsupported_media_type',
    },
  ]);
});
