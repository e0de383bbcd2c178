import type { Endpoint } from '@pagewright/contract/endpoint';
import type { TestPerson, TestServer } from '../server/test-server.ts';

/** A request that should do no harm. */
export interface Attempt {
  /** What is unusual about it. */
  readonly name: string;
  readonly method: Endpoint['method'];
  /** Path and query, relative to the base path. */
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

/** An attempt, and the server's response. */
export interface Outcome extends Attempt {
  readonly status: number;
  readonly answer: unknown;
  readonly milliseconds: number;
}

/** Number of concurrent requests. */
const CONCURRENCY = 6;
/** Tables written by rate limits, crawl delays, and background jobs, regardless of the request. */
const UNRELATED_TABLES: ReadonlySet<string> = new Set([
  'rate_limit',
  'crawl_host',
  'installation',
  // Refused sign-ins are recorded.
  'sign_in_entry',
]);
/** A refused run is stored for a week with its reason; it contains nothing else. */
const REFUSED_RUNS: Readonly<Record<string, string>> = {
  call_run: "where status <> 'failed' or request is not null",
};
const INTERNALS =
  /\bat .+\.[cm]?[jt]s:\d+|node_modules|\/work\/|select .+ from|insert into|postgres|drizzle|fastify|FST_|zod/i;

/** Sends the attempts in order, a few at a time. */
export async function sendAll(
  server: TestServer,
  person: TestPerson,
  attempts: readonly Attempt[],
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const waiting = attempts.entries();
  const sendOn = async (): Promise<void> => {
    for (const [index, attempt] of waiting) {
      const { path, method, body, headers } = attempt;
      const start = performance.now();
      const answer = await server.send(`/api${path}`, {
        method,
        person,
        ...(body === undefined ? {} : { body }),
        ...(headers ? { headers } : {}),
      });
      const milliseconds = performance.now() - start;
      outcomes[index] = { ...attempt, status: answer.status, answer: answer.body, milliseconds };
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, sendOn));
  return outcomes;
}

/** Problems of the outcomes, one line each: failures, and errors that do not use the API's wording. */
export function findFailures(outcomes: readonly Outcome[]): string[] {
  return outcomes.flatMap(({ name, method, path, status, answer }) => {
    const isFault = status >= 500 || (status >= 400 && !isRefusal(answer));
    const call = `${method} ${path.slice(0, 80)}, ${name}`;
    return isFault ? [`${call}: ${status} ${JSON.stringify(answer).slice(0, 200)}`] : [];
  });
}

/** The outcomes without an expected status, one line each. */
export function findUnexpectedStatuses(outcomes: readonly Outcome[], ...wanted: readonly number[]): string[] {
  return outcomes
    .filter(({ status }) => !wanted.includes(status))
    .map(({ name, method, path, status }) => `${method} ${path.slice(0, 80)}, ${name}: ${status}`);
}

/** The counting query for each server's tables, which do not change while it runs. */
const counting = new WeakMap<TestServer, string>();

/** Row counts of every table, to verify that a refusal leaves nothing behind. */
export async function countRows(server: TestServer): Promise<Readonly<Record<string, string>>> {
  const text = counting.get(server) ?? (await countingOf(server));
  counting.set(server, text);
  // As a named statement its plan is cached: planning took most of the time.
  const { rows } = await server.sql.query<Record<string, string>>({ name: 'count rows', text });
  return rows[0] ?? {};
}

async function countingOf({ sql }: TestServer): Promise<string> {
  const tables = await sql.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' order by 1",
  );
  const counts = tables.rows
    .filter(({ name }) => !UNRELATED_TABLES.has(name))
    .map(({ name }) => `(select count(*) from "${name}" ${REFUSED_RUNS[name] ?? ''}) as "${name}"`);
  return `select ${counts.join(', ')}`;
}

function isRefusal(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return false;
  const error: unknown = Reflect.get(answer, 'error');
  const code: unknown = Reflect.get(answer, 'code');
  if (typeof error !== 'string' || typeof code !== 'string') return false;
  const details: unknown = Reflect.get(answer, 'details') ?? [];
  return (
    /^[A-Z].*[.a-z0-9]$/.test(error) &&
    /^[a-z][a-z\d_]*$/.test(code) &&
    !INTERNALS.test(JSON.stringify([error, details]))
  );
}
