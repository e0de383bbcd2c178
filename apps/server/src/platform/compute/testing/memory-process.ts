// Runs work that takes all memory, then work that does not, and prints what became of both.
import { ComputeFailure, ComputePool } from '../pool.ts';
import { defineTask } from '../task.ts';
import { boundless, doubled } from './test-work.ts';

const module = new URL('./test-work.ts', import.meta.url);
const pool = new ComputePool({ threads: 1, timeoutMs: 60_000, memoryMb: 32, waitingOfUser: 1, waiting: 1 });
const owner = { workspaceId: 'one', userId: 'one', language: 'en' };
const failure: unknown = await pool
  .run(owner, defineTask(module, boundless, { kind: 'long' }), [])
  .catch((error: unknown) => error);
const after = await pool.run(owner, defineTask(module, doubled, { kind: 'long' }), [[1]]);
const outcome = failure instanceof ComputeFailure ? failure.code : String(failure);
process.stdout.write(`${outcome} ${JSON.stringify(after)}\n`);
await pool.close();
