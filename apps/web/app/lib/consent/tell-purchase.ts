import type { Order } from '@pagewright/contract/payment';
import { currentConsent } from './consent-store.ts';

const LOOK_EVERY_MS = 100;
const WAIT_MS = 5_000;

/** What the analytics tag brings when it is loaded. */
interface TaggedPage {
  gtag?: (command: 'event', name: string, fields: Readonly<Record<string, unknown>>) => void;
}

/** What was bought. */
type Purchase = Pick<Order, 'orderId' | 'planName' | 'amount' | 'currency'>;

/**
 * Tells the analytics tag of a purchase, once it is there: it is looked for every 100 ms, for 5 s. Without a tag on this
 * server, or without consent, nothing is told and nothing is looked for. Answers whether it was told.
 */
export async function tellPurchase({ orderId, planName, amount, currency }: Purchase): Promise<boolean> {
  const page = globalThis as TaggedPage;
  if (!hasTag() || currentConsent()?.analytics !== true) return false;
  for (let waited = 0; page.gtag === undefined && waited < WAIT_MS; waited += LOOK_EVERY_MS) {
    await new Promise((done) => setTimeout(done, LOOK_EVERY_MS));
  }
  page.gtag?.('event', 'purchase', {
    transaction_id: orderId,
    value: amount,
    currency,
    items: [{ item_id: planName, item_name: planName, price: amount, quantity: 1 }],
  });
  return page.gtag !== undefined;
}

/** Whether this server has an analytics tag, as the document tells. */
function hasTag(): boolean {
  return document.querySelector('meta[name="analytics-tag"]') !== null;
}
