import { randomUUID } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { ApiError } from '../../../platform/api-error.ts';
import type { EffectContext } from '../../../platform/jobs/define.ts';
import { writeEffects } from '../../../platform/jobs/outbox.ts';
import type { SecretPlace } from '../../../platform/secrets/index.ts';
import { notifyAdminsTranslated } from '../../notifications/index.ts';
import { backOffSeconds, NOTIFY_AFTER_FAILURES } from './back-off.ts';
import { describeImportProblem } from './describe-import-problem.ts';
import {
  inSeconds,
  markNotified,
  recordImportFailure,
  writeResealedKey,
  type ConnectionTable,
} from './import-repository.ts';

/** How often a connection is imported once everything is there, and retried if only people can fix it. */
export const DAY_SECONDS = 86_400;
/** When an import counts as abandoned. */
export const LEASE_SECONDS = 600;

/** The payload of an import's effects. */
export const importPayload = z.object({ workspaceId: z.string() });
export type ImportPayload = z.output<typeof importPayload>;

/** An import of a connection's figures by effects. */
export interface ScheduledImport {
  /** The kind of its effects. */
  readonly kind: string;
  /** The name of the service, in the reader's language. */
  readonly title: () => string;
  readonly connections: ConnectionTable;
  /** The place that a workspace's key is sealed for. */
  readonly keyPlace: (workspaceId: string) => SecretPlace;
}

interface ImportedConnection {
  readonly workspaceId: string;
  readonly key: string;
  readonly failures: number;
}

/** Writes an effect per workspace; those of one workspace run one after the other. */
export const writeImportEffects = (
  ctx: Parameters<typeof writeEffects>[0],
  { kind }: ScheduledImport,
  workspaceIds: readonly string[],
): ReturnType<typeof writeEffects> =>
  writeEffects(
    ctx,
    workspaceIds.map((workspaceId) => ({
      kind,
      key: `${kind}:${workspaceId}:${randomUUID()}`,
      channel: `${kind}:${workspaceId}`,
      payload: { workspaceId },
    })),
  );

/** Reseals a key that was sealed with a former key of the installation, so that the former one can be removed. */
export async function resealKey(
  { db, services: { secrets } }: EffectContext,
  { connections, keyPlace }: ScheduledImport,
  { workspaceId, key }: ImportedConnection,
): Promise<void> {
  if (secrets.isCurrent(key)) return;
  const place = keyPlace(workspaceId);
  await writeResealedKey(db, connections, workspaceId, secrets.seal(secrets.open(key, place), place));
}

/**
 * Records why an import failed. From status 500 on it is retried soon, else after a day, unless the service says when;
 * admins are notified of what does not pass by itself, once until an import succeeds again.
 */
export async function recordImportProblem(
  ctx: EffectContext,
  { kind, title, connections }: ScheduledImport,
  { workspaceId, failures }: ImportedConnection,
  /** Creates the error in the reader's language. */
  createError: () => ApiError,
  { dueAt, retryAfterSeconds = null }: { dueAt?: SQL | null; retryAfterSeconds?: number | null } = {},
): Promise<void> {
  const { status, code } = createError();
  const isPassing = status >= 500;
  const wait = Math.max(backOffSeconds(failures), Math.min(retryAfterSeconds ?? 0, DAY_SECONDS));
  await recordImportFailure(ctx.db, connections, workspaceId, {
    problem: code,
    dueAt: dueAt ?? inSeconds(isPassing ? wait : DAY_SECONDS),
  });
  if (isPassing && failures + 1 < NOTIFY_AFTER_FAILURES) return;
  if (!(await markNotified(ctx.db, connections, workspaceId))) return;
  await notifyAdminsTranslated(ctx, `${kind}:${workspaceId}:${randomUUID()}`, workspaceId, () => ({
    kind: 'search_pull_failed',
    title: title(),
    link: '/settings/connections',
    reason: null,
    text: describeImportProblem(createError()),
  }));
}
