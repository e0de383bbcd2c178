import { setTokenSource } from '../../app/lib/api/access-token.ts';
import { hostedIdentity, isHosted } from '../../app/lib/session/hosted-identity.ts';

/** Users of a hosted identity service get their tokens from its script. */
export function installHostedTokens(): void {
  if (isHosted()) setTokenSource(async (request) => (await hostedIdentity()).token(request));
}
