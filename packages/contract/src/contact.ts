import { z } from 'zod';
import { contactObjection, INQUIRY_TYPES, type ContactField } from './contact/fields.ts';
import { endpoint } from './endpoint.ts';
import { lineSchema } from './text.ts';

/** Maximum body of a contact message, in bytes. */
export const CONTACT_BODY_BYTES_MAX = 32_768;

const accepted = (field: ContactField) =>
  z.string().superRefine((value, context) => {
    const message = contactObjection(field, value);
    if (message !== null) context.addIssue({ code: 'custom', message });
  });

const lineOf = (field: ContactField) => lineSchema(CONTACT_BODY_BYTES_MAX).pipe(accepted(field));

/** Multiline text: line breaks become `\n`, other control characters are removed. */
const messageText = z
  .string()
  .max(CONTACT_BODY_BYTES_MAX)
  .transform((value) =>
    value
      .replaceAll(/\r\n?/g, '\n')
      .replaceAll(/[^\P{Cc}\n\t]+/gu, ' ')
      .trim(),
  )
  .pipe(accepted('message'));

/** A visitor's message to the operator. */
export const contactFormSchema = z.object({
  name: lineOf('name'),
  email: lineOf('email').describe('Address for the reply.'),
  company: lineOf('company').default(''),
  subject: lineOf('subject'),
  message: messageText,
  inquiryType: z.enum(INQUIRY_TYPES).default('general'),
  website: z
    .string()
    .max(1_000)
    .default('')
    .describe(
      'Leave empty. People do not see this field. A message that fills it is stored as likely spam and not emailed.',
    ),
});
export type ContactForm = z.output<typeof contactFormSchema>;

export const sendContactMessage = endpoint({
  method: 'POST',
  path: '/contact',
  feature: 'contact',
  summary:
    'Sends a message to the operator of this installation. It is stored, and emailed if mail is configured. With an `Idempotency-Key`, repeated requests store it once.',
  access: 'public',
  body: contactFormSchema,
  bodyLimit: CONTACT_BODY_BYTES_MAX,
  status: 201,
  response: z.object({ id: z.string(), createdAt: z.string() }),
  refusals: [415, 422],
});

const contactMessageSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  company: z.string().nullable(),
  subject: z.string(),
  message: z.string(),
  inquiryType: z.enum(INQUIRY_TYPES),
  isLikelySpam: z.boolean().describe('Whether the message filled a field that people do not see.'),
  createdAt: z.string(),
  readAt: z.string().nullable(),
  answeredAt: z.string().nullable().describe('When an operator marked it as answered.'),
});
export type ContactMessage = z.output<typeof contactMessageSchema>;

export const listContactMessages = endpoint({
  method: 'GET',
  path: '/contact/messages',
  feature: 'contact',
  summary: 'Lists contact form messages, newest first. Operators only.',
  access: 'operator',
  query: z.object({
    cursor: z.uuid().optional(),
    limit: z.coerce.number().int().min(1).max(100).default(20),
  }),
  response: z.object({
    messages: z.array(contactMessageSchema),
    total: z.int(),
    totalIsEstimate: z.boolean(),
    unread: z
      .int()
      .describe('Number of messages that no operator has read, without likely spam. Counted up to 10,000.'),
    nextCursor: z.string().nullable(),
  }),
});

const byId = z.object({ id: z.string().max(64) });

export const updateContactMessage = endpoint({
  method: 'PUT',
  path: '/contact/messages/{id}',
  feature: 'contact',
  summary: 'Marks a contact message as read or answered, or undoes it. Operators only.',
  access: 'operator',
  params: byId,
  body: z.object({ isRead: z.boolean().optional(), isAnswered: z.boolean().optional() }),
  response: contactMessageSchema,
  refusals: [404],
});

export const deleteContactMessage = endpoint({
  method: 'DELETE',
  path: '/contact/messages/{id}',
  feature: 'contact',
  summary: 'Permanently deletes a contact message. Operators only.',
  access: 'operator',
  params: byId,
  status: 204,
  refusals: [404],
});
