import type { z } from 'zod';
import { weeksSchema } from './schema.ts';

/** An answer with every query or page of every week. */
export type WeeksAnswer = z.output<typeof weeksSchema>;

/** Parses an answer with weeks; null for anything else. Runs in worker threads. */
export function parseWeeks(bytes: Uint8Array): WeeksAnswer | null {
  try {
    return weeksSchema.safeParse(JSON.parse(new TextDecoder().decode(bytes))).data ?? null;
  } catch {
    return null;
  }
}
