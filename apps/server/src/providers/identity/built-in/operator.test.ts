import { expect, test } from 'vitest';
import { startTestServer, TEST_PASSWORD } from '../../../../../../tests/server/test-server.ts';

const cookieOf = (headers: Headers): string => headers.getSetCookie()[0]!.split(';', 1)[0]!;

test('of three simultaneous first users, one is the operator', async () => {
  const fresh = await startTestServer();
  const people = await Promise.all([fresh.signUp(), fresh.signUp(), fresh.signUp()]);
  const answers = await Promise.all(people.map((person) => fresh.send('/api/session', { person })));
  expect(answers.filter(({ body }) => (body as { isOperator: boolean }).isOperator)).toHaveLength(1);
  // If the operator's account is deleted, the next user does not inherit the role.
  await fresh.sql.query(`delete from "user" where id in (select value from installation)`);
  const next = await fresh.signUp();
  expect((await fresh.send('/api/session', { person: next })).body).toMatchObject({ isOperator: false });
  await fresh.close();
});

test('the operators in the settings replace the first user', async () => {
  const fresh = await startTestServer({ OPERATOR_EMAILS: 'boss@example.com, Second@Example.com' });
  const first = await fresh.signUp();
  expect((await fresh.send('/api/session', { person: first })).body).toMatchObject({ isOperator: false });
  const answer = await fresh.send('/api/auth/sign-up/email', {
    method: 'POST',
    body: { name: 'Second', email: 'second@example.com', password: TEST_PASSWORD },
  });
  const { token } = (await fresh.send('/api/auth/token', { headers: { cookie: cookieOf(answer.headers) } }))
    .body as { token: string };
  const session = await fresh.send('/api/session', { headers: { authorization: `Bearer ${token}` } });
  expect(session.body).toMatchObject({ isOperator: true });
  await fresh.close();
});
