import * as contract from '@pagewright/contract/settings/address';
import type { Mount } from '../../../platform/http/mount.ts';
import { resolveReview, readAddress, sendAddressLink, verifyAddress } from './manage-address.ts';

/** Mounts the endpoints for verifying one's own email address. */
export function addressRoutes(mount: Mount): void {
  mount(contract.readAddress, (ctx) => readAddress(ctx));
  mount(contract.sendAddressLink, async (ctx) => {
    await sendAddressLink(ctx);
    return undefined;
  });
  mount(contract.verifyAddress, (ctx, { body }) => verifyAddress(ctx, body.token));
  mount(contract.answerReview, (ctx, { params, body }) => resolveReview(ctx, params.id, body.keep));
}
