import { defineMessages } from '../../../lib/messages/define-messages.ts';

/** Texts of the push notification settings. */
export const pushMessages = defineMessages('pushMessages', (format) => ({
  title: 'This browser',
  loading: 'Asking this browser…',
  off: 'It can show your notifications even while Pagewright is closed, until you sign out.',
  on: 'It shows your notifications even while Pagewright is closed, until you sign out.',
  notWanted: 'Push notifications are turned off above. Nothing is shown until you turn them on there.',
  denied:
    'This browser blocks notifications from Pagewright. Allow them for this site in the browser settings, then turn them on here.',
  unsupported:
    'This browser cannot show push notifications here. On an iPhone or iPad, add Pagewright to the home screen first; elsewhere, open it over https in a current browser.',
  unavailable:
    'This server cannot send push notifications because its key cannot be decrypted. Ask its operator to restore the previous SECRETS_KEY.',
  notAnswered: 'Nothing was changed because the browser’s permission prompt was not accepted.',
  serviceAway:
    'The push service of this browser cannot be reached. Check that the network and the browser allow it, then try again.',
  turnOn: 'Turn on in this browser',
  turnOff: 'Turn off in this browser',
  others: (count: number) =>
    format.plural(count, {
      one: 'It is turned on in # other browser.',
      other: 'It is turned on in # other browsers.',
    }),
  retry: 'Try again',
  loadFailed: 'Push notification settings could not be loaded',
}));
