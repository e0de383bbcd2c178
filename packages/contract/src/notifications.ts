import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idSchema } from './text.ts';

export const NOTIFICATION_KINDS = [
  'published',
  'publish_failed',
  'sources_missing',
  'published_late',
  'usage_near',
  'usage_reached',
  'webhook_disabled',
  'search_pull_failed',
  'alert',
  'search_fell',
  'event_due',
  'review_asked',
  'review_approved',
  'review_returned',
  'review_commented',
  'invited',
  'joined',
  'made_admin',
  'made_member',
  'plan_ending',
  'refund_asked',
  'refund_declined',
  'payment_mismatched',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

const notificationSchema = z.object({
  id: z.string(),
  kind: z.enum(NOTIFICATION_KINDS),
  title: z.string().describe('Title of the related object.'),
  link: z.string().nullable().describe('Link to a screen of the application, or a public URL.'),
  reason: z.string().nullable().describe('Error code, for a failure.'),
  text: z.string().nullable().describe('Additional text, such as a post that is due.'),
  createdAt: z.string(),
  readAt: z.string().nullable(),
});
export type Notification = z.output<typeof notificationSchema>;

/** What the link in an email turns off, by its name in the settings. */
export const MAIL_SWITCHES = ['emailNotifications', 'weeklyReport'] as const;
export type MailSwitch = (typeof MAIL_SWITCHES)[number];

export const listNotifications = endpoint({
  method: 'GET',
  path: '/notifications',
  feature: 'notifications',
  summary: 'Lists your notifications, newest first, with the unread count.',
  access: 'user',
  query: z.object({
    cursor: z.string().max(100).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(20),
  }),
  response: z.object({
    notifications: z.array(notificationSchema),
    unread: z.int(),
    nextCursor: z.string().nullable(),
  }),
});

/** The data of a `news` event. */
export const notificationNewsSchema = z.object({
  notifications: z
    .array(notificationSchema)
    .describe('Notifications since the previous event, oldest first.'),
  unread: z.int(),
});
export type NotificationNews = z.output<typeof notificationNewsSchema>;

export const streamNotifications = endpoint({
  method: 'GET',
  path: '/notifications/stream',
  feature: 'notifications',
  summary:
    'Streams your notifications as events: `news` with the unread count, then with each new notification; `runs` with your runs, then whenever one of them gets further. Send the last event’s id as `Last-Event-ID` to resume. Ends when the token expires.',
  access: 'user',
  produces: 'text/event-stream',
});

export const markNotificationsRead = endpoint({
  method: 'POST',
  path: '/notifications/read',
  feature: 'notifications',
  summary: 'Marks notifications as read; all of them if no ids are given.',
  access: 'user',
  body: z.object({ ids: z.array(idSchema).max(100).optional() }),
  response: z.object({ unread: z.int() }),
});

export const switchMail = endpoint({
  method: 'POST',
  path: '/notifications/mail',
  feature: 'notifications',
  summary: 'Turns emails off or on with the token from an email’s link.',
  access: 'public',
  body: z.object({ token: z.string().max(300), isOn: z.boolean() }),
  bodyLimit: 2_048,
  response: z.object({ what: z.enum(MAIL_SWITCHES), isOn: z.boolean() }),
  refusals: [404],
});

/** Length of a P-256 point and of 16 bytes in base64url, as browsers send them. */
const PUBLIC_KEY_LENGTH = 87;
const AUTH_SECRET_LENGTH = 22;
const base64url = (length: number) =>
  z
    .string()
    .length(length)
    .regex(/^[\w-]+$/);
const browserIdSchema = z.string().regex(/^[\w-]{1,64}$/);

export const readPush = endpoint({
  method: 'GET',
  path: '/notifications/push',
  feature: 'notifications',
  summary: 'Reads the push settings a browser needs, and your subscribed browsers.',
  access: 'user',
  response: z.object({
    publicKey: z
      .string()
      .nullable()
      .describe('VAPID public key of this installation. Null if its private key is lost.'),
    browsers: z.array(z.string()).describe('SHA-256 hash of each endpoint, in base64url.'),
  }),
});

export const keepBrowser = endpoint({
  method: 'PUT',
  path: '/notifications/push',
  feature: 'notifications',
  summary: 'Subscribes a browser to your push notifications until you sign out in it.',
  access: 'user',
  bodyLimit: 4_096,
  body: z.object({
    endpoint: z.string().max(2_000).describe('URL at the browser’s push service.'),
    keys: z.object({ p256dh: base64url(PUBLIC_KEY_LENGTH), auth: base64url(AUTH_SECRET_LENGTH) }),
  }),
  response: z.object({ id: z.string() }),
  refusals: [409, 422],
});

export const forgetBrowser = endpoint({
  method: 'DELETE',
  path: '/notifications/push/{id}',
  feature: 'notifications',
  summary: 'Unsubscribes one of your browsers from push notifications.',
  access: 'user',
  params: z.object({ id: browserIdSchema }),
  status: 204,
  refusals: [404],
});
