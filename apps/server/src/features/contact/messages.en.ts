import type { ContactMessage } from '@pagewright/contract/contact';
import type { InquiryType } from '@pagewright/contract/contact/fields';

/** The fields of a message that its mail includes. */
export type ContactMail = Pick<
  ContactMessage,
  'name' | 'email' | 'company' | 'subject' | 'message' | 'inquiryType'
>;

const TYPES: Readonly<Record<InquiryType, string>> = {
  general: 'General',
  sales: 'Sales',
  support: 'Support',
  partnership: 'Partnership',
};

/** Messages in English. */
export const english = {
  tooMany: 'You have sent several messages in a short time. Wait a while and try again.',
  mailSubject: (type: InquiryType, subject: string) => `Contact form (${TYPES[type]}): ${subject}`,
  mailText: ({ name, email, company, subject, message, inquiryType }: ContactMail, link: string) =>
    [
      `From: ${name}${company === null ? '' : `, ${company}`}`,
      `Reply to: ${email}`,
      `About: ${TYPES[inquiryType]}`,
      `Subject: ${subject}`,
      '',
      message,
      '',
      `Mark it as answered or delete it: ${link}`,
    ].join('\n'),
};

/** Shape of the messages in each language. */
export type ContactSentences = typeof english;
