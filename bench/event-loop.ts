/**
 * How long the event loop is kept from others: asks `/api/health` every 25 ms from outside while each call that computes
 * runs on each hostile text at its largest size. `--only <words>` takes calls or texts whose name holds them (may be given
 * again), `--quick` the eight worst texts, `--minutes <n>` ends after so many. Exits with 1 where a health answer took 250 ms.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openBenchDatabase, runBench, signUp, startBenchServer } from './bench-server.ts';
import { COMPUTING_CALLS, SHAPES, type ComputingCall } from './event-loop-calls.ts';
import { HEALTH_EVERY_MS, HEALTH_MAX_MS, probeHealth } from './health-probe.ts';
import { loopDelaySettings, measureLoopDelay } from './loop-delay.ts';

const LOOP_MAX_MS = 50;
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
  },
});

interface Cell {
  readonly call: string;
  readonly shape: string;
  readonly status: number;
  readonly seconds: number;
  readonly health: number;
  readonly loop: number;
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
  const send = async (call: ComputingCall, path: string, body: unknown) => {
    const answer = await fetch(`${url}/api${path}`, {
      method: call.method,
      headers: { authorization: `Bearer ${await token()}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: await answer.text() };
  };

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
  const createCall = COMPUTING_CALLS.find(({ name }) => name === 'create');
  for (const [shape, make] of shapes) {
    for (const call of calls) {
      if (performance.now() > until) break;
      run += 1;
      let path = call.path;
      if (path.includes('{id}') && createCall) {
        const created = await send(createCall, createCall.path, createCall.body?.(make, run));
        // A text that is too long as a document is no item.
        if (created.status !== 201) continue;
        path = path.replace('{id}', (JSON.parse(created.body) as { id: string }).id);
      }
      const body = call.body?.(make, run);
      await wait(4 * HEALTH_EVERY_MS);
      await health();
      await loopDelay();
      const start = performance.now();
      const { status } = await send(call, path, body);
      const seconds = (performance.now() - start) / 1000;
      cells.push({
        call: call.name,
        shape,
        status,
        seconds,
        health: await health(),
        loop: (await loopDelay()).longest,
      });
    }
  }
  report(cells, calls.length * shapes.length);
  if (cells.some((cell) => cell.health > HEALTH_MAX_MS)) process.exitCode = 1;
});

function report(cells: readonly Cell[], all: number): void {
  const byCall = Map.groupBy(cells, ({ call }) => call);
  const ms = (value: number): string => `${Math.round(value)} ms`.padStart(9);
  console.log(
    `\n${'call'.padEnd(26)}${'longest health'.padStart(15)}${'longest loop'.padStart(13)}  worst text`,
  );
  for (const [call, rows] of byCall) {
    const worst = rows.reduce((one, other) => (other.health > one.health ? other : one));
    const loop = Math.max(...rows.map((row) => row.loop));
    const took = Math.max(...rows.map((row) => row.seconds)).toFixed(1);
    console.log(
      `${call.padEnd(26)}${ms(worst.health).padStart(15)}${ms(loop).padStart(13)}  ${worst.shape} (${worst.status}; longest call ${took} s, ${rows.length} texts)`,
    );
  }
  const health = cells.filter((cell) => cell.health > HEALTH_MAX_MS);
  const loops = cells.filter((cell) => cell.loop > LOOP_MAX_MS);
  console.log(
    `\n${cells.length} of ${all} cells. Health over ${HEALTH_MAX_MS} ms: ${health.length}. Loop over ${LOOP_MAX_MS} ms: ${loops.length}.`,
  );
  for (const cell of loops.toSorted((one, other) => other.loop - one.loop).slice(0, 20))
    console.log(
      `  ${cell.call}, ${cell.shape}: loop ${ms(cell.loop).trim()}, health ${ms(cell.health).trim()}`,
    );
}
