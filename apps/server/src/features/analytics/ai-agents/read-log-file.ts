import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { AI_LOG_LIMITS } from '@pagewright/contract/analytics';
import { ApiError } from '../../../platform/api-error.ts';
import { compute, defineTask } from '../../../platform/compute/index.ts';
import { analyticsMessages } from '../messages.ts';
import { parseLog, type LogHit, type LogPart } from './parse-log.ts';

/** Logs are parsed in threads, a part at a time. */
const parsing = defineTask(new URL('./parse-log.ts', import.meta.url), parseLog, { kind: 'long' });
const PART_BYTES = 1_000_000;
const NEWLINE = 0x0a;
const GZIP = [0x1f, 0x8b] as const;
const EXAMPLES = 3;

/** Everything that a log contains about AI. */
export interface ReadLog extends Omit<LogPart, 'hits'> {
  readonly hits: readonly LogHit[];
}

/**
 * Reads a log file as it arrives, gzipped or not. At most a part of it is in memory.
 * @throws ApiError 413 if it is too large or contains too many views, 415 if no line is a log entry.
 */
export async function readLogFile(file: AsyncIterable<Uint8Array>, site: string): Promise<ReadLog> {
  const hits: LogHit[] = [];
  const examples: string[] = [];
  const counts = { lines: 0, notUnderstood: 0, otherSite: 0, notCounted: 0 };
  for await (const text of partsOf(unzipped(file))) {
    const part = await compute(parsing, text, site);
    for (const hit of part.hits) hits.push(hit);
    examples.push(...part.examples);
    for (const name of ['lines', 'notUnderstood', 'otherSite', 'notCounted'] as const)
      counts[name] += part[name];
    if (hits.length > AI_LOG_LIMITS.hits)
      throw new ApiError(413, 'too_many_views', analyticsMessages.aiLogTooManyViews);
  }
  if (counts.lines === counts.notUnderstood)
    throw new ApiError(415, 'unreadable_log', analyticsMessages.aiLogUnreadable);
  return { hits, examples: examples.slice(0, EXAMPLES), ...counts };
}

/** Unpacks what is gzipped. */
async function* unzipped(file: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const chunks = file[Symbol.asyncIterator]();
  const first = await chunks.next();
  if (first.done === true) return;
  const all = async function* (): AsyncGenerator<Uint8Array> {
    yield first.value;
    for (let next = await chunks.next(); next.done !== true; next = await chunks.next()) yield next.value;
  };
  if (!GZIP.every((byte, at) => first.value[at] === byte)) {
    yield* all();
    return;
  }
  const source = Readable.from(all());
  const gunzip = createGunzip();
  source.on('error', (error) => gunzip.destroy(error));
  try {
    yield* source.pipe(gunzip) as AsyncIterable<Uint8Array>;
  } catch (error) {
    if (error instanceof Error && String(Reflect.get(error, 'code')).startsWith('Z_'))
      throw new ApiError(415, 'unreadable_log', analyticsMessages.aiLogUnreadable);
    throw error;
  }
}

/** Text in parts that end with a line. */
async function* partsOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let waiting: Uint8Array[] = [];
  let size = 0;
  let total = 0;
  for await (const chunk of bytes) {
    total += chunk.length;
    if (total > AI_LOG_LIMITS.unpacked)
      throw new ApiError(413, 'file_too_large', analyticsMessages.aiLogTooLarge);
    waiting.push(chunk);
    size += chunk.length;
    if (size < PART_BYTES) continue;
    const joined = Buffer.concat(waiting);
    const end = joined.lastIndexOf(NEWLINE) + 1;
    // A part without any line is no log; it is passed on as one line that is not understood.
    const cut = end === 0 ? joined.length : end;
    yield joined.toString('utf8', 0, cut);
    waiting = [joined.subarray(cut)];
    size = joined.length - cut;
  }
  if (size > 0) yield Buffer.concat(waiting).toString('utf8');
}
