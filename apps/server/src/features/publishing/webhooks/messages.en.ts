/** The sentences in English. */
export const english = {
  adminsOnly: 'Only admins of this workspace may see and change its webhooks.',
  notFound: 'There is no such webhook.',
  deliveryNotFound: 'There is no such delivery. Deliveries are kept for 30 days.',
  tooMany: (most: number): string =>
    `A workspace can have ${most} webhooks. Remove one that is no longer needed.`,
  severalHere:
    'This workspace has several webhooks. Remove the ones you no longer need under Publishing → Webhooks.',
  onItsWay: 'This is on its way already. Wait for its result, then send it again.',
  switchedOff: 'This webhook is switched off. Switch it on, then send the delivery again.',
  wrongCursor: 'This place in the list is not valid. Please start at the beginning.',
};

/** What each language says. */
export type WebhookSentences = typeof english;
