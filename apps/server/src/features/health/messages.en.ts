/** Messages in English. */
export const english = {
  untried: 'not used since this server started',
  answered: 'answered the last request',
  failed: (fault: string) => `failed the last request: ${fault.replaceAll('_', ' ')}`,
  addresses: {
    confirmed: 'addresses are confirmed by mail',
    notAsked: 'addresses are not confirmed: VERIFY_ADDRESSES is off',
    noMail: 'no mail server is set up: mail waits in the outbox, and addresses are not confirmed',
  },
  notReady: {
    sentence: 'This server is not ready to take requests.',
    starting: 'it is starting',
    stopping: 'it is stopping',
    database: 'the database does not answer',
    schema: 'the database does not have the schema of this version yet',
    jobs: 'its background jobs are not running',
  },
  noFailedWork: 'This job no longer exists, or it did not fail.',
  notSet: {
    model: 'no language model is set up, so the built-in engine is used',
    search: 'no search source is set up',
  },
};

/** Shape of the messages in each language. */
export type HealthSentences = typeof english;
