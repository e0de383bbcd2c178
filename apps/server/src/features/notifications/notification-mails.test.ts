import { createContent, updateContent } from '@pagewright/contract/content';
import type { CallOutput } from '@pagewright/contract/endpoint';
import { listNotifications, switchMail, type NotificationKind } from '@pagewright/contract/notifications';
import { readSettings, updateSettings } from '@pagewright/contract/settings';
import { expect, test } from 'vitest';
import { signUpTeammate } from '../../../../../tests/server/join-workspace.ts';
import { openTestServer } from '../../../../../tests/server/open-test-server.ts';
import type { TestPerson } from '../../../../../tests/server/test-server.ts';
import { openDatabase } from '../../platform/db/client.ts';
import { notify, notifyAll, usageTitle, type Notice } from './index.ts';

const server = await openTestServer();
const db = openDatabase(server.sql);

const noticeFor = (person: TestPerson, more: Partial<Notice> = {}): Notice => ({
  workspaceId: person.workspaceId,
  userId: person.userId,
  kind: 'published',
  title: 'Bees',
  link: 'https://site.example/bees',
  reason: null,
  ...more,
});
const choose = (person: TestPerson, notifications: Record<string, boolean>) =>
  server.call(person, updateSettings, { body: { notifications } });

/** The mails to a person, once the outbox is empty. */
async function mailsOf(person: TestPerson): Promise<{ subject: string; text: string }[]> {
  const pending = "select from outbox where done_at is null and kind in ('notification', 'send-mail')";
  await expect.poll(async () => (await server.sql.query(pending)).rowCount).toBe(0);
  const { rows } = await server.sql.query<{ subject: string; text: string }>(
    'select subject, text from mail where recipient = $1 order by subject',
    [person.email],
  );
  return rows;
}

test('an event is mailed once, with its link and how to turn mails off', async () => {
  const ann = await server.signUp('Ann');
  await notify({ db }, 'mailed: one', noticeFor(ann));
  await notify({ db }, 'mailed: one', noticeFor(ann));
  await notify({ db }, 'mailed: two', noticeFor(ann, { kind: 'publish_failed', link: '/content/1' }));
  const mails = await mailsOf(ann);
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    '“Bees” could not be published',
    '“Bees” was published',
  ]);
  const published = mails.find(({ subject }) => subject.endsWith('was published'));
  expect(published?.text).toMatch(
    /^Hello Ann,\n\n“Bees” was published\n\nhttps:\/\/site\.example\/bees\n\nYou get these emails .*\/settings\/notifications\nTurn them off without signing in: http.*\/mail-off\?token=[\w.-]+$/,
  );
  expect(mails.find(({ subject }) => subject.endsWith('could not be published'))?.text).toContain(
    `${server.url}/content/1\n`,
  );
});

test('one-click unsubscribe turns them off, by form and without signing in', async () => {
  const uma = await server.signUp('Uma');
  await notify({ db }, 'mailed: off by one click', noticeFor(uma));
  await mailsOf(uma);
  const { rows } = await server.sql.query<{ unsubscribe_url: string }>(
    'select unsubscribe_url from mail where recipient = $1',
    [uma.email],
  );
  const { pathname, search } = new URL(rows[0]!.unsubscribe_url);
  const click = (path: string, body = 'List-Unsubscribe=One-Click') =>
    server.send(path, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const isOn = async () => (await server.call(uma, readSettings, {})).body.notifications.emailNotifications;
  expect((await click(`${pathname}${search}`, '')).status).toBe(404);
  expect((await click(`${pathname}${search}x`)).status).toBe(404);
  expect(await isOn()).toBe(true);
  expect((await click(`${pathname}${search}`)).status).toBe(200);
  expect(await isOn()).toBe(false);
});

test('users are mailed in their chosen language', async () => {
  const [ana, luc] = [await server.signUp('Ana'), await server.signUp('Luc')];
  await server.call(ana, updateSettings, { body: { preferences: { language: 'es' } } });
  await server.call(luc, updateSettings, { body: { preferences: { language: 'fr' } } });
  for (const person of [ana, luc]) await notify({ db }, `mailed: ${person.userId}`, noticeFor(person));
  expect(await mailsOf(ana)).toMatchObject([
    {
      subject: '«Bees» se ha publicado',
      text: expect.stringMatching(/^Hola, Ana:\n\n«Bees» se ha publicado\n/),
    },
  ]);
  expect(await mailsOf(luc)).toMatchObject([{ subject: '«\u202fBees\u202f» a été publié' }]);
});

test("usage is reported in each reader's language, in the list and by mail", async () => {
  const eva = await server.signUp('Eva');
  await server.call(eva, updateSettings, { body: { preferences: { language: 'es' } } });
  const title = usageTitle({ kind: 'ai', used: 80, limit: 100 });
  await notify({ db }, 'used: now', noticeFor(eva, { kind: 'usage_near', title }));
  await notify({ db }, 'used: once', noticeFor(eva, { kind: 'usage_near', title: '8 of 10 SEO requests' }));
  expect((await mailsOf(eva)).map(({ subject }) => subject)).toEqual([
    'Se han usado 8 of 10 SEO requests de este mes',
    'Se han usado 80 de 100 solicitudes de IA de este mes',
  ]);
  const headers = { 'accept-language': 'fr' };
  const { body } = await server.send('/api/notifications', { person: eva, headers });
  const { notifications } = body as CallOutput<typeof listNotifications>;
  expect(notifications.map((one) => one.title).toSorted()).toEqual([
    '8 of 10 SEO requests',
    '80 requêtes IA sur 100',
  ]);
});

const GROUPS: Readonly<Record<string, readonly NotificationKind[]>> = {
  contentUpdates: ['published', 'publish_failed', 'published_late', 'alert', 'search_fell', 'event_due'],
  teamActivity: ['review_asked', 'review_approved', 'review_returned', 'review_commented'],
  systemAlerts: ['usage_near', 'usage_reached', 'webhook_disabled'],
};

test('each switch stops its own mails, and one stops all; the list still has everything', async () => {
  const person = await server.signUp();
  const all = Object.values(GROUPS).flat();
  const tellAll = (step: string) =>
    notifyAll(
      { db },
      all.map((kind) => ({
        key: `mailed: ${step} ${kind}`,
        notice: noticeFor(person, { kind, title: `${step} ${kind}.` }),
      })),
    );
  const mailedKinds = (step: string) =>
    all.filter((kind) => mails.some(({ subject }) => subject.includes(`${step} ${kind}.`)));

  await choose(person, { contentUpdates: false });
  await tellAll('A');
  let mails = await mailsOf(person);
  expect(mailedKinds('A')).toEqual([...GROUPS.teamActivity!, ...GROUPS.systemAlerts!]);
  await choose(person, { contentUpdates: true, systemAlerts: false, teamActivity: false });
  await tellAll('B');
  mails = await mailsOf(person);
  expect(mailedKinds('B')).toEqual(GROUPS.contentUpdates);
  await choose(person, { emailNotifications: false, systemAlerts: true, teamActivity: true });
  await tellAll('C');
  mails = await mailsOf(person);
  expect(mailedKinds('C')).toEqual([]);
  await choose(person, { emailNotifications: true });
  await server.call(person, updateSettings, { body: { preferences: { emailUpdates: false } } });
  await tellAll('D');
  mails = await mailsOf(person);
  expect(mailedKinds('D')).toEqual([]);
  const { rows } = await server.sql.query('select from notification where user_id = $1', [person.userId]);
  expect(rows).toHaveLength(4 * all.length);
});

test('a review request notifies the admins of the workspace, but not the author', async () => {
  const admin = await server.signUp();
  const member = await signUpTeammate(server, admin, 'basic_member');
  const body = { title: 'Ready to read', status: 'review' as const };
  for (const author of [admin, member]) await server.call(author, createContent, { body });
  const draft = await server.call(member, createContent, { body: { title: 'From draft' } });
  const review = (status: 'review' | 'draft') =>
    server.call(member, updateContent, { params: { id: draft.body.id }, body: { status } });
  for (const status of ['review', 'review', 'draft'] as const) await review(status);
  const mails = await mailsOf(admin);
  expect(mails.map(({ subject }) => subject)).toEqual([
    '“From draft” is waiting for review',
    '“Ready to read” is waiting for review',
  ]);
  expect((await server.call(admin, listNotifications, {})).body.unread).toBe(2);
  expect((await server.call(member, listNotifications, {})).body.unread).toBe(0);
});

test('at most twenty mails are sent an hour, and the last one says so', async () => {
  const busy = await server.signUp();
  const notices = Array.from({ length: 50 }, (_, n) => ({
    key: `mailed: busy ${n}`,
    notice: noticeFor(busy),
  }));
  await notifyAll({ db }, notices);
  const mails = await mailsOf(busy);
  expect(mails).toHaveLength(20);
  expect(mails.filter(({ text }) => text.includes('This is the last of 20 emails this hour.'))).toHaveLength(
    1,
  );
});

test("a mail's link turns mails off and on for its user only; other links are rejected", async () => {
  const [ann, bob] = [await server.signUp(), await server.signUp()];
  await notify({ db }, 'mailed: link', noticeFor(ann));
  const [mail] = await mailsOf(ann);
  const token = /token=([\w.-]+)/.exec(mail!.text)![1]!;
  const turn = (given: string, isOn: boolean) =>
    server.call(null, switchMail, { body: { token: given, isOn } });
  const wishesOf = async (person: TestPerson) =>
    (await server.call(person, readSettings, {})).body.notifications;

  expect((await turn(token, false)).body).toEqual({ what: 'emailNotifications', isOn: false });
  expect(await wishesOf(ann)).toMatchObject({ emailNotifications: false, contentUpdates: true });
  expect((await wishesOf(bob)).emailNotifications).toBe(true);
  expect((await turn(token, true)).body).toEqual({ what: 'emailNotifications', isOn: true });
  expect((await wishesOf(ann)).emailNotifications).toBe(true);

  const [what, , signature] = token.split('.');
  const bobs = Buffer.from(bob.userId).toString('base64url');
  for (const forged of [
    `${what}.${bobs}.${signature}`,
    token.replace(what!, 'weeklyReport'),
    `${token}.x`,
    '',
  ]) {
    expect((await turn(forged, false)).status).toBe(404);
  }
  expect((await wishesOf(bob)).emailNotifications).toBe(true);
  await server.sql.query('delete from "user" where id = $1', [ann.userId]);
  expect((await turn(token, false)).status).toBe(404);
});
