import { parentPort, workerData } from 'node:worker_threads';
import { ConversionError } from '../conversion-error.ts';
import type { ConversionCode } from '../conversion-error.ts';
import type { ImportResult } from './import-types.ts';
import { readImport } from './read-import.ts';

/** What the thread is started with. */
export type ImportQuestion = { bytes: Uint8Array; fileName: string };

/** What it sends before it ends. */
export type ImportAnswer = { result: ImportResult } | { code: ConversionCode; place: string };

async function answer({ bytes, fileName }: ImportQuestion): Promise<ImportAnswer> {
  try {
    return { result: await readImport(bytes, fileName) };
  } catch (error) {
    if (error instanceof ConversionError) return { code: error.code, place: error.place };
    throw error;
  }
}

parentPort?.postMessage(await answer(workerData as ImportQuestion));
