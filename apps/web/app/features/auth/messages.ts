import { defineMessages } from '../../lib/messages/define-messages.ts';

/** The titles of the screens of signing in. */
export const authTitleMessages = defineMessages('authTitleMessages', {
  signIn: 'Sign in',
  signUp: 'Create your account',
  forgotPassword: 'Forgot your password?',
  resetPassword: 'Choose a new password',
});

/** What the forms of signing in say. */
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
  idleIntro: 'You were signed out because nothing was done for a while. Nothing that was saved is lost.',
  code: 'Code',
  otherAccount: 'Use another account',
  codeIntro: 'Enter the code of your authenticator app, or one of your recovery codes.',
  signUpIntro: 'Write, score and publish. No card, and no key of any other service.',
  forgotIntro: 'Tell us your address. If it has an account, we send a link to choose a new password.',
  resetIntro: 'You will be signed out everywhere and sign in with the new password.',
  sendLink: 'Send the link',
  sentTitle: 'Check your mail',
  sent: (email: string) => `If ${email} has an account, a link is on its way. It works once, for one hour.`,
  sendAgain: 'Send it again',
  savePassword: 'Save new password',
  passwordSaved: 'Your password was changed. Sign in with the new one.',
  linkMissingTitle: 'This link is not whole',
  linkMissing: 'The address holds no token. Open the link from the mail again, or ask for a new one.',
  askAgain: 'Ask for a new link',
  ruleLength: (count: number) => `${count} characters or more`,
  ruleUpper: 'An uppercase letter',
  ruleLower: 'A lowercase letter',
  ruleDigit: 'A number',
  ruleSpecial: 'A special character',
  rules: 'What it needs',
  ruleMet: 'met',
  ruleOpen: 'not met yet',
  promise: 'Every point of the score, explained.',
  promiseText:
    'See what would gain the most, on which evidence, as you type. Nothing invented, nothing lost: each save is a revision.',
});
