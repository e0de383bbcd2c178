import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { type Browser, chromium } from 'playwright';
import { findChromium } from './find-chromium.ts';
import { REJECT_ALL, SWITCHES } from './launch-browser.ts';

/** A browser with a profile on disk, like a real user's, that can be killed. */
export interface KillableBrowser {
  readonly browser: Browser;
  /** Kills all its processes as `kill -9` does: nothing runs again, and nothing is saved. */
  kill(): Promise<void>;
}

const ENDPOINT = /^DevTools listening on (ws:\S+)/;

/** Starts a browser with the profile in a folder. Visitors have rejected everything optional. */
export async function startKillableBrowser(profile: string): Promise<KillableBrowser> {
  const { executablePath, env } = await findChromium();
  // A separate process group, so that one signal reaches all processes.
  const child = spawn(
    executablePath,
    [...SWITCHES, '--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    { env: { ...process.env, ...env }, detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const browser = await chromium.connectOverCDP(await endpointOf(child));
  await browser.contexts()[0]?.addInitScript(REJECT_ALL);
  return {
    browser,
    async kill() {
      const ended = once(child, 'exit');
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      await ended;
      await browser.close();
    },
  };
}

async function endpointOf(child: ChildProcess): Promise<string> {
  if (child.stderr === null) throw new Error('The browser has no output to read.');
  for await (const line of createInterface({ input: child.stderr })) {
    const endpoint = ENDPOINT.exec(line)?.[1];
    if (endpoint !== undefined) {
      child.stderr.resume();
      return endpoint;
    }
  }
  throw new Error('The browser ended before it could be driven.');
}
