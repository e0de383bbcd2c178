import { defineMessages } from '../../lib/messages/define-messages.ts';

/** Titles of the sign-in screens. */
export const authTitleMessages = defineMessages('authTitleMessages', {
  signIn: 'Sign in',
  signUp: 'Create your account',
  forgotPassword: 'Forgot your password?',
  resetPassword: 'Choose a new password',
});

/** Texts of the sign-in forms. */
export const authMessages = defineMessages('authMessages', {
  email: 'Email address',
  password: 'Password',
  newPassword: 'New password',
  name: 'Full name',
  signIn: 'Sign in',
  signUp: 'Create account',
  forgot: 'Forgot password?',
  noAccount: 'New here?',
  createAccount: 'Create an account',
  haveAccount: 'Already have an account?',
  backToSignIn: 'Back to sign in',
  signInIntro: 'Welcome back. Your drafts are where you left them.',
  idleIntro: 'You were signed out after a period of inactivity. Everything you saved is safe.',
  code: 'Code',
  otherAccount: 'Use another account',
  codeIntro: 'Enter the code from your authenticator app, or one of your recovery codes.',
  signUpIntro: 'Write, score, and publish. No credit card and no API keys needed.',
  forgotIntro:
    'Enter your email address. If it has an account, we will send you a link to choose a new password.',
  resetIntro: 'You will be signed out everywhere. Then sign in with the new password.',
  sendLink: 'Send the link',
  sentTitle: 'Check your email',
  sent: (email: string) =>
    `If ${email} has an account, a link is on its way. It works once and expires in one hour.`,
  sendAgain: 'Send it again',
  savePassword: 'Save new password',
  passwordSaved: 'Your password was changed. Sign in with the new one.',
  linkMissingTitle: 'This link is incomplete',
  linkMissing: 'The address is missing its token. Open the link from the email again, or request a new one.',
  askAgain: 'Request a new link',
  ruleLength: (count: number) => `${count} characters or more`,
  ruleUpper: 'An uppercase letter',
  ruleLower: 'A lowercase letter',
  ruleDigit: 'A number',
  ruleSpecial: 'A special character',
  rules: 'Password requirements',
  ruleMet: 'met',
  ruleOpen: 'not met yet',
  promise: 'Every point of the score, explained.',
  promiseText:
    'See what would raise your score most, and the evidence for it, as you type. Nothing is made up, and nothing is lost: every save is a revision.',
});
