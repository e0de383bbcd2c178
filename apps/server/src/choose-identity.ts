import { createBuiltInIdentity } from './providers/identity/built-in/index.ts';
import { createClerkIdentity } from './providers/identity/clerk/index.ts';
import type { IdentityProvider } from './providers/identity/port.ts';

/** Who people are: by Clerk where its keys are set, else by our own accounts. */
export function chooseIdentity(
  options: Parameters<typeof createBuiltInIdentity>[0],
): Promise<IdentityProvider> {
  const { clerk } = options.config;
  return clerk === null ? createBuiltInIdentity(options) : createClerkIdentity({ ...options, clerk });
}
