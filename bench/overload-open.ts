/**
 * Ten times as many requests as the server can answer, sent whether the ones before were answered or not: three lists to
 * one new article of 700 words, by twenty people. Measures first how many a second 16 connections get answered, and how
 * long answers take at half of that; then sends ten times as many for 40 seconds, and half again. Goals: `/api/health`
 * answers within a second, everybody else within five: with 2xx, or with 503 and Retry-After; the server's memory grows by
 * 256 MB at most; and five seconds later answers take as long as before, within twice the time. Exits with 1 if one is
 * missed. `npm run bench:overload-open -- [--items 10000] [--seconds 40] [--times 10]`
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { autocannon } from './autocannon.ts';
import { openBenchDatabase, runBench, signUp, startBenchServer, type Cleanups } from './bench-server.ts';
import { probeHealth } from './health-probe.ts';
import { addItems, createRandom } from './list-rows.ts';
import { percentile } from './measure-time.ts';
import { httpRequest, sendOpenLoad, type OpenResult } from './open-load.ts';
import { writeArticle } from './scale-texts.ts';

const { values } = parseArgs({
  options: {
    items: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '40' },
    times: { type: 'string', default: '10' },
  },
});
const GOALS = { healthMs: 1_000, answerMs: 5_000, growthMb: 256, recoverySeconds: 5, slower: 2 } as const;
/** Answers in less than this are normal, however quick they were before. */
const QUICK_MS = 100;
const PEOPLE = 20;
const LISTS_PER_CREATION = 3;
const CONNECTIONS = 16;
const CONNECTIONS_MAX = 8_000;
const CAPACITY_SECONDS = 10;
const NORMAL_SECONDS = 5;
const NORMAL_SHARE = 0.5;
const WARM_UP_SECONDS = 3;

await runBench(async (releases) => {
  const { url: databaseUrl, pool, dataDir } = await openBenchDatabase(releases);
  const settings = { DEFAULT_PLAN: 'Entrepreneur', SIGN_UPS_PER_HOUR: '1000' };
  const { url, child } = await startBenchServer(releases, databaseUrl, join(dataDir, 'server'), settings);
  const { owner, token } = await signUp(url);
  await addItems(pool, owner, Number(values.items), 300, () => undefined);
  const tokens = [await token()];
  for (let number = 1; number < PEOPLE; number += 1)
    tokens.push(await (await signUp(url, `writer-${number}@example.com`)).token());

  const calls = callsOf(tokens);
  const requests = calls.map((call) => httpRequest(url, call));
  const capacity = await measureCapacity(url, calls);
  const normalRate = capacity * NORMAL_SHARE;
  const send = (perSecond: number, seconds: number): Promise<OpenResult> =>
    sendOpenLoad({
      url,
      requests,
      perSecond,
      seconds,
      connectionsMax: CONNECTIONS_MAX,
      waitMs: GOALS.answerMs,
    });
  const normal = p99Of((await send(normalRate, NORMAL_SECONDS)).accepted);
  console.log(
    `capacity ${capacity.toFixed(0)} requests a second at ${CONNECTIONS} connections; at half of it p99 ${normal} ms`,
  );

  const health = probeHealth(releases, url);
  const memory = watchMemory(releases, child.pid ?? 0);
  await health();
  const before = memory();
  const rate = capacity * Number(values.times);
  const seconds = Number(values.seconds);
  const storm = await send(rate, seconds);
  const longestHealth = Math.round(await health());
  const growth = memory() - before;
  await sleep(GOALS.recoverySeconds * 1_000);
  const after = await send(normalRate, NORMAL_SECONDS);

  const missed = [
    ...missedOfStorm(storm),
    ...(longestHealth < GOALS.healthMs ? [] : [`/api/health took ${longestHealth} ms`]),
    ...(growth < GOALS.growthMb ? [] : [`memory grew by ${growth} MB`]),
    ...missedOfRecovery(after, normal),
  ];
  console.log(
    `${rate.toFixed(0)} a second for ${seconds} s: ${describe(storm, seconds)}; health ${longestHealth} ms at most; ` +
      `memory ${before} → ${before + growth} MB at most; ${GOALS.recoverySeconds} s later p99 ${p99Of(after.accepted)} ms`,
  );
  for (const line of missed) console.log(`missed: ${line}`);
  if (missed.length > 0) process.exitCode = 1;
});

interface OpenCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly token: string;
  readonly body?: string;
}

function callsOf(tokens: readonly string[]): OpenCall[] {
  const body = JSON.stringify({ title: 'An article', content: writeArticle(createRandom(5), 700) });
  return tokens.flatMap((token) => [
    ...Array.from({ length: LISTS_PER_CREATION }, () => ({
      method: 'GET' as const,
      path: '/api/content?authorId=all',
      token,
    })),
    { method: 'POST' as const, path: '/api/content', token, body },
  ]);
}

/** Requests a second that are answered when each connection waits for its answer. */
async function measureCapacity(url: string, calls: readonly OpenCall[]): Promise<number> {
  const requests = calls.map(({ method, path, token, body }) => ({
    method,
    path,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body }),
  }));
  const shoot = (duration: number) => autocannon({ url, connections: CONNECTIONS, duration, requests });
  await shoot(WARM_UP_SECONDS);
  const result = await shoot(CAPACITY_SECONDS);
  if (result.non2xx + result.errors > 0)
    throw new Error(`${result.non2xx} refusals and ${result.errors} errors at ${CONNECTIONS} connections`);
  return result['2xx'] / result.duration;
}

/** The most memory in MB that a process had in use since the last call. */
function watchMemory(releases: Cleanups, pid: number): () => number {
  const read = (): number =>
    Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024);
  let most = 0;
  const timer = setInterval(() => (most = Math.max(most, read())), 200);
  releases.push(() => clearInterval(timer));
  return () => {
    const seen = Math.max(most, read());
    most = 0;
    return seen;
  };
}

function missedOfStorm(storm: OpenResult): string[] {
  const slow = [...storm.accepted, ...storm.refused].filter((ms) => ms > GOALS.answerMs).length;
  const counts = {
    'were answered too late': slow,
    'were cut off': storm.cut,
    'were not answered': storm.unanswered,
    'found no connection': storm.withoutConnection,
  };
  return [
    ...Object.entries(counts).flatMap(([what, count]) => (count > 0 ? [`${count} requests ${what}`] : [])),
    ...Object.entries(storm.others).map(([status, count]) => `${count} answers were ${status}`),
    ...(storm.accepted.length === 0 ? ['nobody was served'] : []),
  ];
}

function missedOfRecovery(after: OpenResult, normal: number): string[] {
  const p99 = p99Of(after.accepted);
  const max = Math.max(QUICK_MS, normal * GOALS.slower);
  const lost = after.sent - after.accepted.length;
  return [
    ...(p99 < max ? [] : [`afterwards p99 is ${p99} ms, before ${normal} ms`]),
    ...(lost > 0 ? [`${lost} of ${after.sent} requests were not served afterwards`] : []),
  ];
}

function describe({ sent, accepted, refused, connections }: OpenResult, seconds: number): string {
  return (
    `${sent} sent on at most ${connections} connections, ${accepted.length} served (${Math.round(accepted.length / seconds)} a second, p99 ${p99Of(accepted)} ms), ` +
    `${refused.length} refused with Retry-After (p99 ${p99Of(refused)} ms)`
  );
}

function p99Of(times: readonly number[]): number {
  return times.length === 0 ? 0 : Math.round(percentile(times, 0.99));
}
