/** Texts of emails about accounts in English. */
export const english = {
  hello: (name: string) => `Hello ${name},`,
  reset: {
    subject: 'Choose a new password for Pagewright',
    what: 'Someone requested a new password for your account. Open this link within one hour to choose one:',
    button: 'Choose a new password',
    once: 'The link works once, and only until another one is requested. If this was not you, ignore this email. Your password will not change.',
  },
  kept: {
    subject: 'Your Pagewright account was kept',
    what: 'You asked us to delete your account. You have signed in since, so we kept it. Nothing was removed.',
    ifNot: 'If it was not you who signed in, choose a new password and check your sessions:',
    button: 'Check your sessions',
  },
  welcome: {
    subject: 'Welcome to Pagewright',
    subjectVerify: 'Welcome to Pagewright: confirm your email address',
    what: 'Your account is ready. Start with a keyword. Pagewright researches it, writes a brief with you, scores your text, and publishes it.',
    begin: 'Start here:',
    button: 'Open Pagewright',
  },
  verify: {
    subject: 'Confirm your email address for Pagewright',
    what: (hours: number) =>
      `Open this link within ${hours} hours, in any browser where you are signed in, to confirm your address:`,
    button: 'Confirm email address',
    ifNot:
      'If you did not create this account, do not confirm it. You can ignore this email, or take over the account with “Forgot password”. We will then show you everything that was set up before, and nobody else can get in.',
  },
};

/** The texts every language provides. */
export type AccountMailSentences = typeof english;
