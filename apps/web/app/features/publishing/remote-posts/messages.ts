import type { RemotePost } from '@pagewright/contract/publishing/connections';
import { defineMessages } from '../../../lib/messages/define-messages.ts';

const STATES: Readonly<Record<RemotePost['state'], string>> = {
  none: 'Not published',
  sending: 'Sending',
  published: 'Published',
  outdated: 'Newer version here',
  unpublished: 'Taken down',
  failed: 'Failed',
};

/** Texts about an item on other sites. */
export const remotePostMessages = defineMessages('remotePostMessages', {
  button: 'Publish to…',
  buttonFailed: 'Publish to… (failed)',
  title: 'Publish to other sites',
  help: 'Sends the last saved version. Later changes are sent the next time you save.',
  loading: 'Loading...',
  failed: 'The item’s status on other sites could not be loaded',
  retry: 'Retry',
  emptyTitle: 'No other sites yet',
  emptyText:
    'To publish on your Pagewright site, set the article’s status to Published and save. For WordPress or Ghost, connect the site in Settings → Publishing.',
  toSettings: 'Open settings',
  state: (state: RemotePost['state']) => STATES[state],
  attempt: (failures: number, problem: string | null) =>
    `Attempt ${failures} failed${problem === null ? '.' : `: ${problem}`} We will try again automatically.`,
  sentAt: (when: string) => `Sent ${when}`,
  open: 'Open',
  openAt: (name: string) => `Open on ${name}`,
  publish: 'Publish',
  update: 'Update',
  tryAgain: 'Try again',
  takeDown: 'Take down',
  actionOn: (action: string, name: string) => `${action} on ${name}`,
  takeDownTitle: 'Take the item down?',
  takeDownText: (name: string) =>
    `On ${name}, it becomes a draft that readers cannot see. You can publish it there again at any time.`,
  cancel: 'Cancel',
});
