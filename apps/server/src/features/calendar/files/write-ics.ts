import { ICalCalendar, ICalEventStatus } from 'ical-generator';
import { tzlib_get_ical_block as zoneBlock } from 'timezones-ical-library';
import type { CalendarPlatform } from '@pagewright/contract/calendar';
import type { ContentStatus } from '@pagewright/contract/content';
import { wallClock } from '../times/zone.ts';

/** An entry of a calendar file. */
export interface IcsEntry {
  readonly uid: string;
  readonly title: string;
  readonly at: Date;
  readonly status: ContentStatus;
  readonly platform: CalendarPlatform;
  readonly text: string;
  readonly url: string;
  readonly changedAt: Date;
  /** For a series: its rule, time zone, and excluded occurrences. */
  readonly series: {
    readonly rule: string;
    readonly timeZone: string;
    readonly excluded: readonly Date[];
  } | null;
}

const UTC = 'UTC';

/**
 * Writes a calendar file according to RFC 5545. Single events are in UTC; series have their time zone, so that they
 * keep their wall-clock time.
 */
export function writeIcs(name: string, entries: readonly IcsEntry[]): string {
  const calendar = new ICalCalendar({ name, prodId: { company: 'Pagewright', product: 'Content Calendar' } });
  calendar.timezone({ name: null, generator: (zone) => describeZone(zone) });
  for (const { uid, title, at, status, platform, text, url, changedAt, series } of entries) {
    const zone = series === null ? UTC : writableZone(series.timeZone);
    const event = calendar.createEvent({
      id: uid,
      summary: title,
      // The library needs a zoned date for a zone, and an instant without one.
      start: zone === UTC ? at : wallClock(at, zone).toZonedDateTime(zone),
      ...(zone === UTC ? {} : { timezone: zone }),
      stamp: changedAt,
      lastModified: changedAt,
      status:
        status === 'draft' || status === 'review' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
      categories: [{ name: platform }],
      url,
      ...(text === '' ? {} : { description: text }),
      ...(series === null ? {} : { repeating: rulesOf(series, zone) }),
    });
    event.x([{ key: 'X-PAGEWRIGHT-STATUS', value: status }]);
  }
  return calendar.toString();
}

function describeZone(zone: string): string | null {
  const [block] = zoneBlock(zone);
  return block === undefined || block === '' ? null : block;
}

/** A time zone that the file can describe, or else UTC. */
function writableZone(zone: string): string {
  try {
    return describeZone(zone) === null ? UTC : zone;
  } catch {
    return UTC;
  }
}

/** Excluded times must be written in the same form as the start. */
function rulesOf({ rule, excluded }: NonNullable<IcsEntry['series']>, zone: string): string {
  const figures = (date: Date): string =>
    wallClock(date, zone).toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '');
  const lines = excluded.map((date) =>
    zone === UTC ? `EXDATE:${figures(date)}Z` : `EXDATE;TZID=${zone}:${figures(date)}`,
  );
  return [`RRULE:${rule}`, ...lines].join('\r\n');
}
