import { UnreadableSecretError, type Secrets } from '../../../platform/secrets/index.ts';
import type { WebhookRow } from './webhook-repository.ts';

/** Seals a webhook's secret for the database. */
export function sealSecret(
  secrets: Secrets,
  webhook: Pick<WebhookRow, 'id' | 'workspaceId'>,
  secret: string,
): string {
  return secrets.seal(secret, secretPlace(webhook));
}

/**
 * The secrets that sign now, newest first: for a day after a change, the former one as well. Empty if the installation
 * has lost the encryption key.
 */
export function openSecrets(secrets: Secrets, webhook: WebhookRow, now: Date): string[] {
  const former = webhook.formerSecretUntil && webhook.formerSecretUntil > now ? webhook.formerSecret : null;
  return [webhook.secret, former].flatMap((sealed) => {
    if (sealed === null) return [];
    try {
      return [secrets.open(sealed, secretPlace(webhook))];
    } catch (error) {
      if (error instanceof UnreadableSecretError) return [];
      throw error;
    }
  });
}

function secretPlace({ id, workspaceId }: Pick<WebhookRow, 'id' | 'workspaceId'>) {
  return { workspaceId, field: `webhook:${id}` };
}
