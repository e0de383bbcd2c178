/** The sentences in English. */
export const english = {
  notFound: 'This report was not found. It may have been removed.',
  forbidden: 'Only its author and admins can change or share this report.',
  oneSource: 'Choose an analysis or a site to make the report from.',
  noReportOf: 'No report can be made from this type of analysis.',
  olderRun: 'This analysis has an older format. Run it again to make a report from it.',
  notJudged: 'This site has not been crawled yet. Wait until the crawl ends.',
  tooMany: (most: number) => `A workspace keeps at most ${most} reports. Remove some first.`,
  tooManyLinks: (most: number) => `A report has at most ${most} working links. Revoke some first.`,
  noLink: 'This link was not found.',
  removedTooLongAgo: 'This report was not found. Removed reports can be restored for 30 days.',

  goneTitle: 'This link no longer works',
  gone: 'The report may have been withdrawn, or its link has expired. Ask the person who sent it to you for a new one.',
  lockedTitle: 'This report is protected',
  locked: 'Enter the password that came with the link.',
  password: 'Password',
  open: 'Open report',
  wrongPassword: 'This password is not right. Try again.',
  tooManyTries: (minutes: number) =>
    `Too many wrong passwords. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  failedTitle: 'The report could not be shown',
  failed: 'Please try again in a moment.',
  tooManyRecipients: 'Too many new email addresses today. Try again tomorrow.',
  mailSubject: (title: string) => `Your report: ${title}`,
  mailOpening: (workspace: string, title: string, day: string) =>
    `${workspace} sends you the report “${title}”, with data from ${day}.`,
  mailPoints: 'Main points',
  mailLink: (days: number) => `The link works for ${days} days, without an account.`,
  mailOff: (workspace: string, address: string) =>
    `You get this email because ${workspace} added your address. Turn these emails off: ${address}`,
  mailsTitle: 'Emails with this report',
  mailsQuestion: 'You get this report by email. Turn these emails off?',
  mailsAreOff: 'You no longer get this report by email.',
  mailsOff: 'Turn off',
  mailsOn: 'Turn on again',
  mailsUnknown: 'This link is not valid, or the report is no longer sent.',
};

/** What each language says. */
export type ReportsSentences = typeof english;
