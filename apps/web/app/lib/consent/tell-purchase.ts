import type { Order } from '@pagewright/contract/payment';
import { followConsent, maySpeakToTag, tagWay } from './analytics-tag.ts';

const LOOK_EVERY_MS = 100;
const WAIT_MS = 5_000;

/** What was bought. */
type Purchase = Pick<Order, 'orderId' | 'planName' | 'amount' | 'currency'>;

/**
 * Tells the analytics tag of a purchase, once it is there: it is looked for every 100 ms, for 5 s. Without a tag on this
 * server, or without consent, nothing is told and nothing is looked for. Answers whether it was told.
 */
export async function tellPurchase({ orderId, planName, amount, currency }: Purchase): Promise<boolean> {
  if (!maySpeakToTag()) return false;
  followConsent();
  for (let waited = 0; tagWay() === null && waited < WAIT_MS; waited += LOOK_EVERY_MS) {
    await new Promise((done) => setTimeout(done, LOOK_EVERY_MS));
  }
  const tell = tagWay();
  tell?.('event', 'purchase', {
    transaction_id: orderId,
    value: amount,
    currency,
    items: [{ item_id: planName, item_name: planName, price: amount, quantity: 1 }],
  });
  return tell !== null;
}
