import { FIXTURE_PERSON } from './fixture.ts';

/** A signed-in person of an old version's server. */
interface Caller {
  /** Calls a route; null if this version does not have it or refuses it. */
  readonly call: (method: string, path: string, body?: unknown) => Promise<Record<string, unknown> | null>;
}

const FUTURE = '2100-03-01T09:00:00Z';
const TEXT = [
  '<h2>What bees need</h2><p>A hive needs water, shade, and flowers within two miles. Keep it off the ground.</p>',
  '<p>Look after it <strong>every week</strong> in spring — and leave it alone in winter. 蜜蜂, abejas, abeilles.</p>',
].join('');

/**
 * Lets Ann write through the API what a first week leaves behind, and signs up Ben, whose rows are inserted by SQL. Calls
 * that this version does not know yet, or knew by other fields, are left out.
 * @returns the calls that were answered
 */
export async function fillThroughApi(url: string): Promise<readonly string[]> {
  const done: string[] = [];
  const ann = await signUp(url, FIXTURE_PERSON, done);
  const article = await ann.call('POST', '/content', {
    title: 'Bees in the garden',
    content: TEXT,
    keywords: ['bees'],
    tags: ['garden', 'bees'],
    metaDescription: 'What a hive needs.',
  });
  const scheduled = await ann.call('POST', '/content', {
    title: 'Honey in winter',
    content: TEXT,
    status: 'scheduled',
    scheduledFor: FUTURE,
  });
  const removed = await ann.call('POST', '/content', { title: 'Taken away', content: TEXT });
  const id = String(article?.['id']);
  await ann.call('PUT', `/content/${id}`, { content: `${TEXT}<p>And one more paragraph.</p>`, revision: 1 });
  await ann.call('PUT', `/content/${id}`, { title: 'Bees in the garden, kept well' });
  await ann.call('POST', `/content/${id}/publish`, {});
  await ann.call('PUT', `/content/${id}`, { slug: 'bees-kept-well' });
  await ann.call('POST', `/content/${id}/comments`, { text: 'Which flowers?' });
  await ann.call('DELETE', `/content/${String(removed?.['id'])}`);
  await ann.call('POST', `/content/${String(scheduled?.['id'])}/evidence`, {
    text: `<html><head><title>Bees</title></head><body>${TEXT.repeat(4)}</body></html>`,
    source: 'pasted',
  });
  await writePlans(ann);
  await writeSettings(ann);
  await signUp(url, { ...FIXTURE_PERSON, name: 'Ben', email: 'ben@example.com' }, done).then(async (ben) => {
    await ben.call('POST', '/content', { title: 'Written by Ben', content: TEXT });
  });
  return done;
}

async function writePlans(ann: Caller): Promise<void> {
  const event = await ann.call('POST', '/calendar/events', {
    title: 'Tell them about bees',
    scheduledFor: FUTURE,
    platform: 'Twitter',
  });
  await ann.call('PUT', `/calendar/events/${String(event?.['id'])}`, { title: 'Tell everybody about bees' });
  await ann.call('POST', '/generate-brief', {
    mainTopic: 'bees',
    keyword: 'bees',
    idea: 'Bees in a small garden',
  });
  await ann.call('POST', '/smart-outline/complete', { keyword: 'bees', includeSearch: false });
  await ann.call('POST', '/content/score', { title: 'Bees', content: TEXT, keywords: ['bees'] });
  await ann.call('POST', '/analytics/watchlist', { keywords: ['bees', 'honey'] });
  await ann.call('POST', '/webhooks', { url: 'https://receiver.example/' });
  await ann.call('POST', '/calendar/feed-address', {});
}

async function writeSettings(ann: Caller): Promise<void> {
  await ann.call('PUT', '/settings', { profile: { company: 'Bees & Co' } });
  await ann.call('PUT', '/settings', { notifications: { emailUpdates: false } });
  await ann.call('PUT', '/settings/api-keys', { openaiKey: 'a-key-of-ones-own' });
  await ann.call('POST', '/settings/api-tokens', {
    name: 'Scripts',
    scopes: ['content:read'],
    expiresInDays: 30,
  });
  await ann.call('PUT', '/site', { tagline: 'All about bees' });
  await ann.call('POST', '/team/invite', { email: 'guest@example.com', role: 'basic_member' });
  await ann.call('POST', '/contact', {
    name: 'Cleo',
    email: 'cleo@example.com',
    subject: 'Bees',
    message: 'Do you keep bees as well?',
  });
}

async function signUp(url: string, person: typeof FIXTURE_PERSON, done: string[]): Promise<Caller> {
  const answer = await fetch(`${url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(person),
  });
  if (!answer.ok) throw new Error(`sign-up answered ${answer.status}: ${await answer.text()}`);
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  const { token } = (await (await fetch(`${url}/api/auth/token`, { headers: { cookie } })).json()) as {
    token: string;
  };
  const call: Caller['call'] = async (method, path, body) => {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(120_000),
    });
    const text = await response.text();
    if (!response.ok) {
      if (process.env['VERBOSE']) console.log(`${method} ${path}: ${response.status} ${text.slice(0, 200)}`);
      return null;
    }
    done.push(`${method} ${path.replaceAll(/[0-9a-f-]{36}/g, '{id}')}`);
    return response.headers.get('content-type')?.includes('application/json') === true
      ? (JSON.parse(text) as Record<string, unknown>)
      : {};
  };
  return { call };
}
