import { loadConfig } from '../../platform/config/config.ts';
import type { GatheringContext } from '../evidence/gathering-context.ts';
import { createSecrets } from '../../platform/secrets/index.ts';
import { createVendors } from '../../vendors/index.ts';
import { startReading, type Reading } from './start-reading.ts';

/**
 * A test environment for gathering evidence: a database, a crawler that may reach loopback addresses, and configured
 * sources.
 */
export interface Gathering {
  readonly sql: Reading['sql'];
  /** Reported progress and logs of all contexts. */
  readonly steps: (readonly [step: string, done: number, total: number])[];
  readonly logged: object[];
  /** Creates a context of a workspace with the sources of these settings. */
  ctx(
    settings: Readonly<Record<string, string>>,
    workspaceId?: 'one' | 'two',
    signal?: AbortSignal,
  ): GatheringContext;
  close(): Promise<void>;
}

export async function startGathering(): Promise<Gathering> {
  const reading = await startReading();
  const steps: Gathering['steps'] = [];
  const logged: object[] = [];
  return {
    sql: reading.sql,
    steps,
    logged,
    ctx(settings, workspaceId = 'one', signal = new AbortController().signal) {
      const config = loadConfig({ SEARCH_TIMEOUT_MS: '2000', ...settings });
      const { actor, services } = reading.ctx(workspaceId);
      return {
        actor,
        services: {
          ...services,
          config,
          vendors: createVendors({
            config,
            db: services.crawler.db,
            secrets: createSecrets(['a-key-that-only-tests-seal-anything-with']),
            userAgent: services.crawler.userAgent,
          }),
        },
        log: { warn: (fields) => logged.push(fields) },
        signal,
        progress: (...step) => steps.push(step),
      };
    },
    close: () => reading.close(),
  };
}
