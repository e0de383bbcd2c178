// Loaded into a server that is measured: writes the longest delay of its event loop since it was last asked (SIGUSR2).
import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

const file = process.env['LOOP_DELAY_FILE'];
if (isMainThread && file !== undefined) {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  let asked = 0;
  process.on('SIGUSR2', () => {
    asked += 1;
    writeFileSync(file, `${asked} ${delay.max / 1e6}\n`);
    delay.reset();
  });
}
