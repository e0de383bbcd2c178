import { readSession } from '@pagewright/contract/auth';
import { readUsage } from '@pagewright/contract/usage';
import { expect, test } from 'vitest';
import { openTestServer } from '../../../../../tests/server/open-test-server.ts';
import { runOperatorCommand } from '../../../../../tests/server/run-operator-command.ts';

const COMMAND = 'apps/server/src/features/usage/plan-command.ts';

// Each command is its own process, which starts slowly on a busy machine.
const server = await openTestServer();
const person = await server.signUp();

const plan = (...words: string[]) => runOperatorCommand(server, COMMAND, words);
const planName = async () => (await server.call(person, readUsage, {})).body.plan.name;

test('a workspace is granted a plan by slug or id while a server is running', async () => {
  const { organizationSlug: slug } = (await server.call(person, readSession, {})).body;
  expect(await plan(slug, 'Starter')).toEqual({
    code: 0,
    output: `The workspace ${slug} has the plan Starter\n`,
  });
  expect(await planName()).toBe('Starter');
  expect((await plan(person.workspaceId, 'entrepreneur')).code).toBe(0);
  expect(await planName()).toBe('Entrepreneur');
  const { rows } = await server.sql.query('select action, detail from audit_entry order by id');
  expect(rows).toEqual([
    { action: 'usage.give_plan', detail: { plan: 'Starter' } },
    { action: 'usage.give_plan', detail: { plan: 'Entrepreneur' } },
  ]);
});

test('invalid input is reported in one line and changes nothing', async () => {
  const before = await planName();
  expect(await plan('no-such-workspace', 'Free')).toEqual({
    code: 78,
    output: 'pagewright: There is no workspace with the slug or id "no-such-workspace"\n',
  });
  for (const words of [[person.workspaceId], [person.workspaceId, 'Gold']]) {
    expect(await plan(...words)).toMatchObject({
      code: 78,
      output: expect.stringContaining('usage: npm run plan'),
    });
  }
  expect(await planName()).toBe(before);
});
