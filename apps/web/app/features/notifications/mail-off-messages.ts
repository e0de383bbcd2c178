import { defineMessages } from '../../lib/messages/define-messages.ts';

/** What the page of a mailed link says that turns mails off. */
export const mailOffMessages = defineMessages('mailOffMessages', () => ({
  title: 'Email notifications',
  question: 'Turn these mails off? The bell in the application still shows everything.',
  turnOff: 'Turn mails off',
  turnOn: 'Turn them on again',
  isOff: 'Mails are off. You get no more of them.',
  isOn: 'Mails are on again.',
  linkMissingTitle: 'This link is not whole',
  linkMissing: 'Open it from the mail once more, or turn mails off in the settings.',
  settings: 'Open the settings',
}));
