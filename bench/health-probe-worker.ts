// Requests a server's health at a steady rate from its own thread, and reports the slowest responses.
import { Agent, get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

const { url, everyMs } = workerData as { readonly url: string; readonly everyMs: number };
const agent = new Agent({ keepAlive: true, maxSockets: 20 });
const asked = new Set<number>();
let longest = 0;
let answers = 0;

function ask(): void {
  const start = performance.now();
  asked.add(start);
  const request = get(`${url}/api/health`, { agent }, (answer) => {
    answer.resume();
    answer.once('end', () => done(start));
  });
  request.once('error', () => done(start));
}

function done(start: number): void {
  asked.delete(start);
  longest = Math.max(longest, performance.now() - start);
  answers += 1;
}

setInterval(ask, everyMs);
parentPort?.on('message', () => {
  const waiting = [...asked].map((start) => performance.now() - start);
  parentPort?.postMessage({ longest: Math.max(longest, ...waiting), answers });
  longest = 0;
  answers = 0;
});
