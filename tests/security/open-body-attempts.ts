import { endpoints } from '@pagewright/contract';
import { createContent, readContent, type ContentItem } from '@pagewright/contract/content';
import type { Endpoint } from '@pagewright/contract/endpoint';
import { afterAll, expect } from 'vitest';

import { startBingWebmaster } from '../fakes/bing-webmaster/start-bing-webmaster.ts';
import { startPageSpeed } from '../fakes/page-speed/start-page-speed.ts';
import { openTestServer } from '../server/open-test-server.ts';
import type { TestPerson, TestServer } from '../server/test-server.ts';
import {
  countRows,
  findFailures,
  findUnexpectedStatuses,
  sendAll,
  type Attempt,
  type Outcome,
} from './attempt.ts';
import { bodyFields } from './call-inputs.ts';
import { takeShare } from './take-share.ts';
import { ROUTE_EXPECTATIONS } from './route-expectations.ts';

/** A server, a person, and two items, for sending unusual bodies to every call that takes one. */
export interface BodyAttempts {
  readonly server: TestServer;
  readonly person: TestPerson;
  /** The item that attempts may change. */
  readonly target: ContentItem;
  /** The item that no attempt may change. */
  readonly untouched: ContentItem;
  /** The calls that this server has. */
  readonly served: readonly Endpoint[];
  /** The calls that change something. */
  readonly changing: readonly Endpoint[];
  /** Those of them that take a JSON body. */
  readonly taking: readonly Endpoint[];
  /**
   * All calls share one body parser: POST /content gets all values, every other call a share of them, so that each
   * value goes to many calls.
   */
  readonly partFor: <Value>(call: Endpoint, values: readonly Value[], share: number) => readonly Value[];
  /** A valid body, so that only the inserted value is wrong. */
  readonly validBody: (call: Endpoint) => Record<string, unknown>;
  /** Creates attempts for the call on the item. */
  readonly attemptsAt: (
    call: Endpoint,
    item: ContentItem,
  ) => (name: string, body: unknown, type?: string) => Attempt;
  /** Sends attempts that may succeed or be refused, but must not fail. */
  readonly send: (attempts: readonly Attempt[]) => Promise<Outcome[]>;
  /** The same; sends refused ones again to verify that they leave nothing behind. */
  readonly expectNoFailure: (attempts: readonly Attempt[]) => Promise<Outcome[]>;
  /** Sends attempts that must be refused with one of the statuses, and expects that they leave nothing behind. */
  readonly expectRefused: (attempts: readonly Attempt[], ...statuses: readonly number[]) => Promise<void>;
}

/** Calls by name, for `describe.each`. */
export const byName = (calls: readonly Endpoint[]): [string, Endpoint][] =>
  calls.map((call) => [nameOf(call), call]);

const nameOf = (call: Endpoint): string => `${call.method} ${call.path}`;

/** Sets up attempts for the calling test file. */
export async function openBodyAttempts(): Promise<BodyAttempts> {
  // Both reject every key that they are sent.
  const [google, bing] = await Promise.all([startPageSpeed(), startBingWebmaster()]);
  afterAll(() => Promise.all([google.close(), bing.close()]));
  const server = await openTestServer({
    SIGN_IN_FAILURES_PER_15_MINUTES: '1000000',
    CONTACT_MESSAGES_PER_HOUR: '1000000',
    DEFAULT_PLAN: 'Entrepreneur',
    CRAWLER_PAUSE_MS: '0',
    // Tests contact only this machine.
    OUTGOING_PUBLIC: 'false',
    OUTGOING_ALLOW: '127.0.0.1',
    // Nothing listens there.
    SERPER_URL: 'http://127.0.0.1:9',
    PAGESPEED_URL: google.url,
    CHROME_UX_REPORT_URL: google.url,
    BING_WEBMASTER_URL: bing.url,
  });
  const person = await server.signUp();
  const target = (await server.call(person, createContent, { body: { title: 'Changed by tests' } })).body;
  const untouched = (await server.call(person, createContent, { body: { title: 'As it was' } })).body;

  // Some calls exist only with another identity provider.
  const { paths } = (await server.send('/api/openapi.json')).body as { paths: Record<string, object> };
  const served = endpoints.filter(({ method, path }) => method.toLowerCase() in (paths[path] ?? {}));
  const changing = served.filter(({ method }) => method !== 'GET');
  const taking = changing.filter((call) => bodyFields(call).length > 0);

  function validBody(call: Endpoint): Record<string, unknown> {
    const [email, password] = [person.email, 'Another-horse-10'];
    const own: Readonly<Record<string, Record<string, unknown>>> = {
      'POST /contact': { name: 'Maya', email, subject: 'Barrels', message: 'Which one is right?' },
      'POST /auth/sign-up/email': { name: 'Taken', email, password },
      'POST /auth/sign-in/email': { email, password },
      'POST /auth/request-password-reset': { email: 'nobody@example.com' },
      'PUT /settings/single-sign-on': {
        isOn: false,
        name: 'Ours',
        issuer: 'http://127.0.0.1:9',
        clientId: 'pagewright',
        workspace: 'none',
        groupsClaim: 'groups',
        adminGroups: [],
        memberGroups: [],
        domains: [],
        isEnforced: false,
        emergencyEmail: null,
      },
      'POST /auth/reset-password': { token: 'no-such-token', newPassword: password },
    };
    return (
      own[nameOf(call)] ??
      (ROUTE_EXPECTATIONS[nameOf(call)]?.body as Record<string, unknown> | undefined) ??
      {}
    );
  }

  const attemptsAt =
    (call: Endpoint, item: ContentItem) =>
    (name: string, body: unknown, type?: string): Attempt => ({
      name,
      method: call.method,
      path: call.path.replace('{id}', item.id).replace('{number}', '1').replace('{field}', 'serperKey'),
      body,
      headers: {
        ...(type === undefined ? {} : { 'content-type': type }),
        ...(call.path.startsWith('/auth/') ? { origin: server.url } : {}),
      },
    });

  /** Row counts after the last attempts, unless one of them was accepted. */
  let counted: Readonly<Record<string, string>> | null = null;

  /** Sends attempts that change nothing, and expects that they leave nothing behind. */
  async function sendWithoutTrace(attempts: readonly Attempt[]): Promise<Outcome[]> {
    if (attempts.length === 0) return [];
    const before = counted ?? (await countRows(server));
    const outcomes = await sendAll(server, person, attempts);
    counted = await countRows(server);
    expect(counted).toEqual(before);
    return outcomes;
  }

  async function expectRefused(attempts: readonly Attempt[], ...statuses: readonly number[]): Promise<void> {
    const outcomes = await sendWithoutTrace(attempts);
    expect(findUnexpectedStatuses(outcomes, ...statuses)).toEqual([]);
    expect(findFailures(outcomes)).toEqual([]);
  }

  async function send(attempts: readonly Attempt[]): Promise<Outcome[]> {
    if (attempts.length > 0) counted = null;
    const outcomes = await sendAll(server, person, attempts);
    expect(findFailures(outcomes)).toEqual([]);
    return outcomes;
  }

  async function expectNoFailure(attempts: readonly Attempt[]): Promise<Outcome[]> {
    const outcomes = await send(attempts);
    await sendWithoutTrace(outcomes.filter(({ status }) => status >= 400));
    return outcomes;
  }

  afterAll(async () => {
    const { body } = await server.call(person, readContent, { params: { id: untouched.id } });
    expect(body).toEqual(untouched);
  });

  return {
    server,
    person,
    target,
    untouched,
    served,
    changing,
    taking,
    partFor: (call, values, share) =>
      nameOf(call) === 'POST /content' ? values : takeShare(values, changing.indexOf(call), share),
    validBody,
    attemptsAt,
    send,
    expectRefused,
    expectNoFailure,
  };
}
