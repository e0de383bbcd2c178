import { z } from 'zod';
import { blankIsAbsent, count, webAddress } from './setting-kinds.ts';
import { StartError } from './start-error.ts';

const address = webAddress.transform((url) => url.replace(/\/+$/, ''));
const SANDBOX_HOST = 'api-m.sandbox.paypal.com';

/** The settings of PayPal as the environment has them. */
export const paymentEnvironment = {
  PAYPAL_CLIENT_ID: blankIsAbsent(z.string().max(200).optional()),
  PAYPAL_CLIENT_SECRET: blankIsAbsent(z.string().max(200).optional()),
  PAYPAL_MERCHANT_ID: blankIsAbsent(
    z
      .string()
      .regex(/^[2-9A-HJ-NP-Z]{13}$/, 'must be the merchant id of the account, 13 capitals and digits')
      .optional(),
  ),
  PAYPAL_WEBHOOK_ID: blankIsAbsent(
    z
      .string()
      .regex(/^[A-Za-z0-9]{1,50}$/, 'must be the id of a webhook, letters and digits')
      .optional(),
  ),
  PAYPAL_API_BASE: blankIsAbsent(address.default('https://api-m.paypal.com')),
  PAYPAL_SCRIPT_BASE: blankIsAbsent(address.optional()),
  INVOICE_SELLER_TAX_ID: blankIsAbsent(z.string().max(100).optional()),
  PAYPAL_TIMEOUT_MS: blankIsAbsent(count(100, 30_000).default(8_000)),
};
const paymentEnvironmentSchema = z.object(paymentEnvironment);

/** How PayPal is reached, and to whom it pays. */
export interface PayPalSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  /** The account that all money must go to. */
  readonly merchantId: string;
  /** A webhook that was set up elsewhere; null: those that were set up here count alone. */
  readonly webhookId: string | null;
  /** Without a slash at its end. */
  readonly apiBase: string;
  /** Where the browser's script lies; null: at PayPal's own address. */
  readonly scriptBase: string | null;
  readonly isSandbox: boolean;
  /** Milliseconds for one attempt to ask the API. */
  readonly timeoutMs: number;
}

/**
 * The settings of PayPal; null where it is not set and nothing can be bought.
 * @throws StartError naming what is missing.
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
