/** Messages in English. */
export const english = {
  subject: (workspace: string, days: string) => `Your week in ${workspace}: ${days}`,
  hello: (name: string) => `Hello ${name},`,
  published: (count: number) => `Published: ${count}`,
  more: (count: number) => `and ${count} more`,
  readers: 'Readers (previous week in parentheses)',
  nothingNext: 'Nothing is scheduled next.',
  next: (timeZone: string) => `Coming up (${timeZone})`,
  moreHere: (address: string) => `See more: ${address}`,
  turnOff: (address: string) => `Turn off this report without signing in: ${address}`,
  views: 'Views',
  minutes: 'Minutes of reading time',
  conversions: 'Conversions',
};

/** Shape of the messages in each language. */
export type ReportSentences = typeof english;
