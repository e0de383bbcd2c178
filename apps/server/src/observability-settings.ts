import { z } from 'zod';
import { blankIsAbsent, count, webAddress } from './setting-kinds.ts';

/** The settings of what is told about a running server, as the environment has them. */
export const observabilityEnvironment = {
  METRICS_TOKEN: blankIsAbsent(
    z
      .string()
      .regex(/^[\x21-\x7e]{16,200}$/, 'must have 16 characters or more, without spaces')
      .optional(),
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: blankIsAbsent(webAddress.optional()),
  DRAIN_SECONDS: blankIsAbsent(count(0, 300).default(0)),
};
const observabilityEnvironmentSchema = z.object(observabilityEnvironment);

/** What is told about a running server. */
export interface ObservabilitySettings {
  /** Whoever asks for measurements has it; null: nobody is told any. */
  readonly metricsToken: string | null;
  /** Where traces are sent; null: nothing is traced. */
  readonly otlpEndpoint: string | null;
  /** For how long a server that stops says so before it takes no more calls. */
  readonly drainSeconds: number;
}

/** The settings read from the environment. */
export function observabilitySettings(
  settings: z.output<typeof observabilityEnvironmentSchema>,
): ObservabilitySettings {
  return {
    metricsToken: settings.METRICS_TOKEN ?? null,
    otlpEndpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    drainSeconds: settings.DRAIN_SECONDS,
  };
}
