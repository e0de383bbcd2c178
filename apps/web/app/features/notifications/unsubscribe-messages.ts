import { defineMessages } from '../../lib/messages/define-messages.ts';

/** Texts of the unsubscribe page. */
export const mailOffMessages = defineMessages('mailOffMessages', () => ({
  title: 'Email notifications',
  question: 'Turn off these emails? The bell in the app still shows everything.',
  turnOff: 'Turn off emails',
  turnOn: 'Turn them back on',
  isOff: 'Emails are off. You will not get any more.',
  isOn: 'Emails are back on.',
  linkMissingTitle: 'This link is incomplete',
  linkMissing: 'Open it from the email again, or turn off emails in your settings.',
  settings: 'Open the settings',
}));
