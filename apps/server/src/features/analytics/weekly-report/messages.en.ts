/** The sentences in English. */
export const english = {
  subject: (workspace: string, days: string) => `Your week in ${workspace}: ${days}`,
  hello: (name: string) => `Hello ${name},`,
  published: (count: number) => `Published: ${count}`,
  more: (count: number) => `and ${count} more`,
  readers: 'Readers, with the week before in brackets',
  nothingNext: 'Nothing is scheduled next.',
  next: (timeZone: string) => `Scheduled next (${timeZone})`,
  moreHere: (address: string) => `More stands here: ${address}`,
  turnOff: (address: string) => `Turn this report off, without signing in: ${address}`,
  views: 'Views',
  minutes: 'Minutes of attention',
  conversions: 'Conversions',
};

/** What each language says. */
export type ReportSentences = typeof english;
