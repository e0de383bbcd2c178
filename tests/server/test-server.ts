import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CallInput, CallOutput, Endpoint } from '@pagewright/contract/endpoint';
import pg from 'pg';
import { loadConfig, type Config } from '../../apps/server/src/platform/config/config.ts';
import type { Log } from '../../apps/server/src/platform/context.ts';
import { openConnection } from '../../apps/server/src/platform/db/open-connection.ts';
import { createLog } from '../../apps/server/src/platform/log.ts';
import { startServer } from '../../apps/server/src/server.ts';
import { createTestDatabase } from '../database/test-database.ts';

export const TEST_PASSWORD = 'Correct-horse-9';

/** A test user, signed up through the API like anyone else. */
export interface TestPerson {
  readonly name: string;
  readonly email: string;
  readonly userId: string;
  readonly workspaceId: string;
  /** The session's cookie header. */
  readonly cookie: string;
  /** A fresh bearer token. */
  token(): Promise<string>;
  /** Makes the next call fetch a new token, for example after the session moved to another workspace. */
  forgetToken?(): void;
}

/** The response to a call. */
export interface TestResponse<Body> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

/** A complete server with its own database. */
export interface TestServer {
  readonly url: string;
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly sql: pg.Pool;
  signUp(name?: string): Promise<TestPerson>;
  /** Calls an endpoint of the contract as a person, or signed out. */
  call<const Call extends Endpoint>(
    person: TestPerson | null,
    call: Call,
    input: CallInput<Call>,
  ): Promise<TestResponse<CallOutput<Call>>>;
  /** Sends any request below the server's address; `body` is sent as JSON unless it is a string, bytes or a form. */
  send(
    path: string,
    options?: { method?: string; person?: TestPerson; body?: unknown; headers?: Record<string, string> },
  ): Promise<TestResponse<unknown>>;
  close(): Promise<void>;
}

/** Responses that stream until the session ends: only the first event is read. */
const STREAM_PATH = /^\/api\/notifications\/stream(?:\?|$)/;

let people = 0;

/**
 * Starts a server in this process on a free port with a new database; the caller closes it. Its log is silent by
 * default.
 */
export async function startTestServer(
  settings: Record<string, string> = {},
  log: Log = createLog({ logLevel: 'silent' }),
): Promise<TestServer> {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'pagewright-test-'));
  // A second server gets the first one's database.
  const databaseUrl = settings['DATABASE_URL'] ?? database.url;
  const config: Config = loadConfig({
    PORT: '0',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    DATABASE_CONNECTIONS: '6',
    // A recurring job that happens to start during a test would take the work of the test's own call.
    RECURRING_JOBS: 'false',
    SIGN_UPS_PER_HOUR: '10000',
    CALLS_PER_MINUTE: '1000000',
    // Its clients run in this process and are as slow as the server.
    BACKLOG_MS: '600000',
    // Tests contact nothing outside of this machine.
    SEARCH_SOURCES: 'none',
    ...settings,
  });
  const server = await startServer(config, log, await openConnection(config, log));
  const sql = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  // The database may be dropped while a connection is still closing.
  sql.on('error', () => undefined);

  const send: TestServer['send'] = async (path, { method = 'GET', person, body, headers = {} } = {}) => {
    const isRaw = typeof body === 'string' || body instanceof Uint8Array || body instanceof FormData;
    const response = await fetch(`${server.url}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(person ? { authorization: `Bearer ${await person.token()}` } : {}),
        ...(body !== undefined && !(body instanceof FormData) ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(body === undefined
        ? {}
        : { body: isRaw ? (body as NonNullable<RequestInit['body']>) : JSON.stringify(body) }),
    });
    const isEndless = response.ok && STREAM_PATH.test(path);
    const text = isEndless ? await firstEvent(response) : await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return {
      status: response.status,
      headers: response.headers,
      body: isJson && text !== '' ? (JSON.parse(text) as unknown) : text,
    };
  };

  const token = async (cookie: string): Promise<string> => {
    const answer = await send('/api/auth/token', { headers: { cookie } });
    return (answer.body as { token: string }).token;
  };

  return {
    url: server.url,
    databaseUrl,
    dataDir,
    sql,
    send,
    async signUp(name) {
      people += 1;
      const person = { name: name ?? `Person ${people}`, email: `person-${people}@example.com` };
      const answer = await send('/api/auth/sign-up/email', {
        method: 'POST',
        body: { ...person, password: TEST_PASSWORD },
        headers: { origin: server.url },
      });
      if (answer.status !== 200)
        throw new Error(`sign-up answered ${answer.status}: ${JSON.stringify(answer.body)}`);
      const cookie = answer.headers
        .getSetCookie()
        .map((line) => line.split(';', 1)[0])
        .join('; ');
      const session = await send('/api/session', {
        headers: { authorization: `Bearer ${await token(cookie)}` },
      });
      const { userId, organizationId } = session.body as { userId: string; organizationId: string };
      let current: { value: string; until: number } | null = null;
      return {
        ...person,
        userId,
        workspaceId: organizationId,
        cookie,
        async token() {
          if (!current || current.until < Date.now())
            current = { value: await token(cookie), until: Date.now() + 120_000 };
          return current.value;
        },
        forgetToken() {
          current = null;
        },
      };
    },
    async call(person, call, input) {
      const {
        params = {},
        query = {},
        body,
      } = input as { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };
      const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(String(params[name])),
      );
      const search = new URLSearchParams(
        Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]),
      );
      const answer = await send(`/api${path}${search.size > 0 ? `?${search}` : ''}`, {
        method: call.method,
        ...(person ? { person } : {}),
        ...(body === undefined ? {} : { body }),
      });
      return answer as TestResponse<never>;
    },
    async close() {
      await sql.end();
      await server.close();
      await database.drop();
      // An aborted upload may still be writing its last bytes.
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function firstEvent(response: Response): Promise<string> {
  let text = '';
  for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += part;
    if (text.includes('\n\n')) break;
  }
  return text;
}
