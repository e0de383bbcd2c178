import type { Config } from '../platform/config/config.ts';
import type { Log } from '../platform/context.ts';
import { payPalProvider } from '../providers/payment/paypal/client.ts';
import type { PaymentProvider } from '../providers/payment/port.ts';

/** PayPal if it is configured; null if payments are off. */
export function createPaymentProvider({ payPal }: Pick<Config, 'payPal'>, log: Log): PaymentProvider | null {
  return payPal === null ? null : payPalProvider(payPal, log);
}
