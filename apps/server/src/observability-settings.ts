import { isAbsolute } from 'node:path';
import { z } from 'zod';
import { bucketFolder } from './s3-settings.ts';
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
  BACKUP_DIR: blankIsAbsent(
    z
      .string()
      .refine(
        (place) => isAbsolute(place) || bucketFolder(place) !== null,
        'must be an absolute path or a folder in S3 such as s3://bucket/backups',
      )
      .optional(),
  ),
  BACKUP_HOUR: blankIsAbsent(count(0, 23).default(2)),
  BACKUP_KEEP: blankIsAbsent(count(1, 1_000).default(7)),
  DRAIN_SECONDS: blankIsAbsent(count(0, 300).default(0)),
};
const observabilityEnvironmentSchema = z.object(observabilityEnvironment);

/** What is told about a running server. */
export interface ObservabilitySettings {
  /** The token that reads metrics; null turns metrics off. */
  readonly metricsToken: string | null;
  /** Where traces are sent; null: nothing is traced. */
  readonly otlpEndpoint: string | null;
  /** Null: no server backs up by itself. */
  readonly backup: {
    /** An absolute path, or a folder in S3 such as `s3://bucket/backups`. */
    readonly folder: string;
    /** Of the day in UTC. */
    readonly hour: number;
    readonly keep: number;
  } | null;
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
    backup:
      settings.BACKUP_DIR === undefined
        ? null
        : { folder: settings.BACKUP_DIR, hour: settings.BACKUP_HOUR, keep: settings.BACKUP_KEEP },
    drainSeconds: settings.DRAIN_SECONDS,
  };
}
