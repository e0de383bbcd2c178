import { randomUUID } from 'node:crypto';
import type { WorkspaceRole } from '@pagewright/contract/auth';
import type { TestPerson, TestServer } from './test-server.ts';

/** Signs up a person who joins another person's workspace with a role. */
export async function signUpTeammate(
  server: TestServer,
  of: TestPerson,
  role: WorkspaceRole,
  name?: string,
): Promise<TestPerson> {
  const person = await server.signUp(name);
  await server.sql.query(
    'insert into member (id, organization_id, user_id, role, entered_at) values ($1, $2, $3, $4, now())',
    [randomUUID(), of.workspaceId, person.userId, role],
  );
  await server.sql.query('update session set active_organization_id = $1 where user_id = $2', [
    of.workspaceId,
    person.userId,
  ]);
  return { ...person, workspaceId: of.workspaceId };
}
