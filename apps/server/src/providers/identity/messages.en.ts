/** The mails about accounts in English. */
export const english = {
  hello: (name: string) => `Hello ${name},`,
  reset: {
    subject: 'Choose a new password for Pagewright',
    what: 'Somebody asked for a new password for your account. Open this link within one hour to choose one:',
    button: 'Choose a new password',
    once: 'The link works once, and only until another one is requested. If it was not you, ignore this mail: your password stays as it is.',
  },
  kept: {
    subject: 'Your Pagewright account stays',
    what: 'You asked us to delete your account. You have signed in since, so it stays as it is, and nothing of it was removed.',
    ifNot: 'If it was not you who signed in, choose a new password and look at your sessions:',
    button: 'Look at your sessions',
  },
  welcome: {
    subject: 'Welcome to Pagewright',
    subjectVerify: 'Welcome to Pagewright: confirm your email address',
    what: 'Your account is ready. Start with a keyword: Pagewright researches it, writes the brief with you, scores the text, and publishes it.',
    begin: 'Begin here:',
    button: 'Open Pagewright',
  },
  verify: {
    subject: 'Confirm your email address for Pagewright',
    what: (hours: number) =>
      `Open this link within ${hours} hours, in any browser that you are signed in with, to confirm that this is your address:`,
    button: 'Confirm email address',
    ifNot:
      'If you did not make this account, do not confirm it. You can ignore this mail, or take the account over with “Forgot password”: everything that was set up before is then shown to you, and nobody else gets in.',
  },
};

/** What each language says. */
export type AccountMailSentences = typeof english;
