import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { readApiDescription } from '../language-model/read-api-description.ts';
import { toAjvSchema } from '../openai/open-api.ts';

/** PayPal's own descriptions of its APIs. */
const FILES = {
  orders: 'paypal/checkout_orders_v2.json',
  payments: 'paypal/payments_payment_v2.json',
  webhooks: 'paypal/notifications_webhooks_v1.json',
} as const;
export type PayPalApi = keyof typeof FILES;

const apis = new Map<PayPalApi, Ajv2020 | null>();
const checks = new Map<string, ValidateFunction>();

/** Returns what violates a PayPal schema in a value; null if nothing does or the description is absent. */
export function findPayPalSchemaError(api: PayPalApi, schema: string, value: unknown): string | null {
  const ajv = readApi(api);
  if (ajv === null) return null;
  const ref = `${api}#/components/schemas/${schema}`;
  const check = checks.get(ref) ?? ajv.compile({ $ref: ref });
  checks.set(ref, check);
  if (check(value)) return null;
  return (check.errors ?? [])
    .slice(0, 4)
    .map(({ instancePath, message }) => `${schema}${instancePath} ${message}`)
    .join('; ');
}

function readApi(api: PayPalApi): Ajv2020 | null {
  const known = apis.get(api);
  if (known !== undefined) return known;
  const description = readApiDescription(FILES[api]);
  const ajv =
    description === null
      ? null
      : // Its URL pattern is invalid with the `u` flag.
        new Ajv2020({ strict: false, unicodeRegExp: false, validateFormats: false, logger: false });
  ajv?.addSchema({ $id: api, ...toAjvSchema(description as object) });
  apis.set(api, ajv);
  return ajv;
}
