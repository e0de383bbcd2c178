import { isAbsolute } from 'node:path';
import { z } from 'zod';
import { bucketFolder } from './s3-settings.ts';
import { blankAsUndefined, integerBetween, httpUrl } from './setting-schemas.ts';

export const observabilityEnvironment = {
  METRICS_TOKEN: blankAsUndefined(
    z
      .string()
      .regex(/^[\x21-\x7e]{16,200}$/, 'must have 16 characters or more, without spaces')
      .optional(),
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: blankAsUndefined(httpUrl.optional()),
  BACKUP_DIR: blankAsUndefined(
    z
      .string()
      .refine(
        (place) => isAbsolute(place) || bucketFolder(place) !== null,
        'must be an absolute path or a folder in S3 such as s3://bucket/backups',
      )
      .optional(),
  ),
  BACKUP_HOUR: blankAsUndefined(integerBetween(0, 23).default(2)),
  BACKUP_KEEP: blankAsUndefined(integerBetween(1, 1_000).default(7)),
  DRAIN_SECONDS: blankAsUndefined(integerBetween(0, 300).default(0)),
};
const observabilityEnvironmentSchema = z.object(observabilityEnvironment);

/** Metrics, tracing, backups, and draining. */
export interface ObservabilitySettings {
  /** The token that reads metrics; null turns metrics off. */
  readonly metricsToken: string | null;
  /** OTLP endpoint for traces; null turns tracing off. */
  readonly otlpEndpoint: string | null;
  /** Null turns automatic backups off. */
  readonly backup: {
    /** An absolute path, or a folder in S3 such as `s3://bucket/backups`. */
    readonly folder: string;
    /** UTC. */
    readonly hour: number;
    readonly keep: number;
  } | null;
  /** How long a stopping server reports not ready before it refuses new calls. */
  readonly drainSeconds: number;
}

/** Reads the observability settings from the environment. */
export function observabilitySettings(
  settings: z.output<typeof observabilityEnvironmentSchema>,
): ObservabilitySettings {
  return {
    metricsToken: settings.METRICS_TOKEN ?? null,
    otlpEndpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    backup:
      settings.BACKUP_DIR === undefined
        ? null
        : { folder: settings.BACKUP_DIR, hour: settings.BACKUP_HOUR, keep: settings.BACKUP_KEEP },
    drainSeconds: settings.DRAIN_SECONDS,
  };
}
