import { setTimeout as sleep } from 'node:timers/promises';

/** A user who writes through the program's API. */
export interface Writer {
  /** Creates an item. @returns its id, acknowledged by the server */
  readonly write: (title: string, more?: Readonly<Record<string, unknown>>) => Promise<string>;
  /** Posts JSON to a path below the API's. @returns one field of the answer */
  readonly post: (path: string, body: unknown, name: string) => Promise<string>;
  /** Calls a path below the API's with any method, with JSON or a form. @returns the answer */
  readonly send: (
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Response>;
  /** The same user on another server. */
  readonly onServer: (url: string) => Writer;
}

const PASSWORD = 'Correct-horse-1';

/** Signs up a new user. */
export async function signUp(url: string, name: string): Promise<Writer> {
  const answer = await fetch(`${url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ name, email: `${name}@example.com`, password: PASSWORD }),
  });
  if (!answer.ok) throw new Error(`sign-up answered ${answer.status}: ${await answer.text()}`);
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  return writerAt(url, cookie);
}

function writerAt(url: string, cookie: string): Writer {
  let token = '';
  const send: Writer['send'] = async (method, path, body, headers = {}) => {
    token ||= await field(await fetch(`${url}/api/auth/token`, { headers: { cookie } }), 'token');
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
    if (answer.status === 401) token = '';
    return answer;
  };
  const post: Writer['post'] = async (path, body, name) => field(await send('POST', path, body), name);
  return {
    post,
    send,
    onServer: (other) => writerAt(other, cookie),
    write: (title, more) =>
      post('/content', { title, content: `What was written as ${title}.`, ...more }, 'id'),
  };
}

/** Whether this user can sign in. */
export async function canSignIn(url: string, name: string): Promise<boolean> {
  const answer = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email: `${name}@example.com`, password: PASSWORD }),
  });
  return answer.ok;
}

async function field(answer: Response, name: string): Promise<string> {
  const body: unknown = await answer.json();
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  if (!answer.ok || typeof value !== 'string')
    throw new Error(`answered ${answer.status}: ${JSON.stringify(body)}`);
  return value;
}

/** Active writers, and what the server has acknowledged. */
export interface WriteLoad {
  readonly acknowledged: ReadonlyMap<string, string>;
  readonly refusals: () => readonly string[];
  readonly end: () => Promise<void>;
}

/** Lets several writers create one item after another until stopped; a failed write is not retried. */
export function writeContinuously(writer: Writer, writers: number): WriteLoad {
  const acknowledged = new Map<string, string>();
  const refusals = new Set<string>();
  let isWriting = true;
  let count = 0;
  const loops = Array.from({ length: writers }, async () => {
    while (isWriting) {
      count += 1;
      const title = `Item ${count}`;
      try {
        acknowledged.set(await writer.write(title), title);
      } catch (error) {
        refusals.add(error instanceof Error ? error.message : String(error));
        await sleep(20);
      }
    }
  });
  return {
    acknowledged,
    refusals: () => [...refusals],
    end: async () => {
      isWriting = false;
      await Promise.all(loops);
    },
  };
}
