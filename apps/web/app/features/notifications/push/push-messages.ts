import { defineMessages } from '../../../lib/messages/define-messages.ts';

/** What the settings say of push notifications in this browser. */
export const pushMessages = defineMessages('pushMessages', (format) => ({
  title: 'This browser',
  loading: 'Asking this browser…',
  off: 'It can show your notifications even while Pagewright is closed, until you sign out.',
  on: 'It shows your notifications even while Pagewright is closed, until you sign out.',
  notWanted: 'Push notifications are turned off above: nothing is shown until they are turned on there.',
  denied:
    'This browser was told not to show notifications of Pagewright. Allow them in its settings for this site; this page then offers to turn them on.',
  unsupported:
    'This browser cannot show push notifications here. On an iPhone or iPad, add Pagewright to the home screen first; elsewhere, open it by https in a current browser.',
  unavailable:
    'This server cannot push now: the key that it needs cannot be opened. Ask whoever runs it to bring the former SECRETS_KEY back.',
  notAnswered: 'Nothing was changed: the question of the browser was not answered with yes.',
  serviceAway:
    'The push service of this browser cannot be reached. See that the network and the browser allow it, then try again.',
  turnOn: 'Turn on in this browser',
  turnOff: 'Turn off in this browser',
  others: (count: number) =>
    format.plural(count, {
      one: 'It is turned on in # other browser.',
      other: 'It is turned on in # other browsers.',
    }),
  retry: 'Try again',
  loadFailed: 'Push notifications could not be looked up',
}));
