import type { z } from 'zod';
import { rowsSchema } from './schema.ts';

/** An answer with rows. */
export type RowsAnswer = z.output<typeof rowsSchema>;

/** Parses an answer with up to 25,000 rows; null for anything else. Runs in worker threads. */
export function parseRows(bytes: Uint8Array): RowsAnswer | null {
  try {
    return rowsSchema.safeParse(JSON.parse(new TextDecoder().decode(bytes))).data ?? null;
  } catch {
    return null;
  }
}
