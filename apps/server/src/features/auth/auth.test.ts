import { readSession } from '@pagewright/contract/auth';
import { expect, test } from 'vitest';
import { openTestServer } from '../../../../../tests/server/open-test-server.ts';

const server = await openTestServer();

test('a person who signs up is admin of a workspace of their own', async () => {
  const ada = await server.signUp('Ada Lovelace');
  const { status, body } = await server.call(ada, readSession, {});
  expect(status).toBe(200);
  expect(body).toMatchObject({
    userId: ada.userId,
    sessionStatus: 'active',
    organizationId: ada.workspaceId,
    organizationRole: 'admin',
    organizationName: "Ada Lovelace's workspace",
    fullName: 'Ada Lovelace',
    username: null,
    email: ada.email,
    actor: null,
    factorVerificationAge: [0, -1],
    isOperator: true,
  });
  expect(body.organizationSlug).toMatch(/^ada-lovelace-[0-9a-f]{7}$/);
});
