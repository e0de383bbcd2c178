import type { FakeCapture, FakeOrder } from './ledger.ts';

export const PAYER_EMAIL = 'buyer@example.com';

/** An order in PayPal's format; `isWhole` if the caller prefers the full representation. */
export function showOrder(order: FakeOrder, base: string, isWhole: boolean): object {
  const links = [
    { href: `${base}/v2/checkout/orders/${order.id}`, rel: 'self', method: 'GET' },
    { href: `${base}/checkoutnow?token=${order.id}`, rel: 'payer-action', method: 'GET' },
  ];
  if (!isWhole) return { id: order.id, status: order.status, links };
  const isApproved = order.status === 'APPROVED' || order.status === 'COMPLETED';
  return {
    id: order.id,
    intent: 'CAPTURE',
    status: order.status,
    create_time: order.createdAt.toISOString(),
    ...(isApproved
      ? { payment_source: { paypal: { email_address: PAYER_EMAIL, account_id: 'BUYERBUYER234' } } }
      : {}),
    purchase_units: [
      {
        reference_id: 'default',
        custom_id: order.customId,
        description: order.description,
        amount: { currency_code: order.currency, value: order.value },
        payee: { merchant_id: order.payee },
        ...(order.captures.length > 0
          ? { payments: { captures: order.captures.map((capture) => showCapture(order, capture)) } }
          : {}),
      },
    ],
    links,
  };
}

/** A capture in PayPal's format, in orders and events. */
export function showCapture(order: FakeOrder, capture: FakeCapture): object {
  return {
    id: capture.id,
    status: capture.status,
    amount: { currency_code: capture.currency, value: capture.value },
    final_capture: true,
    custom_id: order.customId,
    create_time: capture.createdAt.toISOString(),
    update_time: capture.updatedAt.toISOString(),
  };
}
