import { defineMessages } from '../../../lib/messages/define-messages.ts';

/** Texts of identity confirmation. */
export const proofMessages = defineMessages('proofMessages', {
  title: 'Confirm it’s you',
  passwordText: 'This is a sensitive action. Enter your password again.',
  codeText: 'This is a sensitive action. Enter a code from your authenticator app, or a recovery code.',
  password: 'Password',
  code: 'Code',
  confirm: 'Confirm',
  cancel: 'Cancel',
  close: 'Close',
  required: 'This field is required',
});
