import type { CallOutput, ParsedRequest } from '@pagewright/contract/endpoint';
import type * as contract from '@pagewright/contract/settings';
import { ApiError } from '../../../platform/api-error.ts';
import { waitingFirst } from '../../../platform/async/waiting-first.ts';
import type { Context } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/db/client.ts';
import type { SingleSignOn } from '../../../providers/identity/single-sign-on.ts';
import { writeAudit } from '../../audit/index.ts';
import { settingsMessages } from '../messages.ts';

/** The OpenID sign-in settings. */
export async function readSingleSignOn(ctx: Context): Promise<CallOutput<typeof contract.readSingleSignOn>> {
  const singleSignOn = requireOwnAccounts(ctx);
  return {
    settings: await singleSignOn.read(ctx.db),
    redirectUri: singleSignOn.redirectUri(),
    logoutUri: singleSignOn.logoutUri(),
  };
}

/**
 * Stores them.
 * @throws ApiError 403 when the operator's identity must be confirmed again; whatever saving throws.
 */
export async function saveSingleSignOn(
  ctx: Context,
  choices: ParsedRequest<typeof contract.saveSingleSignOn>['body'],
): Promise<CallOutput<typeof contract.saveSingleSignOn>> {
  const singleSignOn = requireOwnAccounts(ctx);
  await ctx.services.identity.security.requireProof(ctx.actor, 'strict', ctx.db);
  const saved = await waitingFirst(() =>
    withTransaction(ctx, async (inside) => {
      const settings = await singleSignOn.save(inside.db, ctx.actor, choices);
      const { issuer, isOn, isEnforced } = settings;
      await writeAudit(inside, 'settings.single_sign_on', 'single-sign-on', { issuer, isOn, isEnforced });
      return settings;
    }),
  );
  await ctx.services.identity.catchUp();
  return saved;
}

/** @throws ApiError 409 if an external service handles sign-in. */
function requireOwnAccounts({ services }: Context): SingleSignOn {
  const { singleSignOn } = services.identity;
  if (singleSignOn === null) throw new ApiError(409, 'hosted_identity', settingsMessages.hostedIdentity);
  return singleSignOn;
}
