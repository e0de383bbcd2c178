import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { HostedIdentity } from '../hosted-identity-port.ts';
import { clerkIdentity } from './clerk-identity.ts';
import type { Clerk, ClerkResources, ClerkSession } from './clerk-script.ts';

const TOLD = JSON.stringify({
  name: 'clerk',
  publishableKey: `pk_live_${btoa('clerk.id.example$')}`,
  scriptUrl: 'https://clerk.id.example/npm/@clerk/clerk-js@6/dist/clerk.browser.js',
  uiScriptUrl: 'https://clerk.id.example/npm/@clerk/ui@1/dist/ui.browser.js',
});

/** The vendor's script, as each test configures it. */
let script: {
  status: Clerk['status'];
  session: ClerkSession | null;
  organization: { id: string } | null;
  asked: unknown[];
  answer: () => Promise<string | null>;
  loads: number;
  load: () => Promise<void>;
  tell: (resources: ClerkResources) => void;
  reload: () => Promise<void>;
};
let heard: string[];
let identity: HostedIdentity;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  heard = [];
  script = {
    status: 'ready',
    session: {
      id: 'sess_1',
      status: 'active',
      getToken: (options) => {
        script.asked.push(options);
        return script.answer();
      },
    },
    organization: { id: 'org_1' },
    asked: [],
    answer: () => Promise.resolve('token'),
    loads: 0,
    load: () => Promise.resolve(),
    tell: () => undefined,
    reload: () => Promise.resolve(),
  };
  vi.stubGlobal('Clerk', {
    get status() {
      return script.status;
    },
    get session() {
      return script.session;
    },
    get organization() {
      return script.organization;
    },
    client: { lastActiveSessionId: null, reload: () => Promise.resolve() },
    load: () => {
      script.loads += 1;
      return script.load();
    },
    addListener: (hear: (resources: ClerkResources) => void) => {
      script.tell = hear;
      return () => undefined;
    },
    setActive: ({ organization }: { organization: string | null }) => {
      script.organization = organization === null ? null : { id: organization };
      return Promise.resolve();
    },
    signOut: () => {
      script.session = null;
      script.tell({ session: null });
      return Promise.resolve();
    },
    __internal_reloadInitialResources: () => script.reload(),
  });
  identity = clerkIdentity(TOLD);
  identity.watch({ onChanged: () => heard.push('changed'), onEnded: () => heard.push('ended') });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const ask = (isNew = false, isForLastWorkspace = false) => identity.token({ isNew, isForLastWorkspace });
const TOKEN = { token: 'token', failure: null, isIdle: false, isPartial: false };
const NOBODY = { ...TOKEN, token: null };

const failWith = (status: number): void => {
  script.answer = () => Promise.reject(Object.assign(new Error('Refused.'), { status }));
};

test('each call requests a token for the window’s organization, and a new one after a rejection', async () => {
  expect(await ask()).toEqual(TOKEN);
  // Another window switched organizations.
  script.organization = { id: 'org_2' };
  await ask();
  await ask(true);
  await ask();
  expect(script.asked).toEqual([
    { organizationId: 'org_1', skipCache: false },
    { organizationId: 'org_1', skipCache: false },
    { organizationId: 'org_1', skipCache: true },
    { organizationId: 'org_1', skipCache: false },
  ]);
  expect(script.loads).toBe(1);
});

test('an organization, or none, is entered, and forgotten in favor of the one entered last', async () => {
  await identity.enterWorkspace('org_2');
  await ask();
  await identity.enterWorkspace('personal_user_1');
  await ask();
  script.organization = { id: 'org_3' };
  await ask(false, true);
  expect(script.asked).toEqual(
    ['org_2', null, 'org_3'].map((organizationId) => ({ organizationId, skipCache: false })),
  );
});

test.each([
  [404, { status: 404, code: 'not_a_member' }],
  [403, { status: 403, code: 'not_a_member' }],
  [500, { status: 0, code: 'network_error' }],
])('error status %i maps to the right failure', async (status, meant) => {
  failWith(status);
  expect(await ask()).toMatchObject({ token: null, failure: meant });
});

test('no session, and a session with pending tasks, count as signed out', async () => {
  const signedIn = script.session;
  for (const session of [null, { ...script.session!, status: 'pending' }]) {
    script.session = session;
    expect(await ask()).toEqual(NOBODY);
  }
  expect(script.asked).toEqual([]);
  script.session = signedIn;
  failWith(401);
  expect(await ask()).toEqual(NOBODY);
});

test('a start that takes longer than 15 s fails and continues in the background; a failed start is retried', async () => {
  let becomeReady = (): void => undefined;
  script.load = () => new Promise((resolve) => (becomeReady = resolve));
  const first = ask();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await first).toMatchObject({ token: null, failure: { status: 0 } });
  becomeReady();
  expect(await ask()).toEqual(TOKEN);
  expect(script.loads).toBe(1);

  identity = clerkIdentity(TOLD);
  script.load = () => Promise.reject(new Error('Something went wrong initializing Clerk.'));
  expect(await ask()).toMatchObject({ token: null, failure: { status: 0 } });
  script.load = () => Promise.resolve();
  expect(await ask()).toEqual(TOKEN);
  expect(script.loads).toBe(3);
});

test('a token that does not arrive within 15 s is a failure', async () => {
  script.answer = () => new Promise(() => undefined);
  const asked = ask();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await asked).toMatchObject({ token: null, failure: { status: 0, code: 'network_error' } });
});

test('a partially available service does not report the user as signed out, and recovers when the rest loads', async () => {
  script.status = 'degraded';
  const { session } = script;
  script.session = null;
  script.reload = () => Promise.reject(new Error('Still away.'));
  expect(await ask()).toMatchObject({ token: null, failure: { status: 0 }, isPartial: true });
  script.session = session;
  expect(await ask()).toEqual({ ...TOKEN, isPartial: true });
  script.reload = () => Promise.resolve();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await ask()).toEqual(TOKEN);
  script.session = null;
  expect(await ask()).toEqual(NOBODY);
});

test('sign-ins and sign-outs elsewhere are reported, but not one’s own sign-out or intermediate states', async () => {
  await ask();
  const { session, organization } = script;
  script.tell({ session, organization });
  script.tell({});
  expect(heard).toEqual([]);
  script.tell({ session, organization: { id: 'org_2' } });
  expect(heard).toEqual(['changed']);
  script.tell({ session: null });
  expect(heard).toEqual(['changed', 'ended']);
  script.tell({ session, organization });
  expect(await identity.signOut()).toEqual({ data: null, error: null });
  expect(heard).toEqual(['changed', 'ended', 'changed']);
});
