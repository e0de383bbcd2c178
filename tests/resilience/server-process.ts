import { spawn, type ChildProcess } from 'node:child_process';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inject } from 'vitest';
import type { DatabaseUser } from '../../apps/server/src/platform/db/embedded/database-user.ts';
import { endAfterTest } from './temporary-folders.ts';

export const ROOT = resolve(import.meta.dirname, '../..');
const preloaded = (file: string): string => pathToFileURL(join(import.meta.dirname, file)).href;
const SHIFTED_CLOCK = preloaded('shifted-clock-process.ts');
const LISTED_CONNECTIONS = preloaded('list-connections-process.ts');

/** Options for starting a process of the program. */
export interface StartOptions {
  readonly environment: Readonly<Record<string, string>>;
  /** `launcher` is what `npm start` runs; `server` is the process that it supervises. */
  readonly program?: 'launcher' | 'server';
  /** How far its clock is ahead, in milliseconds. */
  readonly clockAheadMs?: number;
  /** Its output has each place that it connects to: `connects to host:port`. */
  readonly listsConnections?: boolean;
  /** The user to run it as, if this process is root. */
  readonly user?: DatabaseUser | null;
}

/** A process of the program under test. */
export interface ServerProcess {
  readonly child: ChildProcess;
  /** All output so far. */
  readonly output: () => string;
  /** The URL once it is first ready. */
  readonly url: Promise<string>;
  readonly ended: Promise<ProcessExit>;
  /** Asks it to stop and waits. */
  readonly stop: () => Promise<ProcessExit>;
}

/** How a process ended. */
export interface ProcessExit {
  readonly code: number | null;
  readonly stderr: string;
  readonly ms: number;
}

/** Starts the program with nothing of this process's environment but the path, as the launcher does. */
export function startProcess(options: StartOptions): ServerProcess {
  const {
    environment,
    program = 'server',
    clockAheadMs = 0,
    listsConnections = false,
    user = null,
  } = options;
  const bundle = inject('serverBundle');
  const script = program === 'launcher' ? join(ROOT, 'scripts/start.mjs') : join(bundle, 'main.mjs');
  const startedAt = Date.now();
  const compiled = user === null ? { NODE_COMPILE_CACHE: join(bundle, 'compiled') } : {};
  const clock = clockAheadMs === 0 ? [] : ['--import', `${SHIFTED_CLOCK}?ms=${clockAheadMs}`];
  const connections = listsConnections ? ['--import', LISTED_CONNECTIONS] : [];
  const child = spawn(process.execPath, [...clock, ...connections, script], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], PORT: '0', LOG_LEVEL: 'warn', ...compiled, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...user,
  });
  endAfterTest(child);
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const ended = new Promise<ProcessExit>((done) => {
    child.on('close', (code) => done({ code, stderr, ms: Date.now() - startedAt }));
  });
  const url = new Promise<string>((done, failed) => {
    child.stdout.on('data', () => {
      const address = /Pagewright is at (\S+)/.exec(stdout)?.[1];
      if (address !== undefined) done(address);
    });
    void ended.then(({ code }) => failed(new Error(`The program ended with ${code}:\n${stdout}${stderr}`)));
  });
  // Avoids an unhandled rejection if the URL is never requested.
  url.catch(() => undefined);
  return {
    child,
    output: () => stdout + stderr,
    url,
    ended,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/**
 * How long a test waits for a process: a server that usually starts within 8 s has needed 70 s on a machine busy with
 * tests.
 */
const PROCESS_TIMEOUT_MS = 180_000;

/** Waits until the check returns a value, for at most `PROCESS_TIMEOUT_MS`. */
export async function waitUntil<Answer>(
  question: () => Answer | null | undefined | false | Promise<Answer | null | undefined | false>,
  what: string | (() => string),
): Promise<Answer> {
  const deadline = Date.now() + PROCESS_TIMEOUT_MS;
  for (;;) {
    const answer = await Promise.resolve(question()).catch(() => null);
    if (answer !== null && answer !== undefined && answer !== false) return answer;
    if (Date.now() > deadline) throw new Error(`Waited in vain: ${typeof what === 'string' ? what : what()}`);
    await new Promise((done) => setTimeout(done, 20));
  }
}
