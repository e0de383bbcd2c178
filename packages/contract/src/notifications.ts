import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idSchema } from './text.ts';

export const NOTIFICATION_KINDS = [
  'published',
  'publish_failed',
  'published_late',
  'usage_near',
  'usage_reached',
  'webhook_disabled',
  'event_due',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

const notificationSchema = z.object({
  id: z.string(),
  kind: z.enum(NOTIFICATION_KINDS),
  title: z.string().describe('Title of the thing that it is about.'),
  link: z.string().nullable().describe('Where to go in the application, or a public address.'),
  reason: z.string().nullable().describe('Code of the refusal, for a failure.'),
  text: z.string().nullable().describe('What it brings along, such as a post that is due.'),
  createdAt: z.string(),
  readAt: z.string().nullable(),
});
export type Notification = z.output<typeof notificationSchema>;

export const listNotifications = endpoint({
  method: 'GET',
  path: '/notifications',
  feature: 'notifications',
  summary: 'Lists my notifications, newest first, with the number unread.',
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

export const markNotificationsRead = endpoint({
  method: 'POST',
  path: '/notifications/read',
  feature: 'notifications',
  summary: 'Marks notifications as read; all of them where no ids are given.',
  access: 'user',
  body: z.object({ ids: z.array(idSchema).max(100).optional() }),
  response: z.object({ unread: z.int() }),
});
