import type { VisitCounts } from '@pagewright/contract/analytics';
import { currentLanguage } from '../../../platform/language/current-language.ts';
import { sanitizeNameForMail } from '../../../providers/mail/sanitize-name.ts';
import type { Mail } from '../../../providers/mail/port.ts';
import { reportMessages } from './messages.ts';
import type { ReportReader, ReportWeek, WeekItems } from './report-repository.ts';

/** The contents of a report; null means unknown. */
export interface ReportFacts {
  readonly reader: ReportReader;
  readonly week: ReportWeek;
  readonly items: WeekItems;
  readonly visits: VisitCounts | null;
  readonly before: VisitCounts | null;
  /** URL of the application without a trailing slash. */
  readonly publicUrl: string;
  readonly offLink: string;
}

const UNKNOWN = '—';
/** Maximum length of a title in a mail, in characters. */
const TITLE_MAX = 100;

/** Teammates choose titles, so links are removed. */
const titleOf = (title: string): string => sanitizeNameForMail(title, TITLE_MAX);

/** Writes the mail of a report, in the current language and the reader's time zone. */
export function reportText(facts: ReportFacts): Pick<Mail, 'subject' | 'text' | 'unsubscribeUrl'> {
  const { reader, week, items } = facts;
  const { timeZone } = reader;
  const m = reportMessages;
  const language = currentLanguage();
  const day = new Intl.DateTimeFormat(language, { timeZone, day: 'numeric', month: 'long' });
  const moment = new Intl.DateTimeFormat(language, { timeZone, dateStyle: 'medium', timeStyle: 'short' });
  // The end of the week is exclusive.
  const dates = day.formatRange(week.from, new Date(week.to.getTime() - 1));
  const more = items.publishedCount - items.published.length;
  return {
    subject: m.subject(sanitizeNameForMail(reader.workspaceName), dates),
    text: [
      m.hello(sanitizeNameForMail(reader.name)),
      listOf(m.published(items.publishedCount), [
        ...items.published.map(titleOf),
        ...(more > 0 ? [m.more(more)] : []),
      ]),
      listOf(m.readers, readersOf(facts)),
      items.next.length === 0
        ? m.nothingNext
        : listOf(
            m.next(timeZone),
            items.next.map(({ title, at }) => `${titleOf(title)}: ${moment.format(at)}`),
          ),
      m.moreHere(`${facts.publicUrl}/content`),
      m.turnOff(facts.offLink),
    ].join('\n\n'),
    unsubscribeUrl: facts.offLink,
  };
}

function readersOf({ visits, before }: ReportFacts): string[] {
  const number = new Intl.NumberFormat(currentLanguage());
  const line = (name: string, of: (counts: VisitCounts) => string): string =>
    `${name}: ${visits ? of(visits) : UNKNOWN} (${before ? of(before) : UNKNOWN})`;
  return [
    line(reportMessages.views, ({ views }) => number.format(views)),
    line(reportMessages.minutes, ({ engagedSeconds }) => number.format(Math.round(engagedSeconds / 60))),
    line(reportMessages.conversions, ({ conversions }) => number.format(conversions)),
  ];
}

function listOf(heading: string, lines: readonly string[]): string {
  return [heading, ...lines.map((line) => `- ${line}`)].join('\n');
}
