import { z } from 'zod';
import { COMPUTE_DEFAULTS, type ComputeSettings } from './compute/index.ts';
import { blankIsAbsent, count } from './setting-kinds.ts';

/** The settings of computing in threads. */
export const computeEnvironment = {
  COMPUTE_THREADS: blankIsAbsent(count(1, 64).default(COMPUTE_DEFAULTS.threads)),
  COMPUTE_TIMEOUT_MS: blankIsAbsent(count(1_000, 85_000).default(COMPUTE_DEFAULTS.timeoutMs)),
  COMPUTE_MEMORY_MB: blankIsAbsent(count(256, 8_192).default(COMPUTE_DEFAULTS.memoryMb)),
};

const environment = z.object(computeEnvironment);

/** What the settings say of computing in threads. */
export function computeSettings(settings: z.output<typeof environment>): ComputeSettings {
  return {
    ...COMPUTE_DEFAULTS,
    threads: settings.COMPUTE_THREADS,
    timeoutMs: settings.COMPUTE_TIMEOUT_MS,
    memoryMb: settings.COMPUTE_MEMORY_MB,
  };
}
