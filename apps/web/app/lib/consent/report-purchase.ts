import type { Order } from '@pagewright/contract/payment';
import { syncTagWithConsent, isTagAllowed, getTagFunction } from './analytics-tag.ts';

const POLL_MS = 100;
const TIMEOUT_MS = 5_000;
/** Storage key of the most recently reported purchases. */
const REPORTED_KEY = 'pagewright.told-purchases';
const REPORTED_MAX = 50;

/** The purchase to report. */
type Purchase = Pick<Order, 'orderId' | 'planName' | 'amount' | 'currency'>;

/**
 * Reports a purchase to the analytics tag once the tag is available, polling every 100 ms for up to 5 s. Does nothing
 * without a tag or consent. Each browser reports a purchase once, however often the page is loaded. Returns whether it
 * was reported now.
 */
export async function reportPurchase({ orderId, planName, amount, currency }: Purchase): Promise<boolean> {
  if (!isTagAllowed() || orderId === null || reportedPurchases().includes(orderId)) return false;
  syncTagWithConsent();
  for (let waited = 0; getTagFunction() === null && waited < TIMEOUT_MS; waited += POLL_MS) {
    await new Promise((done) => setTimeout(done, POLL_MS));
  }
  const sendToTag = getTagFunction();
  // Another window may have reported it in the meantime.
  if (sendToTag === null || reportedPurchases().includes(orderId)) return false;
  markReported(orderId);
  sendToTag('event', 'purchase', {
    transaction_id: orderId,
    value: amount,
    currency,
    items: [{ item_id: planName, item_name: planName, price: amount, quantity: 1 }],
  });
  return true;
}

function reportedPurchases(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(REPORTED_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

function markReported(orderId: string): void {
  try {
    localStorage.setItem(
      REPORTED_KEY,
      JSON.stringify([...reportedPurchases(), orderId].slice(-REPORTED_MAX)),
    );
  } catch {
    // A browser without storage may report it again.
  }
}
