import type { InquiryType } from '@pagewright/contract/contact/fields';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { generatedId } from './columns.ts';
import { createdAt, instant } from './moments.ts';

/** What visitors wrote to the operator with the contact form; of where they sent it from nothing is kept. */
export const contactMessage = pgTable(
  'contact_message',
  {
    id: generatedId(),
    /** SHA-256 of what names the sending, hexadecimal: a second message with it is not written. */
    key: text('key').notNull().unique(),
    /** SHA-256 of all that was written, hexadecimal: the key must not come with another text. */
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
