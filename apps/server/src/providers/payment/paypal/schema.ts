import { z } from 'zod';

const linkSchema = z.object({ href: z.string(), rel: z.string() });

const moneySchema = z.object({ currency_code: z.string(), value: z.string() });

export const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

const captureSchema = z.object({
  id: z.string(),
  status: z.string(),
  amount: moneySchema,
  create_time: z.string(),
  update_time: z.string().optional(),
});
export type PayPalCapture = z.output<typeof captureSchema>;

export const orderSchema = z.object({
  id: z.string(),
  status: z.string(),
  payer: z.object({ email_address: z.string().optional() }).optional(),
  payment_source: z
    .object({ paypal: z.object({ email_address: z.string().optional() }).optional() })
    .optional(),
  purchase_units: z
    .array(
      z.object({
        custom_id: z.string().optional(),
        payee: z.object({ merchant_id: z.string().optional() }).optional(),
        payments: z.object({ captures: z.array(captureSchema).optional() }).optional(),
      }),
    )
    .optional(),
  links: z.array(linkSchema).optional(),
});
export type PayPalOrder = z.output<typeof orderSchema>;

export const refundSchema = z.object({ id: z.string(), status: z.string() });

export const webhookSchema = z.object({
  id: z.string(),
  url: z.string(),
  event_types: z.array(z.object({ name: z.string() })),
});
export const webhooksSchema = z.object({ webhooks: z.array(webhookSchema) });

export const confirmationSchema = z.object({ verification_status: z.string() });

export const refusalSchema = z.object({
  name: z.string().optional(),
  debug_id: z.string().optional(),
  details: z.array(z.object({ issue: z.string().optional() })).optional(),
});

export const eventSchema = z.object({
  id: z.string().min(1).max(100),
  event_type: z.string().min(1).max(100),
  create_time: z.string().optional(),
  resource: z.record(z.string(), z.unknown()),
});

/** Fields of the resources of all events we use. */
export const resourceSchema = z.object({
  id: z.string().optional(),
  custom_id: z.string().optional(),
  purchase_units: z.array(z.object({ custom_id: z.string().optional() })).optional(),
  supplementary_data: z
    .object({
      related_ids: z
        .object({ order_id: z.string().optional(), capture_id: z.string().optional() })
        .optional(),
    })
    .optional(),
  links: z.array(linkSchema).optional(),
});

export const disputeSchema = z.object({
  dispute_id: z.string(),
  status: z.string().optional(),
  create_time: z.string().optional(),
  update_time: z.string().optional(),
  dispute_outcome: z.object({ outcome_code: z.string().optional() }).optional(),
  disputed_transactions: z
    .array(z.object({ seller_transaction_id: z.string().optional(), custom: z.string().optional() }))
    .optional(),
});
