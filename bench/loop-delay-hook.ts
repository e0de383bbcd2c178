// Preloaded into a measured server: on SIGUSR2, writes the longest event loop delay since the last signal, and the
// maximum processor time of the loop's thread in one delay, which is the same on a busy machine.
import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

const EVERY_MS = 5;
const file = process.env['LOOP_DELAY_FILE'];
if (isMainThread && file !== undefined) {
  const delay = monitorEventLoopDelay({ resolution: EVERY_MS });
  delay.enable();
  let asked = 0;
  let since = process.threadCpuUsage();
  let longest = 0;
  setInterval(() => {
    const { user, system } = process.threadCpuUsage(since);
    longest = Math.max(longest, (user + system) / 1_000);
    since = process.threadCpuUsage();
  }, EVERY_MS).unref();
  process.on('SIGUSR2', () => {
    asked += 1;
    writeFileSync(file, `${asked} ${delay.max / 1e6} ${longest}\n`);
    delay.reset();
    longest = 0;
  });
}
