import type { PARTNER_SIGNS } from '@pagewright/contract/advanced';
import { defineMessages } from '../../../../lib/messages/define-messages.ts';

const signs: Readonly<Record<`sign_${(typeof PARTNER_SIGNS)[number]}`, string>> = {
  sign_guest_posts: 'accepts guest posts',
  sign_republishing: 'republishes or syndicates',
  sign_contributors: 'accepts contributors',
  sign_open_licence: 'open license',
};

/** Texts of the content promotion results. */
export const promotionMessages = defineMessages('promotionMessages', (format) => ({
  ...signs,
  variant: (number: number) => `Variant ${format.number(number)}`,
  from_title: 'opens with the title',
  from_question: 'opens with a question from the text',
  from_claim: 'opens with a sentence from the text',
  counted: (length: number, limit: number, platform: string) =>
    `${format.number(length)} of ${format.number(limit)} characters, as ${platform} counts`,
  fold: (fold: number) => `…see more (hidden after about ${format.number(fold)} characters)`,
  noFold: 'The whole post is shown.',
  claims: 'Sentences quoted from the text',
  claimsOfDraft: 'Sentences it is based on',
  noClaims: 'It quotes no sentence from the text.',
  none: 'The text has no title and no sentence that works as a post.',
  copy: 'Copy',
  copied: 'Copied.',
  schedule: 'Add to calendar',
  scheduleTitle: (platform: string) => `Plan this ${platform} post`,
  when: 'Date and time',
  zone: (zone: string) => `Time zone: ${zone}. You will get a reminder with the text to post.`,
  save: 'Add to calendar',
  cancel: 'Cancel',
  close: 'Close',
  past: 'Choose a time in the future',
  scheduled: 'The post is in the calendar.',
  open: 'Open calendar',
  scheduleFailed: 'The post could not be added',
  untitledPost: 'Post',

  partners: 'Sites that accept or republish articles by others',
  noPartners: 'None of the pages checked says so.',
  looked: (count: number) => format.plural(count, { one: '# page checked', other: '# pages checked' }),
  pagesRead: 'Pages read',
  readOfSite: (site: string, count: number) =>
    `${site}: ${format.plural(count, { one: '# page read.', other: '# pages read.' })}`,
  onlyThese: 'Other pages of these sites were not read, so nothing is said about them.',
  relevance: 'Relevance to the topic',
  readOn: (moment: string) => `read ${format.dateTime(moment)}`,
  leftOut: 'Pages that could not be read',
}));
