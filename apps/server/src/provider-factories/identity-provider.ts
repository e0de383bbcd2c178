import { createBuiltInIdentity } from '../providers/identity/built-in/index.ts';
import { createClerkIdentity } from '../providers/identity/clerk/index.ts';
import type { IdentityProvider } from '../providers/identity/port.ts';

/** Uses Clerk if its keys are set, otherwise our own accounts. */
export function createIdentityProvider(
  options: Parameters<typeof createBuiltInIdentity>[0],
): Promise<IdentityProvider> {
  const { clerk } = options.config;
  return clerk === null ? createBuiltInIdentity(options) : createClerkIdentity({ ...options, clerk });
}
