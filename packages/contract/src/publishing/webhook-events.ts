/** What a webhook can be told of. */
export const WEBHOOK_EVENTS = ['content.published', 'content.updated', 'content.unpublished'] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** What a person sends to see whether a webhook works. */
export const TEST_EVENT = 'webhook.test';
/** All that a delivery can be about. */
export const DELIVERY_EVENTS = [...WEBHOOK_EVENTS, TEST_EVENT] as const;
export type DeliveryEvent = (typeof DELIVERY_EVENTS)[number];

/** Why a webhook is told of nothing: a person wanted so, its server said that it is gone, or it failed for a day. */
export const DISABLED_REASONS = ['person', 'gone', 'failing'] as const;
export type DisabledReason = (typeof DISABLED_REASONS)[number];
