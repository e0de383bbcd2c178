const DAY_MS = 86_400_000;
const HOUR = 9;

/** Sample events in the current month for pictures of the calendar. */
export const SAMPLE_EVENTS = [
  { day: 3, title: 'How to brew pour-over coffee at home', platform: 'Blog', status: 'published' },
  { day: 4, title: 'Pour-over in four steps', platform: 'LinkedIn', status: 'published' },
  { day: 9, title: 'Letter to subscribers', platform: 'Newsletter', status: 'published' },
  { day: 12, title: 'Seven hand grinders, tried for a month', platform: 'Blog', status: 'scheduled' },
  { day: 13, title: 'Which grinder was quietest?', platform: 'Twitter', status: 'scheduled' },
  { day: 18, title: 'Water for coffee', platform: 'Blog', status: 'draft' },
  { day: 23, title: 'Letter to subscribers', platform: 'Newsletter', status: 'scheduled' },
  { day: 25, title: 'Nine mistakes that make coffee bitter', platform: 'Blog', status: 'scheduled' },
  { day: 26, title: 'Bitter coffee: the causes', platform: 'Facebook', status: 'scheduled' },
].map(({ day, ...event }) => ({ ...event, scheduledFor: inThisMonth(day), timeZone: 'UTC' }));

function inThisMonth(day: number): string {
  const now = new Date();
  const first = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1, HOUR);
  return new Date(first + (day - 1) * DAY_MS).toISOString();
}
