/**
 * Measures how long the first call of a process blocks the event loop: starts a server for each computing call, lets it
 * warm up, and sends the call once with a short text. Code that nobody has run yet is compiled in that call. `--only
 * <words>` selects calls by name (repeatable). Exits with 1 if the loop's thread computed for 50 ms without a break.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openBenchDatabase, runBench, sendAs, signUp, startBenchServer } from './bench-server.ts';
import { bodyOfItem, COMPUTING_CALLS, type ComputingCall } from './event-loop-calls.ts';
import { loopDelaySettings, measureLoopDelay } from './loop-delay.ts';

const COMPUTING_MAX_MS = 50;
const WARM_UP_MS = 2_500;
const SECTION =
  '# Green tea\n\nGreen tea is good for you. In 2024, 60% of people drank it twice a day.\n\n## How do you brew it?\n\nUse water of 80 degrees and wait two minutes. It should not boil.\n\n';
const shortText = (length: number): string => SECTION.repeat(3).slice(0, length);

const { values } = parseArgs({ options: { only: { type: 'string', multiple: true, default: [] } } });

/** Calls a new server once, and returns the response's status and the longest computation of the loop's thread. */
async function measureFirstCall(call: ComputingCall): Promise<{ status: number; computing: number }> {
  let result = { status: 0, computing: 0 };
  await runBench(async (cleanups) => {
    const { url: databaseUrl, dataDir } = await openBenchDatabase(cleanups);
    const delayFile = `${dataDir}.delay`;
    const { url, child } = await startBenchServer(cleanups, databaseUrl, dataDir, {
      DEFAULT_PLAN: 'Entrepreneur',
      ...loopDelaySettings(delayFile),
    });
    const { token } = await signUp(url);
    const loopDelay = measureLoopDelay(child, delayFile);
    const send = sendAs(url, token);
    await wait(WARM_UP_MS);
    let { path } = call;
    if (path.includes('{')) {
      const created = await send({ method: 'POST', path: '/content' }, bodyOfItem(shortText, 1));
      const { id } = JSON.parse(created.body) as { id: string };
      path = path.replace('{id}', id);
      if (path.includes('{page}')) {
        const published = await send({ method: 'POST', path: `/content/${id}/publish` }, {});
        path = url + new URL((JSON.parse(published.body) as { url: string }).url).pathname;
      }
    }
    await loopDelay();
    const { status } = await send({ method: call.method, path }, call.body?.(shortText, 1));
    result = { status, computing: (await loopDelay()).computing };
  });
  return result;
}

for (const call of COMPUTING_CALLS) {
  if (values.only.length > 0 && !values.only.some((words) => call.name.includes(words))) continue;
  const { status, computing } = await measureFirstCall(call);
  console.log(`${call.name.padEnd(28)} ${status}  ${computing.toFixed(0).padStart(4)} ms`);
  if (computing > COMPUTING_MAX_MS) process.exitCode = 1;
}
