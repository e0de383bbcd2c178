import { createContent } from '@pagewright/contract/content';
import * as reports from '@pagewright/contract/reports';
import { changeMyPassword } from '@pagewright/contract/settings/security';
import { requestDeletion } from '@pagewright/contract/settings/privacy';
import { updateSettings } from '@pagewright/contract/settings';
import { afterAll, expect, test } from 'vitest';
import { sendWeeklyReports } from '../../apps/server/src/features/analytics/weekly-report/send-weekly-reports.ts';
import { notify } from '../../apps/server/src/features/notifications/index.ts';
import { insertGapsRun } from '../../apps/server/src/features/reports/testing/insert-gaps-run.ts';
import { openDatabase, openPool } from '../../apps/server/src/platform/db/client.ts';
import { mailedToken, mailsTo } from '../fakes/smtp/mailed-link.ts';
import { startSmtpServer } from '../fakes/smtp/start-smtp-server.ts';
import { openTestServer } from '../server/open-test-server.ts';
import { createServices } from '../server/services.ts';
import { TEST_PASSWORD } from '../server/test-server.ts';

/** How people of an older version or a directory may be called, and what anybody may call an article or a report. */
const NAME = 'Your account is locked, open http://evil.test/login or write to me@evil.test right now';
const GUEST = 'guest@example.com';
const VISITOR = 'visitor@example.com';
const RECIPIENT = 'cleo@example.com';
/** Our own words and two names that are cut. */
const SUBJECT_MAX = 150;
const NEW_PASSWORD = 'New-horse-10';

const smtp = await startSmtpServer();
const server = await openTestServer({ SMTP_URL: smtp.url, DEFAULT_PLAN: 'Entrepreneur' });
const pool = openPool({ connectionString: server.databaseUrl }, 2);
afterAll(() => Promise.all([pool.end(), smtp.close()]));
const db = openDatabase(pool);

test('no mail has a link or an address from a name, and a name is cut in subjects', async () => {
  const person = await server.signUp();
  const { email, workspaceId } = person;
  const post = async (path: string, body: unknown) => {
    const { status } = await server.send(`/api${path}`, { method: 'POST', person, body });
    expect([path, Math.floor(status / 100)]).toEqual([path, 2]);
  };
  await mailedToken(smtp, email, { path: 'verify-email' });
  await server.sql.query('update "user" set name = $1, email_verified = true', [NAME]);
  await server.sql.query('update workspace set name = $2 where id = $1', [workspaceId, NAME]);

  await post('/team/invite', { email: GUEST, role: 'admin' });
  const other = await server.signUp('Ben');
  await server.sql.query('update "user" set email_verified = true');
  await post('/team/invite', { email: other.email, role: 'admin' });
  await post('/contact', {
    name: NAME,
    email: VISITOR,
    company: NAME,
    subject: NAME,
    message: 'A question.',
    inquiryType: 'general',
  });
  await notify({ db }, 'notice:1', {
    workspaceId: other.workspaceId,
    userId: other.userId,
    kind: 'published',
    title: NAME,
    link: '/content/1',
    reason: null,
  });

  const run = await insertGapsRun(server, person);
  const { id } = (await server.call(person, reports.createReport, { body: { runId: run, title: NAME } }))
    .body;
  await server.call(person, reports.scheduleReport, {
    params: { id },
    body: { cadence: 'weekly', recipients: [RECIPIENT] },
  });
  await server.sql.query("update report_schedule set due_at = now() - interval '1 minute'");

  await server.call(person, updateSettings, {
    body: { preferences: { timezone: 'UTC' }, notifications: { weeklyReport: true } },
  });
  await server.call(person, createContent, { body: { title: NAME } });
  await server.sql.query(`update content set status = 'published', published_at = '2099-03-04T12:00:00Z'`);
  const services = createServices();
  await sendWeeklyReports({ db, services, log: services.log }, new Date('2099-03-09T08:00:00Z'));

  // What happens to an account is mailed to its owner.
  const [changing, leaving] = [await server.signUp(), await server.signUp()];
  await server.sql.query('update "user" set name = $1', [NAME]);
  await post('/auth/request-password-reset', { email });
  await post('/auth/reset-password', {
    token: await mailedToken(smtp, email, { path: 'reset-password' }),
    newPassword: NEW_PASSWORD,
  });
  const change = { currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD };
  await server.call(changing, changeMyPassword, { body: change });
  await server.call(leaving, requestDeletion, { body: { email: leaving.email } });

  const kinds = async () => {
    const { rows } = await server.sql.query<{ key: string }>(
      'select key from mail where sent_at is not null',
    );
    return [...new Set(rows.map(({ key }) => key.split(':')[0] ?? ''))].toSorted((one, other) =>
      one.localeCompare(other, 'en'),
    );
  };
  await expect
    .poll(kinds)
    .toEqual([
      'account',
      'account-deletion',
      'contact',
      'invitation',
      'notification',
      'password-reset',
      'report',
      'verify-email',
      'weekly-report',
    ]);
  const all = [...new Set(smtp.mails.flatMap(({ to }) => to))].flatMap((recipient) =>
    mailsTo(smtp, recipient),
  );
  expect(all.filter((mail) => mail.includes('evil'))).not.toEqual([]);
  for (const mail of all) expect(mail).not.toMatch(/evil\.test|@evil/u);
  const { rows } = await server.sql.query<{ subject: string }>('select subject from mail');
  for (const { subject } of rows) {
    expect(subject).not.toMatch(/evil\.test|@evil/u);
    expect(subject.length).toBeLessThan(SUBJECT_MAX);
  }
  const invitation = rows.find(({ subject }) => subject.startsWith('Invitation to'));
  expect(invitation?.subject).toContain('from “Your account is locked, open evil·test/…”');
});
