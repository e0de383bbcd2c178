import { Worker } from 'node:worker_threads';
import { ConversionError } from '../conversion-error.ts';
import type { ImportResult } from './import-types.ts';
import type { ImportAnswer, ImportQuestion } from './import-worker.ts';
import { readImport } from './read-import.ts';

/** Largest file that is read, in bytes. */
export const IMPORT_BYTES_MAX = 20_000_000;

/** Up to here a text is read at once, in the time that a thread of its own would take to start. */
const AT_ONCE_MAX = 100_000;
const TIME_MAX = 60_000;
const MEMORY_MAX_MB = 768;
const ZIP = [0x50, 0x4b] as const;

/** Whether the file unpacks to nothing more than its own few bytes. */
function isSmall(bytes: Uint8Array): boolean {
  return bytes.length <= AT_ONCE_MAX && !ZIP.every((byte, index) => bytes[index] === byte);
}

/** What takes more memory than any document is too large for one. */
function failureOf(error: unknown): Error {
  if (!(error instanceof Error)) return new Error('The reading thread failed.', { cause: error });
  const isMemory = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  return isMemory ? new ConversionError('too_large', '', { cause: error }) : error;
}

/** Reads in a thread of its own, which ends with its answer, its time, its memory, or the signal. */
async function readAside(question: ImportQuestion, signal: AbortSignal | undefined): Promise<ImportResult> {
  const worker = new Worker(new URL('./import-worker.ts', import.meta.url), {
    workerData: question,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MAX_MB },
  });
  const stop = AbortSignal.any([AbortSignal.timeout(TIME_MAX), ...(signal ? [signal] : [])]);
  try {
    return await new Promise<ImportResult>((resolve, reject) => {
      worker.once('message', (answer: ImportAnswer) => {
        if ('result' in answer) resolve(answer.result);
        else reject(new ConversionError(answer.code, answer.place));
      });
      worker.once('error', (error: unknown) => reject(failureOf(error)));
      worker.once('exit', () => reject(new Error('The reading thread ended without an answer.')));
      stop.addEventListener('abort', () => {
        const isAsked = signal?.aborted ?? false;
        reject(isAsked ? (signal?.reason as Error) : new ConversionError('too_large'));
      });
    });
  } finally {
    await worker.terminate();
  }
}

/**
 * The articles in a file: Markdown, HTML, plain text, DOCX, a WordPress export, or an item exported as JSON. What the
 * file is, its content says. Nothing is stored: images from inside the file are handed out as attachments.
 * Larger files and archives are read in a thread of their own, so that the server goes on meanwhile; `signal` ends it.
 * Throws `ConversionError`: `empty_file`, `file_too_large`, `unsupported_file`, `unreadable_file`, `archive_bomb`, and
 * the codes of documents that exceed their limits; `too_large` also for what takes more than a minute. Of a WordPress
 * export, items that fail are skipped one by one.
 */
export async function importFile(
  bytes: Uint8Array,
  fileName: string,
  signal?: AbortSignal,
): Promise<ImportResult> {
  if (bytes.length > IMPORT_BYTES_MAX) throw new ConversionError('file_too_large');
  if (bytes.length === 0) throw new ConversionError('empty_file');
  signal?.throwIfAborted();
  return isSmall(bytes) ? readImport(bytes, fileName) : readAside({ bytes, fileName }, signal);
}
