import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

const CONFIGURATION_ERROR = 78;
/**
 * Milliseconds before the next start after the first, second, … exit in a row that came before the server was ready.
 */
const RESTART_DELAYS_MS = [100, 500, 1_000, 2_000, 4_000];
/** Milliseconds that a stopping server gets; its own limits are shorter. */
const STOP_TIMEOUT_MS = 30_000;

/**
 * Keeps one server process running until it exits by itself or this process is asked to stop. A server that was killed
 * or crashed is restarted; one that rejected its settings or never became ready is not.
 * @param {string} node
 * @param {string[]} args arguments of node
 * @param {{ cwd: string, environment: NodeJS.ProcessEnv, backOffMs?: readonly number[] }} place
 * @returns {Promise<number>} the server's exit code
 */
export async function supervise(node, args, place) {
  /** @type {import('node:child_process').ChildProcess | null} */
  let child = null;
  const stopping = new AbortController();

  const stop = (/** @type {NodeJS.Signals} */ signal) => {
    stopping.abort();
    child?.kill(signal);
    setTimeout(() => child?.kill('SIGKILL'), STOP_TIMEOUT_MS).unref();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  stopWithNpm(() => stop('SIGTERM'));

  for (let failures = 0; ;) {
    const end = await runOnce((started) => (child = started), node, args, place);
    child = null;
    if (stopping.signal.aborted || end.code === 0 || end.code === CONFIGURATION_ERROR) return end.code;
    failures = end.wasReady ? 1 : failures + 1;
    const delay = (place.backOffMs ?? RESTART_DELAYS_MS)[failures - 1];
    if (delay === undefined) {
      console.error(`pagewright: the server exited ${failures} times before it was ready; giving up`);
      return end.code;
    }
    console.error(`pagewright: the server exited (${end.how}); restarting it`);
    await sleep(delay, undefined, { signal: stopping.signal }).catch(() => undefined);
    if (stopping.signal.aborted) return end.code;
  }
}

/**
 * @param {(child: import('node:child_process').ChildProcess) => void} onStarted
 * @param {string} node
 * @param {string[]} args
 * @param {{ cwd: string, environment: NodeJS.ProcessEnv }} place
 * @returns {Promise<{ code: number, how: string, wasReady: boolean }>}
 */
function runOnce(onStarted, node, args, place) {
  return new Promise((done) => {
    // A separate process group, so that Ctrl-C reaches it once, through this process. The IPC channel tells it when
    // this process ends, however that happens, and it stops.
    const child = spawn(node, args, {
      cwd: place.cwd,
      env: place.environment,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      detached: true,
    });
    let wasReady = false;
    child.on('message', (message) => (wasReady ||= message === 'ready'));
    child.on('error', (error) => done({ code: 1, how: error.message, wasReady }));
    // Not 'exit', which may come before the server's last message.
    child.on('close', (code, signal) => {
      const number = signal === null ? 0 : constants.signals[signal];
      done({ code: code ?? 128 + number, how: signal ?? `exit code ${code}`, wasReady });
    });
    onStarted(child);
  });
}

/**
 * Stops when npm is gone: a killed npm cannot pass a signal on.
 * @param {() => void} onNpmExit
 */
function stopWithNpm(onNpmExit) {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const wasUnder = pidsUpToNpm();
  const watch = setInterval(() => {
    if (pidsUpToNpm() === wasUnder) return;
    clearInterval(watch);
    onNpmExit();
  }, 500);
  watch.unref();
}

/** The process ids from this process up to npm. A shell started by npm may be in between, which outlives it. */
function pidsUpToNpm() {
  const parent = process.ppid;
  try {
    const isShell = readFileSync(`/proc/${parent}/cmdline`, 'utf8').includes('\0-c\0');
    // The name in parentheses may contain anything; state and parent follow it.
    const status = readFileSync(`/proc/${parent}/stat`, 'utf8').replace(/^.*\)/s, '').trim().split(' ');
    return isShell ? `${parent} ${status[1]}` : `${parent}`;
  } catch {
    // Not Linux: watch only the parent.
    return `${parent}`;
  }
}
