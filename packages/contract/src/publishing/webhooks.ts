import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idSchema } from '../text.ts';
import { DELIVERY_EVENTS, DISABLED_REASONS, WEBHOOK_EVENTS } from './webhook-events.ts';

export * from './webhook-events.ts';

/** Maximum number of webhooks of one workspace. */
export const WEBHOOKS_MAX = 10;
const URL_LENGTH_MAX = 2_000;

const webhookSchema = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  createdAt: z.string(),
  answeredAt: z.string().nullable().describe('When the receiver last acknowledged a delivery.'),
  disabledAt: z.string().nullable(),
  disabledReason: z.enum(DISABLED_REASONS).nullable(),
  formerSecretUntil: z
    .string()
    .nullable()
    .describe('Until when deliveries are also signed with the previous secret.'),
});
export type Webhook = z.output<typeof webhookSchema>;

const withSecretSchema = webhookSchema.extend({
  secret: z.string().describe('Secret in the form `whsec_` plus base64. Returned only in this response.'),
});
export type WebhookWithSecret = z.output<typeof withSecretSchema>;

/** States of a delivery: in progress, accepted by the server, or given up. */
export const DELIVERY_STATES = ['pending', 'delivered', 'failed'] as const;

const trySchema = z.object({
  number: z.int(),
  at: z.string(),
  durationMs: z.int(),
  status: z.int().nullable().describe('HTTP status of the response. Null if there was none.'),
  fault: z.string().nullable().describe('Code that explains why there was no response.'),
  answer: z.string().describe('Beginning of the response body.'),
});

const deliverySchema = z.object({
  id: z.string().describe('The `webhook-id` sent to the receiver.'),
  event: z.enum(DELIVERY_EVENTS),
  state: z.enum(DELIVERY_STATES),
  tries: z.int(),
  createdAt: z.string(),
  nextTryAt: z.string().nullable(),
  deliveredAt: z.string().nullable(),
  lastTry: trySchema.nullable(),
});
export type Delivery = z.output<typeof deliverySchema>;

const wholeDeliverySchema = deliverySchema.extend({
  body: z.string().describe('Exact body that was sent.'),
  allTries: z.array(trySchema).describe('Attempts, newest first, at most 100.'),
});
export type WholeDelivery = z.output<typeof wholeDeliverySchema>;

const urlSchema = z.string().trim().min(1, 'Address is required').max(URL_LENGTH_MAX, 'Address is too long');
const eventsSchema = z
  .array(z.enum(WEBHOOK_EVENTS))
  .min(1, 'Choose at least one event')
  .max(WEBHOOK_EVENTS.length)
  .transform((events) => [...new Set(events)]);
const byId = z.object({ id: idSchema });
const byDelivery = z.object({ id: idSchema, deliveryId: idSchema });

export const listWebhooks = endpoint({
  method: 'GET',
  path: '/webhooks',
  feature: 'publishing',
  summary: 'Lists the workspace’s webhooks, oldest first. Admins only.',
  access: 'user',
  response: z.object({ webhooks: z.array(webhookSchema) }),
  refusals: [403],
});

export const createWebhook = endpoint({
  method: 'POST',
  path: '/webhooks',
  feature: 'publishing',
  summary: 'Adds a URL that is notified of events on the public site, signed per Standard Webhooks.',
  access: 'user',
  body: z.object({ url: urlSchema, events: eventsSchema.default([...WEBHOOK_EVENTS]) }),
  status: 201,
  response: withSecretSchema,
  refusals: [403, 422],
});

export const updateWebhook = endpoint({
  method: 'PUT',
  path: '/webhooks/{id}',
  feature: 'publishing',
  summary: 'Updates a webhook or turns it on or off.',
  access: 'user',
  params: byId,
  body: z.object({
    url: urlSchema.optional(),
    events: eventsSchema.optional(),
    isEnabled: z.boolean().optional(),
  }),
  response: webhookSchema,
  refusals: [403, 404, 422],
});

export const removeWebhook = endpoint({
  method: 'DELETE',
  path: '/webhooks/{id}',
  feature: 'publishing',
  summary: 'Removes a webhook with its log.',
  access: 'user',
  params: byId,
  status: 204,
  refusals: [403, 404],
});

export const rotateWebhookSecret = endpoint({
  method: 'POST',
  path: '/webhooks/{id}/rotate-secret',
  feature: 'publishing',
  summary: 'Creates a new secret. The previous one stays valid for a day.',
  access: 'user',
  params: byId,
  response: withSecretSchema,
  refusals: [403, 404],
});

export const testWebhook = endpoint({
  method: 'POST',
  path: '/webhooks/{id}/test',
  feature: 'publishing',
  summary: 'Sends a test event, even to a webhook that is off.',
  access: 'user',
  params: byId,
  status: 202,
  response: deliverySchema,
  refusals: [403, 404, 409],
});

export const listDeliveries = endpoint({
  method: 'GET',
  path: '/webhooks/{id}/deliveries',
  feature: 'publishing',
  summary: 'Lists a webhook’s deliveries of the last 30 days, newest first.',
  access: 'user',
  params: byId,
  query: z.object({
    state: z.enum(DELIVERY_STATES).optional(),
    cursor: z.string().max(100).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(20),
  }),
  response: z.object({ deliveries: z.array(deliverySchema), nextCursor: z.string().nullable() }),
  refusals: [403, 404],
});

export const readDelivery = endpoint({
  method: 'GET',
  path: '/webhooks/{id}/deliveries/{deliveryId}',
  feature: 'publishing',
  summary: 'Reads a delivery with its payload and attempts.',
  access: 'user',
  params: byDelivery,
  response: wholeDeliverySchema,
  refusals: [403, 404],
});

export const redeliver = endpoint({
  method: 'POST',
  path: '/webhooks/{id}/deliveries/{deliveryId}/redeliver',
  feature: 'publishing',
  summary: 'Resends a delivery with the same id and payload.',
  access: 'user',
  params: byDelivery,
  status: 202,
  response: deliverySchema,
  refusals: [403, 404, 409],
});
