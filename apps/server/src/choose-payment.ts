import type { Config } from './config.ts';
import type { Log } from './context.ts';
import { payPalProvider } from './providers/payment/paypal/client.ts';
import type { PaymentProvider } from './providers/payment/port.ts';

/** Who takes money: PayPal where it is set, else nobody. */
export function choosePayment({ payPal }: Pick<Config, 'payPal'>, log: Log): PaymentProvider | null {
  return payPal === null ? null : payPalProvider(payPal, log);
}
