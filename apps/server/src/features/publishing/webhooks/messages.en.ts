/** The sentences in English. */
export const english = {
  adminsOnly: 'Only workspace admins can see and change webhooks.',
  notFound: 'This webhook does not exist.',
  deliveryNotFound: 'This delivery does not exist. Deliveries are kept for 30 days.',
  tooMany: (most: number): string => `A workspace can have ${most} webhooks. Remove one you no longer need.`,
  severalHere:
    'This workspace has several webhooks. Remove the ones you no longer need under Publishing → Webhooks.',
  onItsWay: 'This delivery is already in progress. Wait for the result, then send it again.',
  switchedOff: 'This webhook is turned off. Turn it on, then send the delivery again.',
  wrongCursor: 'This page of the list is no longer valid. Load the list again.',
};

/** What each language says. */
export type WebhookSentences = typeof english;
