import { ApiError } from '../../../platform/api-error.ts';
import type { Context } from '../../../platform/context.ts';
import { UnreadableSecretError, type SecretPlace } from '../../../platform/secrets/index.ts';
import { analyticsMessages } from '../messages.ts';

/** A workspace's connection. @throws ApiError 404 if it has none. */
export function requireConnected<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new ApiError(404, 'not_found', analyticsMessages.notFound);
  return row;
}

/** Opens a service with a stored key. @throws what `unreadable` makes of a key that can no longer be decrypted. */
export function openWithKey<Service>(
  { services }: Pick<Context, 'services'>,
  { key, place }: { readonly key: string; readonly place: SecretPlace },
  open: (key: string) => Service,
  unreadable: (cause: unknown) => Error,
): Service {
  try {
    return open(services.secrets.open(key, place));
  } catch (cause) {
    throw cause instanceof UnreadableSecretError ? unreadable(cause) : cause;
  }
}
