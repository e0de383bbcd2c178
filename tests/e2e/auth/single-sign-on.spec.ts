import { mkdtemp, rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSingleSignOn } from '@pagewright/contract/settings';
import pg from 'pg';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { openTestBrowser } from '../../browser/open-test-browser.ts';
import { startOidcProvider } from '../../fakes/oidc/start-oidc-provider.ts';
import { openTestServer } from '../../server/open-test-server.ts';
import { expectAccessibleInLightAndDark } from '../expect-accessible.ts';
import { openScreen } from '../open-screen.ts';
import { expectNoOverflow } from '../expect-no-overflow.ts';

const backups = await mkdtemp(join(tmpdir(), 'pagewright-backups-'));
afterAll(() => rm(backups, { recursive: true, force: true }));
const [server, browser] = await Promise.all([
  openTestServer({
    DEFAULT_PLAN: 'Entrepreneur',
    BACKUP_DIR: backups,
    BACKUP_HOUR: '0',
    SECRET_KEY: 'signing-key-of-this-server-0123456789',
  }),
  openTestBrowser(),
]);
const operator = await server.signUp('Olga Berg');
/** As the daily job records it, which `features/health/backups` tests. */
const ARCHIVE = 'pagewright-2026-11-27T00-00-03Z.tar.gz';
await server.sql.query(
  `insert into backup_run (started_at, finished_at, verified_at, archive, bytes, rows)
   values (now() - interval '3 minutes', now() - interval '2 minutes', now() - interval '1 minute', $1, 48000, 90)`,
  [ARCHIVE],
);
const { body: addresses } = await server.call(operator, readSingleSignOn, {});
const provider = await startOidcProvider({
  client: {
    id: 'pagewright',
    secret: 'a-secret-of-the-client',
    redirectUri: addresses.redirectUri,
    logoutUri: addresses.logoutUri,
  },
  people: {
    ada: { email: 'ada@corp.example', email_verified: true, name: 'Ada Berg', groups: ['staff'] },
    guest: { email: 'guest@corp.example', email_verified: true, name: 'Guest', groups: [] },
  },
});
afterAll(() => provider.close());

test('an operator sets up a provider; people sign in with it or read why not', async () => {
  const settings = await openScreen(browser, server, '/settings/operator', operator);
  await settings.getByText(/^Version 0\.1\.0 on /).waitFor();
  expect(await settings.getByText('Different versions are running').count()).toBe(0);
  const card = settings.getByRole('region', { name: 'Single sign-on' });
  await card.getByLabel('Name on the button').fill('Example ID');
  await card.getByLabel('Issuer').fill('http://127.0.0.1:9');
  await card.getByLabel('Client ID').fill('pagewright');
  await card.getByLabel('Client secret').fill('a-secret-of-the-client');
  await card.getByLabel('Member groups').fill('staff');
  await card.getByRole('button', { name: 'Save' }).click();
  await card.getByText('The provider did not respond as an OpenID provider. Check its address.').waitFor();
  await card.getByLabel('Issuer').fill(provider.issuer);
  await card.getByRole('button', { name: 'Save' }).click();
  await settings.getByText('Single sign-on was saved').waitFor();
  await expectAccessibleInLightAndDark(settings, 'single sign-on in the settings');
  await settings.setViewportSize({ width: 360, height: 800 });
  await expectNoOverflow(settings, 'single sign-on in the settings');

  const visitor = await openScreen(browser, server, '/calendar', null);
  provider.become('guest');
  await visitor.getByRole('link', { name: 'Continue with Example ID' }).click();
  await visitor
    .getByText('Your account has no access to this application. Ask your administrator.')
    .waitFor();
  await expectAccessibleInLightAndDark(visitor, 'a refused sign-in');

  const person = await openScreen(browser, server, '/calendar', null);
  provider.become('ada');
  await person.getByRole('link', { name: 'Continue with Example ID' }).click();
  await person.waitForURL('**/calendar');
  await person.getByRole('heading', { name: /calendar/i, level: 1 }).waitFor();
  expect(
    (
      await server.sql.query(`select role from member m join "user" u on u.id = m.user_id
    where u.email = 'ada@corp.example'`)
    ).rows,
  ).toEqual([{ role: 'basic_member' }]);
});

test('an operator sees what runs, waits, and failed, versions, growth, a verified backup, mails, and keys', async () => {
  await server.sql.query(`insert into outbox (key, kind, payload, failed_at, attempts, last_error, request_id)
    values ('files', 'forget-files', '{"ids": []}', now(), 10, 'no space left on device', 'request-1')`);
  await server.sql.query(
    `insert into call_run (workspace_id, author_id, operation, label, language, request_id, status, created_at,
       ended_at, answer)
     select $1, $2, 'POST /of-a-later-version', 'Later', 'en', 'request-2', status, now() - interval '3 hours',
       ended_at, answer
     from (values ('queued', null, null), ('failed', now(), '{"error":"No","code":"source_failed"}'))
       as made (status, ended_at, answer)`,
    [operator.workspaceId, operator.userId],
  );
  await server.sql.query(`insert into pgboss.job (name, data, state, completed_on, output)
    values ('recurring', '{"job": "measure-storage"}', 'failed', now(), '{"message": "connection reset"}')`);
  await server.sql.query(`insert into storage_day (day, measured_at, database_bytes, file_bytes, tables)
    select current_date - 4, now() - interval '4 days', pg_database_size(current_database()) - 40000000, 0, '{}'`);
  // A server of another version, by the name of its connection.
  const older = new pg.Client({
    connectionString: server.databaseUrl,
    application_name: 'pagewright 0.0.9 older-host 4711 worker 1a2b-3c4d',
  });
  await older.connect();
  onTestFinished(() => older.end());
  await server.send('/api/auth/request-password-reset', { method: 'POST', body: { email: operator.email } });

  const page = await openScreen(browser, server, '/settings/operator', operator);
  const system = page.getByRole('region', { name: 'System' });
  await system.getByText(`Version 0.1.0 on ${hostname()} (process ${process.pid})`).waitFor();
  const runs = system.getByRole('listitem').filter({ hasText: 'Analyses, outlines, and briefs' });
  await runs.getByText('0 running, 1 waiting. The longest wait so far is 3 hours.').waitFor();
  await runs.getByText('Failed in the last 3 days: 1 source_failed.').waitFor();
  await system.getByText('Different versions are running. Finish the upgrade on all servers.').waitFor();
  const other = system
    .getByRole('listitem')
    .filter({ hasText: 'Version 0.0.9 on older-host (process 4711)' });
  await other.getByText('Background work only', { exact: true }).waitFor();
  await other.getByText('Encryption key 1a2b…, signing key 3c4d…').waitFor();
  await system.getByText('0 due, 0 scheduled for later, 1 failed.').waitFor();
  const backup = system.getByRole('listitem').filter({ hasText: ARCHIVE });
  await backup.getByText('Verified', { exact: true }).waitFor();
  await backup.getByText(/^Restored and compared /).waitFor();
  await system.getByText(/^The database takes [\d.]+ MB\./).waitFor();
  await system
    .getByText(
      /^The database takes .* Growth per day: 10(\.\d)? MB over 7 days, 10(\.\d)? MB over 30 days\.$/,
    )
    .waitFor();
  await system.getByText('0 uploaded files, 0 kB. Growth per day: 0 kB over 7 days').waitFor();
  await system.getByRole('row', { name: /^content_revision .* kB$/ }).waitFor();
  await system.getByText(/^Fingerprint of the encryption key \(SECRETS_KEY\): [\da-f]{8}$/).waitFor();
  await system.getByText(/^Fingerprint of the signing key: [\da-f]{8}$/).waitFor();
  await page.getByText(`To ${operator.email}`).first().waitFor();
  await expectAccessibleInLightAndDark(system, 'the state of the installation');

  const failed = system.getByRole('listitem').filter({ hasText: 'forget-files' });
  await failed.getByText('no space left on device').waitFor();
  await failed.getByRole('button', { name: 'Try forget-files again' }).click();
  await page.getByText('It will be tried again').waitFor();
  await system.getByText('0 due, 0 scheduled for later, 0 failed.').waitFor();
  const done = "select done_at is not null as done from outbox where key = 'files'";
  await expect.poll(async () => (await server.sql.query(done)).rows).toEqual([{ done: true }]);
  const job = system.getByRole('listitem').filter({ hasText: 'measure-storage' });
  await job.getByText('connection reset').waitFor();
  await job.getByText(/^Failed once in the last day/).waitFor();
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoOverflow(page, 'the state of the installation');
  await job.getByRole('button', { name: 'Try measure-storage again' }).click();
  await system.getByRole('heading', { name: 'Failed recurring jobs' }).waitFor({ state: 'detached' });
});
