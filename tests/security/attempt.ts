import type { Endpoint } from '@pagewright/contract/endpoint';
import type { TestPerson, TestServer } from '../server/test-server.ts';

/** One request that should harm nobody. */
export interface Attempt {
  /** What is odd about it. */
  readonly name: string;
  readonly method: Endpoint['method'];
  /** Path and query below the base path. */
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

/** An attempt, and what the server answered. */
export interface Outcome extends Attempt {
  readonly status: number;
  readonly answer: unknown;
  readonly milliseconds: number;
}

/** How many requests are under way at once. */
const CONCURRENCY = 6;
/** Kept by rate limits, by politeness to hosts and by the server's own jobs, whatever becomes of the request. */
const UNRELATED_TABLES: ReadonlySet<string> = new Set([
  'rate_limit',
  'crawl_host',
  'installation',
  // Refused sign-ins are noted.
  'sign_in_entry',
]);
/** A run that was refused is kept for a week, to say why; it holds nothing else. */
const REFUSED_RUNS: Readonly<Record<string, string>> = {
  call_run: "where status <> 'failed' or request is not null",
};
const INTERNALS =
  /\bat .+\.[cm]?[jt]s:\d+|node_modules|\/work\/|select .+ from|insert into|postgres|drizzle|fastify|FST_|zod/i;

/** Sends the attempts, a few at a time, in their order. */
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

/** What is wrong with the outcomes, a line each: failures, and refusals in other words than the API's. */
export function findFailures(outcomes: readonly Outcome[]): string[] {
  return outcomes.flatMap(({ name, method, path, status, answer }) => {
    const isFault = status >= 500 || (status >= 400 && !isRefusal(answer));
    const call = `${method} ${path.slice(0, 80)}, ${name}`;
    return isFault ? [`${call}: ${status} ${JSON.stringify(answer).slice(0, 200)}`] : [];
  });
}

/** The outcomes that are none of the wanted statuses, a line each. */
export function findUnexpectedStatuses(outcomes: readonly Outcome[], ...wanted: readonly number[]): string[] {
  return outcomes
    .filter(({ status }) => !wanted.includes(status))
    .map(({ name, method, path, status }) => `${method} ${path.slice(0, 80)}, ${name}: ${status}`);
}

/** The counting of all tables of a server, which are the same for as long as it runs. */
const counting = new WeakMap<TestServer, string>();

/** The number of rows of every table, so that a refusal can be seen to have left nothing. */
export async function countRows(server: TestServer): Promise<Readonly<Record<string, string>>> {
  const text = counting.get(server) ?? (await countingOf(server));
  counting.set(server, text);
  // By its name the database keeps how it counts: to plan that took most of the time.
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
    /^[a-z_]+$/.test(code) &&
    !INTERNALS.test(JSON.stringify([error, details]))
  );
}
