import { readSession } from '@pagewright/contract/auth';
import { beginTwoFactor, confirmTwoFactor } from '@pagewright/contract/settings';
import { expect, test } from 'vitest';
import { authenticatorCode } from '../../../../../../tests/server/authenticator-code.ts';
import { openTestServer } from '../../../../../../tests/server/open-test-server.ts';
import { runOperatorCommand } from '../../../../../../tests/server/run-operator-command.ts';
import { TEST_PASSWORD, type TestPerson } from '../../../../../../tests/server/test-server.ts';
import { openDatabase } from '../../../platform/db/client.ts';
import { turnOffLostFactor } from './turn-off-lost-factor.ts';

// Each command is its own process, which starts slowly on a busy machine.
const server = await openTestServer();
const run = (...words: string[]) =>
  runOperatorCommand(server, 'apps/server/src/features/settings/security/second-factor-command.ts', words);

const signIn = ({ email }: TestPerson, password: string) =>
  server.send('/api/auth/sign-in/email', { method: 'POST', body: { email, password } });

async function withTwoFactor(): Promise<TestPerson> {
  const person = await server.signUp('Lou');
  const { body: begun } = await server.call(person, beginTwoFactor, {});
  const code = authenticatorCode(begun.secret);
  expect((await server.call(person, confirmTwoFactor, { body: { code } })).status).toBe(200);
  return person;
}

test('a user who lost the second factor signs in by password again; sessions end, and the owner is notified', async () => {
  const [person, other] = [await withTwoFactor(), await withTwoFactor()];
  expect((await signIn(person, TEST_PASSWORD)).body).toMatchObject({ code: 'second_factor_required' });
  expect(await run(person.email.toUpperCase(), 'off')).toEqual({
    code: 0,
    output: `The second factor of ${person.email.toUpperCase()} is off, and their sessions have ended\n`,
  });
  await expect.poll(async () => (await server.call(person, readSession, {})).status).toBe(401);
  expect((await signIn(person, 'Wrong-horse-9')).status).toBe(401);
  expect((await signIn(person, TEST_PASSWORD)).status).toBe(200);
  const { rows: kept } = await server.sql.query('select user_id from recovery_code where user_id = $1', [
    person.userId,
  ]);
  expect(kept).toEqual([]);
  const { rows: mails } = await server.sql.query<{ text: string }>(
    `select text from mail where recipient = $1 and subject = 'Two-factor sign-in is off'`,
    [person.email],
  );
  expect(mails).toHaveLength(1);
  // Nothing has changed for anyone else.
  expect((await signIn(other, TEST_PASSWORD)).body).toMatchObject({ code: 'second_factor_required' });
  expect((await server.call(other, readSession, {})).status).toBe(200);
});

test('invalid input is reported in one line and changes nothing', async () => {
  const person = await server.signUp();
  const refused = (output: string) => ({ code: 78, output: expect.stringContaining(output) });
  expect(await Promise.all([run(person.email, 'off'), run(person.email)])).toEqual([
    refused('No second factor is on'),
    refused('usage: npm run second-factor'),
  ]);
  const given = { email: 'nobody@example.com', publicUrl: server.url };
  expect(await turnOffLostFactor({ db: openDatabase(server.sql) }, given)).toBe('no_account');
  expect((await server.call(person, readSession, {})).status).toBe(200);
});
