import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { ExternalEffect, OutboxContext } from '../../../platform/jobs/define.ts';
import { writeEffects } from '../../../platform/jobs/outbox.ts';
import { UnreadableSecretError } from '../../../platform/secrets/index.ts';
import { SearchConsoleError } from '../../../providers/search-console/port.ts';
import { listGrants } from './connection-repository.ts';
import { keyPlace } from './show-connection.ts';

const REVOKE = 'search-revoke';
const payloadSchema = z.object({ workspaceId: z.string(), key: z.string() });

/** Ends at Google what people allowed for workspaces, once the transaction that disconnects them commits. */
export async function writeRevokeEffects(ctx: OutboxContext, workspaceIds: readonly string[]): Promise<void> {
  const grants = await listGrants(ctx.db, workspaceIds);
  await writeEffects(ctx, grants.map(revokeEffectOf));
}

/** The same for one permission whose connection no longer exists. */
export async function writeRevokeEffect(
  ctx: OutboxContext,
  grant: z.output<typeof payloadSchema>,
): Promise<void> {
  await writeEffects(ctx, [revokeEffectOf(grant)]);
}

const revokeEffectOf = ({ workspaceId, key }: z.output<typeof payloadSchema>) => ({
  kind: REVOKE,
  key: `${REVOKE}:${workspaceId}:${randomUUID()}`,
  channel: REVOKE,
  payload: { workspaceId, key },
});

/** Ends one permission. A permission that Google no longer knows has ended already. */
export const revokeGrant: ExternalEffect<z.output<typeof payloadSchema>, null> = {
  kind: REVOKE,
  parse: (payload) => payloadSchema.parse(payload),
  async send({ services, log }, { workspaceId, key }, signal) {
    try {
      await services.searchSignIn?.revoke(services.secrets.open(key, keyPlace(workspaceId)), signal);
    } catch (error) {
      const isPassing = error instanceof SearchConsoleError && error.status >= 500;
      if (isPassing || !(error instanceof SearchConsoleError || error instanceof UnreadableSecretError))
        throw error;
      log.warn({ event: 'search_revoke_refused', err: error, workspaceId }, 'Google knew no such permission');
    }
    return null;
  },
  record: () => Promise.resolve(),
};
