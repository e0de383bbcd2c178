import type { InquiryType } from '@pagewright/contract/contact/fields';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { generatedId } from './columns.ts';
import { createdAt, instant } from './moments.ts';

/** Messages that visitors sent to the operator through the contact form; nothing about their origin is stored. */
export const contactMessage = pgTable(
  'contact_message',
  {
    id: generatedId(),
    /** SHA-256 of the submission's key, hexadecimal: a second message with it is not stored. */
    key: text('key').notNull().unique(),
    /** SHA-256 of the whole message, hexadecimal: the key must not be reused with another text. */
    digest: text('digest').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    company: text('company'),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    inquiryType: text('inquiry_type').$type<InquiryType>().notNull(),
    isLikelySpam: boolean('is_likely_spam').notNull(),
    createdAt: createdAt(),
    readAt: instant('read_at'),
    answeredAt: instant('answered_at'),
  },
  (table) => [
    index('contact_message_newest').on(table.createdAt, table.id),
    index('contact_message_unread')
      .on(table.createdAt)
      .where(sql`read_at is null and not is_likely_spam`),
  ],
);
