import type { Order } from '@pagewright/contract/payment';
import { followConsent, maySpeakToTag, tagWay } from './analytics-tag.ts';

const LOOK_EVERY_MS = 100;
const WAIT_MS = 5_000;
/** Storage key of the most recently reported purchases. */
const TOLD_KEY = 'pagewright.told-purchases';
const TOLD_MAX = 50;

/** The purchase to report. */
type Purchase = Pick<Order, 'orderId' | 'planName' | 'amount' | 'currency'>;

/**
 * Reports a purchase to the analytics tag once the tag is available, polling every 100 ms for up to 5 s. Does nothing
 * without a tag or consent. Each browser reports a purchase once, however often the page is loaded. Returns whether it
 * was reported now.
 */
export async function tellPurchase({ orderId, planName, amount, currency }: Purchase): Promise<boolean> {
  if (!maySpeakToTag() || orderId === null || toldPurchases().includes(orderId)) return false;
  followConsent();
  for (let waited = 0; tagWay() === null && waited < WAIT_MS; waited += LOOK_EVERY_MS) {
    await new Promise((done) => setTimeout(done, LOOK_EVERY_MS));
  }
  const tell = tagWay();
  // Another window may have reported it in the meantime.
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
    // A browser without storage may report it again.
  }
}
