/** Events that a webhook can subscribe to. */
export const WEBHOOK_EVENTS = ['content.published', 'content.updated', 'content.unpublished'] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** The event that a user sends to test a webhook. */
export const TEST_EVENT = 'webhook.test';
/** All events that a delivery can carry. */
export const DELIVERY_EVENTS = [...WEBHOOK_EVENTS, TEST_EVENT] as const;
export type DeliveryEvent = (typeof DELIVERY_EVENTS)[number];

/** Why a webhook is disabled: a user disabled it, its server responded that it is gone, or it failed for a day. */
export const DISABLED_REASONS = ['person', 'gone', 'failing'] as const;
export type DisabledReason = (typeof DISABLED_REASONS)[number];
