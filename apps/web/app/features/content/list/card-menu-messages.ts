import { defineMessages } from '../../../lib/messages/define-messages.ts';

/** What the menu of an item says, which is loaded with it. */
export const cardMenuMessages = defineMessages({
  en: {
    publish: 'Publish',
    unpublish: 'Unpublish',
    viewPage: 'View page',
    readers: 'Readers',
    publishedNow: (title: string) => `${title} is published.`,
    unpublishedNow: (title: string) => `${title} is no longer public.`,
    publishFailed: 'The item could not be published',
    unpublishFailed: 'The item could not be taken off the site',
    exportAs: 'Export as',
    otherSites: 'Other sites',
  },
});
