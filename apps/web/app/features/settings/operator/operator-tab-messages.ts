import type { InquiryType } from '@pagewright/contract/contact/fields';
import type { LanguagePackUse } from '@pagewright/contract/settings';
import { defineMessages } from '../../../lib/messages/define-messages.ts';

const TYPES: Readonly<Record<InquiryType, string>> = {
  general: 'General',
  sales: 'Sales',
  support: 'Support',
  partnership: 'Partnership',
};

const PACK_USES: Readonly<Record<LanguagePackUse, string>> = {
  clusters: 'keyword clusters',
  questions: 'merging questions',
  outlines: 'grouping headings in outlines',
  duel: 'passage duels',
};

/** Settings texts for operators of the installation. */
export const operatorTabMessages = defineMessages('operatorTabMessages', (format) => ({
  contact: 'Contact messages',
  contactHelp: 'Messages from the contact form. Only operators see this.',
  unread: (count: number) => `${format.plural(count, { one: '# message is', other: '# messages are' })} new.`,
  loading: 'Loading',
  retry: 'Retry',
  more: 'Show more',
  noMessages: 'No messages yet.',
  messagesFailed: 'Failed to load contact messages',
  type: (type: InquiryType) => TYPES[type],
  new: 'New',
  answered: 'Answered',
  likelySpam: 'Likely spam',
  from: (name: string, company: string | null, when: string) =>
    `${name}${company === null ? '' : `, ${company}`} · ${when}`,
  answerTo: (email: string) => `Reply to ${email}`,
  markAnswered: 'Mark as answered',
  markNotAnswered: 'Mark as not answered',
  markUnread: 'Mark as new',
  delete: 'Delete',
  deleteTitle: (subject: string) => `Delete “${subject}”?`,
  deleteText: (name: string) =>
    `The message from ${name} will be deleted permanently. This cannot be undone.`,
  deleted: 'The message was deleted',
  cancel: 'Cancel',
  outbox: 'Outbox',
  outboxHelp: 'All emails from this installation. If no mail server is set up, they stay here.',
  noMails: 'No emails yet.',
  mailsFailed: 'Failed to load emails',
  blanked: 'The content of this email is no longer stored: it was sent, or its link was used or has expired.',
  keptHere: 'Not sent',
  sent: 'Sent',
  to: (recipient: string, when: string) => `To ${recipient} · ${when}`,
  languagePack: 'Language pack',
  languagePackHelp:
    'An optional model for English that finds synonyms: it groups “cheap flights” with “low cost airfare”. It runs on this server and sends nothing anywhere. Everything works without it.',
  packInstalled: 'Installed',
  packMissing: 'Not installed',
  packVersion: (version: string, megabytes: number) => `Version ${version}, ${format.number(megabytes)} MB`,
  packProblem: (reason: string) => `It is not being used right now: ${reason}`,
  packUses: (uses: readonly LanguagePackUse[]) =>
    `Used for: ${format.list(uses.map((use) => PACK_USES[use]))}. Never used for the score.`,
  packInstall: 'To install it, run this on the server:',
  packRemove: 'To remove it, run this on the server:',
  payments: 'Orders and refunds are in Billing',
}));
