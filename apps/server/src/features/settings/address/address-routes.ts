import * as contract from '@pagewright/contract/settings/address';
import type { Mount } from '../../../http/mount.ts';
import { answerReview, readAddress, sendAddressLink, verifyAddress } from './manage-address.ts';

/** Mounts the calls about the proof of one's own address. */
export function addressRoutes(mount: Mount): void {
  mount(contract.readAddress, (ctx) => readAddress(ctx));
  mount(contract.sendAddressLink, async (ctx) => {
    await sendAddressLink(ctx);
    return undefined;
  });
  mount(contract.verifyAddress, (ctx, { body }) => verifyAddress(ctx, body.token));
  mount(contract.answerReview, (ctx, { params, body }) => answerReview(ctx, params.id, body.keep));
}
