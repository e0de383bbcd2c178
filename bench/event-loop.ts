/**
 * Measures how long the event loop is blocked: requests `/api/health` every 25 ms from outside while each computing
 * call runs on each hostile text at its maximum size, and while one connection pipelines 550 requests. `--only <words>`
 * selects calls or texts by name (repeatable), `--quick` the eight worst texts, `--minutes <n>` stops after that time.
 * Prints a table and writes it with every measurement to `test-results/event-loop.txt` (or `--table <file>`). Exits with
 * 1 if a health response took 250 ms, if a request computed for 50 ms on the event loop, or if one was refused with 403,
 * which measures nothing.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { openBenchDatabase, runBench, sendAs, signUp, startBenchServer } from './bench-server.ts';
import {
  bodyOfItem,
  COMPUTING_CALLS,
  LONGEST_ITEM,
  SHAPES,
  type ComputingCall,
  type Shape,
} from './event-loop-calls.ts';
import { HEALTH_EVERY_MS, HEALTH_MAX_MS, probeHealth } from './health-probe.ts';
import { loopDelaySettings, measureLoopDelay } from './loop-delay.ts';
import { sendPipelined } from './send-pipelined.ts';

const LOOP_MAX_MS = 50;
const PIPELINED = { path: '/api/openapi.json', requests: 550 };
const QUICK = new Set([
  'every word another',
  'every sentence another',
  'open quotes',
  'links',
  '"a "',
  '"a\\n"',
  '"A. "',
  '"a\\n\\n"',
]);

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [] },
    quick: { type: 'boolean', default: false },
    minutes: { type: 'string' },
    table: { type: 'string', default: join(import.meta.dirname, '../test-results/event-loop.txt') },
  },
});

interface Cell {
  readonly call: string;
  readonly shape: string;
  /**
   * The response status; `no item`: the text cannot become an item, so there is nothing to call; `broken off`: no
   * response.
   */
  readonly status: string;
  readonly seconds: number;
  readonly health: number;
  readonly loop: number;
  /** Processor time of the loop's thread in that time, which is the same on a busy machine. */
  readonly computing: number;
}

const isWanted = (name: string, names: readonly string[]): boolean => {
  const words = values.only.filter((word) => names.some((one) => one.includes(word)));
  return words.length === 0 || words.some((word) => name.includes(word));
};

await runBench(async (releases) => {
  const { url: databaseUrl, dataDir } = await openBenchDatabase(releases);
  const delayFile = `${dataDir}.delay`;
  const { url, child } = await startBenchServer(releases, databaseUrl, dataDir, {
    DEFAULT_PLAN: 'Entrepreneur',
    ...loopDelaySettings(delayFile),
  });
  const { token } = await signUp(url);
  const health = probeHealth(releases, url);
  const loopDelay = measureLoopDelay(child, delayFile);
  const send = sendAs(url, token);
  const sql = new pg.Client({ connectionString: databaseUrl });
  await sql.connect();
  releases.push(() => sql.end());

  const calls = COMPUTING_CALLS.filter(({ name }) =>
    isWanted(
      name,
      COMPUTING_CALLS.map((call) => call.name),
    ),
  );
  const shapes = [...SHAPES].filter(
    ([name]) => isWanted(name, [...SHAPES.keys()]) && (!values.quick || QUICK.has(name)),
  );
  await wait(100 * HEALTH_EVERY_MS);
  await health();
  await loopDelay();
  await wait(100 * HEALTH_EVERY_MS);
  const idle = { health: await health(), loop: (await loopDelay()).longest };
  console.log(
    `Idle: longest health answer ${idle.health.toFixed(0)} ms, longest loop delay ${idle.loop.toFixed(0)} ms.`,
  );
  const until = performance.now() + Number(values.minutes ?? Infinity) * 60_000;
  const cells: Cell[] = [];
  let run = 0;
  const measure = async (call: string, shape: string, request: () => Promise<string>): Promise<void> => {
    // No plan includes this many analyses.
    await sql.query('delete from usage_counter');
    await wait(4 * HEALTH_EVERY_MS);
    await health();
    await loopDelay();
    const start = performance.now();
    const status = await request().catch(() => 'broken off');
    const seconds = (performance.now() - start) / 1000;
    const longest = { health: await health(), delay: await loopDelay() };
    const { longest: loop, computing } = longest.delay;
    cells.push({ call, shape, status, seconds, health: longest.health, loop, computing });
  };
  await measure(`${PIPELINED.requests} pipelined requests`, '', async () => {
    await sendPipelined(url, PIPELINED.path, PIPELINED.requests);
    return '200';
  });
  /** Creates an item of a text, halved until it fits; null if it never does. */
  const createItem = async (
    make: Shape,
    maxLength: number = LONGEST_ITEM,
  ): Promise<{ readonly id: string; readonly text: Shape } | null> => {
    run += 1;
    const text: Shape = (length, of) => make(Math.min(length, maxLength), of);
    const created = await send({ method: 'POST', path: '/content' }, bodyOfItem(text, run));
    if (created.status === 201) return { id: (JSON.parse(created.body) as { id: string }).id, text };
    return created.status === 413 ? createItem(make, maxLength / 2) : null;
  };
  /**
   * The path of a call and its text; creates the item or page that it is about, or returns null if that is impossible.
   */
  const prepare = async (
    { path, isFitted = false }: ComputingCall,
    make: Shape,
  ): Promise<{ readonly path: string; readonly text: Shape } | null> => {
    if (!isFitted && !path.includes('{')) return { path, text: make };
    const item = await createItem(make);
    if (item === null) return null;
    const { id, text } = item;
    if (!path.includes('{page}')) return { path: path.replace('{id}', id), text };
    const published = await send({ method: 'POST', path: `/content/${id}/publish` }, {});
    if (published.status !== 200) return null;
    const page = new URL((JSON.parse(published.body) as { url: string }).url);
    return { path: url + page.pathname, text };
  };
  for (const [shape, make] of shapes) {
    for (const call of calls) {
      if (performance.now() > until) break;
      const prepared = await prepare(call, make);
      run += 1;
      if (prepared === null) {
        const nothing = { seconds: 0, health: 0, loop: 0, computing: 0 };
        cells.push({ call: call.name, shape, status: 'no item', ...nothing });
        continue;
      }
      const { path, text } = prepared;
      const body = call.body?.(text, run);
      await measure(call.name, shape, async () => String((await send({ ...call, path }, body)).status));
    }
  }
  const table = tableOf(cells, calls.length * shapes.length + 1);
  console.log(`\n${table}`);
  mkdirSync(dirname(values.table), { recursive: true });
  writeFileSync(values.table, `${table}\n\n${cells.map(cellLine).join('\n')}\n`);
  console.log(`Every measurement: ${values.table}`);
  const isBad = ({ health: longest, computing, status }: Cell): boolean =>
    longest > HEALTH_MAX_MS || computing > LOOP_MAX_MS || status === '403';
  if (cells.some(isBad)) process.exitCode = 1;
});

function ms(value: number): string {
  return `${Math.round(value)} ms`;
}

/** One measurement as a line of the file. */
function cellLine({ call, shape, status, seconds, health, loop, computing }: Cell): string {
  return [call, shape, status, `${seconds.toFixed(2)} s`, ms(health), ms(loop), ms(computing)].join('\t');
}

/** The longest of each call, and what was too long. */
function tableOf(cells: readonly Cell[], all: number): string {
  const line = (...[call = '', health = '', loop = '', computing = '', ...more]: readonly string[]): string =>
    `${call.padEnd(46)}${health.padStart(10)}${loop.padStart(10)}${computing.padStart(12)}  ${more.join('  ')}`;
  const calls = [...Map.groupBy(cells, (cell) => cell.call)].map(([call, rows]) => {
    const longest = (of: (cell: Cell) => number): number => Math.max(...rows.map(of));
    const worst = rows.find(({ health }) => health === longest((cell) => cell.health));
    const statuses = [...Map.groupBy(rows, ({ status }) => status)].map(
      ([status, { length }]) => `${length} × ${status}`,
    );
    return line(
      call,
      ms(longest(({ health }) => health)),
      ms(longest(({ loop }) => loop)),
      ms(longest(({ computing }) => computing)),
      `${statuses.join(', ')}; ${worst?.shape}; ${longest(({ seconds }) => seconds).toFixed(1)} s`,
    );
  });
  const slow = cells.filter((cell) => cell.health > HEALTH_MAX_MS);
  const loops = cells.filter((cell) => cell.loop > LOOP_MAX_MS);
  return [
    line('longest of each call', 'health', 'loop', 'computing', 'answers and the worst text'),
    ...calls,
    '',
    `${cells.length} of ${all} cells. Health over ${HEALTH_MAX_MS} ms: ${slow.length}. Loop over ${LOOP_MAX_MS} ms: ${loops.length}, by its own computing: ${loops.filter((cell) => cell.computing > LOOP_MAX_MS).length}.`,
    ...loops
      .toSorted((one, other) => other.computing - one.computing)
      .slice(0, 20)
      .map(
        (cell) =>
          `  ${cell.call}, ${cell.shape}: loop ${ms(cell.loop)}, computing ${ms(cell.computing)}, health ${ms(cell.health)}`,
      ),
  ].join('\n');
}
