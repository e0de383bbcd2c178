import { defineMessages } from '../../../lib/messages/define-messages.ts';

/** Texts of the item menu, loaded with it. */
export const cardMenuMessages = defineMessages('cardMenuMessages', {
  publish: 'Publish',
  unpublish: 'Unpublish',
  viewPage: 'View page',
  readers: 'Readers',
  searchFigures: 'Search figures',
  publishedNow: (title: string) => `${title} is published.`,
  unpublishedNow: (title: string) => `${title} is no longer public.`,
  publishFailed: (reason: string) => `The item could not be published: ${reason}`,
  unpublishFailed: (reason: string) => `The item could not be unpublished: ${reason}`,
  exportAs: 'Export as',
  otherSites: 'Other sites',
});
