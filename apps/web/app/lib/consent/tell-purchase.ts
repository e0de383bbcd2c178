import type { Order } from '@pagewright/contract/payment';
import { followConsent, maySpeakToTag, tagWay } from './analytics-tag.ts';

const LOOK_EVERY_MS = 100;
const WAIT_MS = 5_000;
/** Where this browser keeps which purchases were told, the last ones. */
const TOLD_KEY = 'pagewright.told-purchases';
const TOLD_MAX = 50;

/** What was bought. */
type Purchase = Pick<Order, 'orderId' | 'planName' | 'amount' | 'currency'>;

/**
 * Tells the analytics tag of a purchase, once it is there: it is looked for every 100 ms, for 5 s. Without a tag on this
 * server, or without consent, nothing is told and nothing is looked for. Each purchase is told once by a browser, however
 * often its page is loaded. Answers whether it was told now.
 */
export async function tellPurchase({ orderId, planName, amount, currency }: Purchase): Promise<boolean> {
  if (!maySpeakToTag() || orderId === null || toldPurchases().includes(orderId)) return false;
  followConsent();
  for (let waited = 0; tagWay() === null && waited < WAIT_MS; waited += LOOK_EVERY_MS) {
    await new Promise((done) => setTimeout(done, LOOK_EVERY_MS));
  }
  const tell = tagWay();
  // Another window may have told it meanwhile.
  if (tell === null || toldPurchases().includes(orderId)) return false;
  keepTold(orderId);
  tell('event', 'purchase', {
    transaction_id: orderId,
    value: amount,
    currency,
    items: [{ item_id: planName, item_name: planName, price: amount, quantity: 1 }],
  });
  return true;
}

function toldPurchases(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(TOLD_KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

function keepTold(orderId: string): void {
  try {
    localStorage.setItem(TOLD_KEY, JSON.stringify([...toldPurchases(), orderId].slice(-TOLD_MAX)));
  } catch {
    // A browser that keeps nothing may tell it again.
  }
}
