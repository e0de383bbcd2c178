/** The sentences in English. */
export const english = {
  untried: 'not tried yet since this server started',
  answered: 'answered when it was asked last',
  failed: (fault: string) => `failed when it was asked last: ${fault.replaceAll('_', ' ')}`,
  addresses: {
    confirmed: 'addresses are confirmed by mail',
    notAsked: 'addresses are not confirmed: VERIFY_ADDRESSES is off',
    noMail: 'no mail server is set up: mail waits in the outbox, and addresses are not confirmed',
  },
  notReady: {
    sentence: 'This server cannot take calls now.',
    starting: 'it is starting',
    stopping: 'it is stopping',
    database: 'the database does not answer',
    schema: 'the database does not have the schema of this version yet',
    jobs: 'its background jobs are not running',
  },
  noFailedWork: 'This work is not there any more, or it did not fail.',
  notSet: {
    model: 'no language model is set up: the built-in engine does the writing',
    search: 'no search source is set up',
  },
};

/** What each language says. */
export type HealthSentences = typeof english;
