import { readSession } from '@pagewright/contract/auth';
import { PgBoss } from 'pg-boss';
import { afterAll, expect, test } from 'vitest';
import { openClerkServer } from '../../../../../../tests/server/open-clerk-server.ts';

const { server, clerk, signIn } = await openClerkServer();
const { world } = clerk;
const boss = new PgBoss({
  db: { executeSql: (text, values) => server.sql.query(text, values) },
  supervise: false,
  schedule: false,
});
await boss.start();
afterAll(() => boss.stop({ graceful: false }));

test('a deleted account is rejected immediately and deleted at Clerk after the transaction, with its organizations', async () => {
  const person = world.addPerson({ firstName: 'Lea', lastName: 'Leaver' });
  const own = world.addOrganization('Leaver and Sons', person);
  const leaver = signIn(person, { organization: own });
  expect((await server.call(leaver, readSession, {})).status).toBe(200);
  await server.sql.query('update "user" set delete_at = now() where id = $1', [person.id]);
  // As the scheduled job does.
  await boss.send('recurring', { job: 'delete-accounts' });
  await expect.poll(async () => (await server.call(leaver, readSession, {})).status).toBe(401);
  await expect.poll(() => world.people.includes(person)).toBe(false);
  expect(world.organizations.includes(own)).toBe(false);
  const left = () => server.sql.query('select from "user" where id = $1', [person.id]);
  await expect.poll(async () => (await left()).rowCount).toBe(0);
  expect((await server.call(leaver, readSession, {})).status).toBe(401);
});
