import type { VisitCounts } from '@pagewright/contract/analytics';
import type { Mail } from '../../../providers/mail/port.ts';
import type { ReportReader, ReportWeek, WeeksItems } from './report-repository.ts';

/** What a report tells of; null is not known. */
export interface ReportFacts {
  readonly reader: ReportReader;
  readonly week: ReportWeek;
  readonly items: WeeksItems;
  readonly visits: VisitCounts | null;
  readonly before: VisitCounts | null;
  /** Address of the application without a trailing slash. */
  readonly publicUrl: string;
  readonly offLink: string;
}

const LOCALE = 'en';
const UNKNOWN = '—';

/** A report as the mail says it, in the reader's time zone. */
export function reportText(facts: ReportFacts): Pick<Mail, 'subject' | 'text'> {
  const { reader, week, items } = facts;
  const { timeZone } = reader;
  const day = new Intl.DateTimeFormat(LOCALE, { timeZone, day: 'numeric', month: 'long' });
  const moment = new Intl.DateTimeFormat(LOCALE, { timeZone, dateStyle: 'medium', timeStyle: 'short' });
  // The week ends where the next one begins.
  const dates = day.formatRange(week.from, new Date(week.to.getTime() - 1));
  const more = items.publishedCount - items.published.length;
  return {
    subject: `Your week in ${reader.workspaceName}: ${dates}`,
    text: [
      `Hello ${reader.name},`,
      listOf(`Published: ${items.publishedCount}`, [
        ...items.published,
        ...(more > 0 ? [`and ${more} more`] : []),
      ]),
      listOf('Readers, with the week before in brackets', readersOf(facts)),
      items.next.length === 0
        ? 'Nothing is scheduled next.'
        : listOf(
            `Scheduled next (${timeZone})`,
            items.next.map(({ title, at }) => `${title}: ${moment.format(at)}`),
          ),
      `More stands here: ${facts.publicUrl}/content`,
      `Turn this report off, without signing in: ${facts.offLink}`,
    ].join('\n\n'),
  };
}

function readersOf({ visits, before }: ReportFacts): string[] {
  const number = new Intl.NumberFormat(LOCALE);
  const line = (name: string, of: (counts: VisitCounts) => string): string =>
    `${name}: ${visits ? of(visits) : UNKNOWN} (${before ? of(before) : UNKNOWN})`;
  return [
    line('Views', ({ views }) => number.format(views)),
    line('Minutes of attention', ({ engagedSeconds }) => number.format(Math.round(engagedSeconds / 60))),
    line('Conversions', ({ conversions }) => number.format(conversions)),
  ];
}

function listOf(heading: string, lines: readonly string[]): string {
  return [heading, ...lines.map((line) => `- ${line}`)].join('\n');
}
