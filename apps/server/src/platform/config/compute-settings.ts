import { z } from 'zod';
import { COMPUTE_DEFAULTS, type ComputeSettings } from '../compute/index.ts';
import { blankAsUndefined, integerBetween } from './setting-schemas.ts';

export const computeEnvironment = {
  COMPUTE_THREADS: blankAsUndefined(integerBetween(1, 64).default(COMPUTE_DEFAULTS.threads)),
  COMPUTE_TIMEOUT_MS: blankAsUndefined(integerBetween(1_000, 85_000).default(COMPUTE_DEFAULTS.timeoutMs)),
  COMPUTE_MEMORY_MB: blankAsUndefined(integerBetween(256, 8_192).default(COMPUTE_DEFAULTS.memoryMb)),
};

const environment = z.object(computeEnvironment);

/** Limits of the worker thread pool. */
export function computeSettings(settings: z.output<typeof environment>): ComputeSettings {
  return {
    ...COMPUTE_DEFAULTS,
    threads: settings.COMPUTE_THREADS,
    timeoutMs: settings.COMPUTE_TIMEOUT_MS,
    memoryMb: settings.COMPUTE_MEMORY_MB,
  };
}
