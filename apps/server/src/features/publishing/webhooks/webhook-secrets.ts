import { UnreadableSecretError, type Secrets } from '../../../secrets/index.ts';
import type { WebhookRow } from './webhook-repository.ts';

/** Seals a webhook's secret for the database. */
export function sealSecret(
  secrets: Secrets,
  webhook: Pick<WebhookRow, 'id' | 'workspaceId'>,
  secret: string,
): string {
  return secrets.seal(secret, placeOf(webhook));
}

/**
 * The secrets that sign now, the newest first: during the day after a change also the one before. None where the
 * installation has lost the key that they are sealed with.
 */
export function openSecrets(secrets: Secrets, webhook: WebhookRow, now: Date): string[] {
  const former = webhook.formerSecretUntil && webhook.formerSecretUntil > now ? webhook.formerSecret : null;
  return [webhook.secret, former].flatMap((sealed) => {
    if (sealed === null) return [];
    try {
      return [secrets.open(sealed, placeOf(webhook))];
    } catch (error) {
      if (error instanceof UnreadableSecretError) return [];
      throw error;
    }
  });
}

function placeOf({ id, workspaceId }: Pick<WebhookRow, 'id' | 'workspaceId'>) {
  return { workspaceId, field: `webhook:${id}` };
}
