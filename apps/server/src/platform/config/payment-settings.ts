import { z } from 'zod';
import { blankAsUndefined, integerBetween, httpUrl } from './setting-schemas.ts';
import { StartError } from './start-error.ts';

const address = httpUrl.transform((url) => url.replace(/\/+$/, ''));
const SANDBOX_HOST = 'api-m.sandbox.paypal.com';

export const paymentEnvironment = {
  PAYPAL_CLIENT_ID: blankAsUndefined(z.string().max(200).optional()),
  PAYPAL_CLIENT_SECRET: blankAsUndefined(z.string().max(200).optional()),
  PAYPAL_MERCHANT_ID: blankAsUndefined(
    z
      .string()
      .regex(/^[2-9A-HJ-NP-Z]{13}$/, 'must be the merchant id of the account, 13 capitals and digits')
      .optional(),
  ),
  PAYPAL_WEBHOOK_ID: blankAsUndefined(
    z
      .string()
      .regex(/^[A-Za-z0-9]{1,50}$/, 'must be the id of a webhook, letters and digits')
      .optional(),
  ),
  PAYPAL_API_BASE: blankAsUndefined(address.default('https://api-m.paypal.com')),
  PAYPAL_SCRIPT_BASE: blankAsUndefined(address.optional()),
  INVOICE_SELLER_TAX_ID: blankAsUndefined(z.string().max(100).optional()),
  PAYPAL_TIMEOUT_MS: blankAsUndefined(integerBetween(100, 30_000).default(8_000)),
};
const paymentEnvironmentSchema = z.object(paymentEnvironment);

/** Connection to PayPal and the account that receives the money. */
export interface PayPalSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Account that must receive all payments. */
  readonly merchantId: string;
  /** A webhook registered elsewhere; null: only webhooks registered by this installation are accepted. */
  readonly webhookId: string | null;
  /** Without a trailing slash. */
  readonly apiBase: string;
  /** URL of the browser SDK; null: PayPal's own. */
  readonly scriptBase: string | null;
  readonly isSandbox: boolean;
  /** Timeout for one API request, in milliseconds. */
  readonly timeoutMs: number;
}

/**
 * Settings of PayPal; null if it is not configured and payments are off.
 * @throws StartError naming the missing setting.
 */
export function paymentSettings(settings: z.output<typeof paymentEnvironmentSchema>): PayPalSettings | null {
  const {
    PAYPAL_CLIENT_ID: clientId,
    PAYPAL_CLIENT_SECRET: clientSecret,
    PAYPAL_MERCHANT_ID: merchantId,
  } = settings;
  if (clientId === undefined && clientSecret === undefined && merchantId === undefined) return null;
  if (clientId === undefined || clientSecret === undefined || merchantId === undefined) {
    throw new StartError(
      `${clientId === undefined ? 'PAYPAL_CLIENT_ID' : clientSecret === undefined ? 'PAYPAL_CLIENT_SECRET' : 'PAYPAL_MERCHANT_ID'} is wrong: ` +
        'PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET and PAYPAL_MERCHANT_ID need each other',
    );
  }
  return {
    clientId,
    clientSecret,
    merchantId,
    webhookId: settings.PAYPAL_WEBHOOK_ID ?? null,
    apiBase: settings.PAYPAL_API_BASE,
    scriptBase: settings.PAYPAL_SCRIPT_BASE ?? null,
    isSandbox: new URL(settings.PAYPAL_API_BASE).host === SANDBOX_HOST,
    timeoutMs: settings.PAYPAL_TIMEOUT_MS,
  };
}
