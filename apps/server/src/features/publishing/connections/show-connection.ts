import type { Connection } from '@pagewright/contract/publishing/connections';
import type { Services } from '../../../context.ts';
import { RemoteError, type RemoteAccount } from '../../../providers/publishing/port.ts';
import { UnreadableSecretError, type SecretPlace } from '../../../secrets/index.ts';
import type { ConnectionRow } from './connection-repository.ts';

const SHOWN_CHARACTERS = 4;
/** A shorter secret would be given away by what is shown of it. */
const SHOWN_FROM = 12;

type Keeping = { readonly services: Pick<Services, 'secrets'> };

/** Where the secret of a connection is sealed for. */
export function secretPlace({ id, workspaceId }: Pick<ConnectionRow, 'id' | 'workspaceId'>): SecretPlace {
  return { workspaceId, field: `connection:${id}` };
}

/** A connection with its secret in clear. @throws RemoteError where the secret cannot be read any more. */
export function accountOf({ services }: Keeping, row: ConnectionRow): RemoteAccount {
  const { kind, url, userName } = row;
  try {
    return { kind, url, userName, secret: services.secrets.open(row.secret, secretPlace(row)) };
  } catch (error) {
    if (!(error instanceof UnreadableSecretError)) throw error;
    throw new RemoteError('remote_secret_unreadable', { cause: error });
  }
}

/** A connection as people see it: of its secret the end alone, or nothing where it cannot be read any more. */
export function showConnection(ctx: Keeping, row: ConnectionRow): Connection {
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

function secretEnd(ctx: Keeping, row: ConnectionRow): string {
  try {
    const { secret } = accountOf(ctx, row);
    return secret.length < SHOWN_FROM ? '' : secret.slice(-SHOWN_CHARACTERS);
  } catch (error) {
    if (error instanceof RemoteError) return '';
    throw error;
  }
}
