import { defineMessages } from '../../../lib/messages/define-messages.ts';

/** What asks again who somebody is. */
export const proofMessages = defineMessages('proofMessages', {
  title: 'Confirm that it is you',
  passwordText: 'This can do harm, so please enter your password again.',
  codeText: 'This can do harm, so please enter a code of your authenticator app, or a recovery code.',
  password: 'Password',
  code: 'Code',
  confirm: 'Confirm',
  cancel: 'Cancel',
  close: 'Close',
  required: 'This field is required',
});
