import type { PARTNER_SIGNS } from '@pagewright/contract/advanced';
import { defineMessages } from '../../../../lib/messages/define-messages.ts';

const signs: Readonly<Record<`sign_${(typeof PARTNER_SIGNS)[number]}`, string>> = {
  sign_guest_posts: 'takes guest posts',
  sign_republishing: 'republishes or syndicates',
  sign_contributors: 'takes contributors',
  sign_open_licence: 'open licence',
};

/** What the results of content promotion say. */
export const promotionMessages = defineMessages('promotionMessages', (format) => ({
  ...signs,
  variant: (number: number) => `Variant ${format.number(number)}`,
  from_title: 'opens with the title',
  from_question: 'opens with a question of the text',
  from_claim: 'opens with a sentence of the text',
  counted: (length: number, limit: number, platform: string) =>
    `${format.number(length)} of ${format.number(limit)} characters, as ${platform} counts`,
  fold: (fold: number) => `…see more (hidden after about ${format.number(fold)} characters)`,
  noFold: 'All of it is shown.',
  claims: 'Sentences of the text that it holds',
  claimsOfDraft: 'Sentences of the text that it was worded from',
  noClaims: 'It quotes no sentence of the text.',
  none: 'The text has no title and no sentence that could stand in a post.',
  copy: 'Copy',
  copied: 'Copied.',
  schedule: 'Add to calendar',
  scheduleTitle: (platform: string) => `Plan this ${platform} post`,
  when: 'Date and time',
  zone: (zone: string) => `By the clock of ${zone}. At its time you are reminded, with the text to post.`,
  save: 'Add to calendar',
  cancel: 'Cancel',
  close: 'Close',
  past: 'Choose a time that is still to come',
  scheduled: 'The post is in the calendar.',
  open: 'Open calendar',
  scheduleFailed: 'The post could not be added',
  untitledPost: 'Post',

  partners: 'Sites that take, or pass on, articles of others',
  noPartners: 'No page that was looked at says so.',
  looked: (count: number) => format.plural(count, { one: '# page looked at', other: '# pages looked at' }),
  relevance: 'Relevance to the topic',
  readOn: (moment: string) => `read ${format.dateTime(moment)}`,
  leftOut: 'Pages that could not be read',
}));
