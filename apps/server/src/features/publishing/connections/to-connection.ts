import type { Connection } from '@pagewright/contract/publishing/connections';
import type { Services } from '../../../platform/context.ts';
import { RemoteError, type RemoteAccount } from '../../../providers/publishing/port.ts';
import { UnreadableSecretError, type SecretPlace } from '../../../platform/secrets/index.ts';
import type { ConnectionRow } from './connection-repository.ts';

const SHOWN_CHARACTERS = 4;
/** Shorter secrets are not shown at all: the visible end would give too much away. */
const MASKED_BELOW = 12;

type ServicesContext = { readonly services: Pick<Services, 'secrets'> };

/** The context that a connection's secret is sealed for. */
export function secretPlace({ id, workspaceId }: Pick<ConnectionRow, 'id' | 'workspaceId'>): SecretPlace {
  return { workspaceId, field: `connection:${id}` };
}

/**
 * A connection's account with its secret decrypted.
 * @throws RemoteError if the secret can no longer be read.
 */
export function decryptAccount({ services }: ServicesContext, row: ConnectionRow): RemoteAccount {
  const { kind, url, userName } = row;
  try {
    return { kind, url, userName, secret: services.secrets.open(row.secret, secretPlace(row)) };
  } catch (error) {
    if (!(error instanceof UnreadableSecretError)) throw error;
    throw new RemoteError('remote_secret_unreadable', { cause: error });
  }
}

/** A connection for the API, with only the end of its secret, or null if the secret can no longer be read. */
export function toConnection(ctx: ServicesContext, row: ConnectionRow): Connection {
  const { id, kind, name, url, userName, isAutomatic, createdAt } = row;
  return {
    id,
    kind,
    name,
    url,
    userName,
    secretEnd: secretEnd(ctx, row),
    isAutomatic,
    createdAt: createdAt.toISOString(),
  };
}

function secretEnd(ctx: ServicesContext, row: ConnectionRow): string {
  try {
    const { secret } = decryptAccount(ctx, row);
    return secret.length < MASKED_BELOW ? '' : secret.slice(-SHOWN_CHARACTERS);
  } catch (error) {
    if (error instanceof RemoteError) return '';
    throw error;
  }
}
