import type { z } from 'zod';
import { reportSchema } from './schema.ts';

/** Parses a report with up to 10,000 rows; null for anything else. Runs in worker threads. */
export function parseReport(bytes: Uint8Array): z.output<typeof reportSchema> | null {
  try {
    return reportSchema.safeParse(JSON.parse(new TextDecoder().decode(bytes))).data ?? null;
  } catch {
    return null;
  }
}
