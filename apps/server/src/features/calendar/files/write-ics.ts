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
  /** Of a series: its rule, the zone whose clock it goes by, and the occurrences that were taken out. */
  readonly series: {
    readonly rule: string;
    readonly timeZone: string;
    readonly excluded: readonly Date[];
  } | null;
}

const UTC = 'UTC';

/** A calendar file of RFC 5545. Single moments are in UTC; series carry their zone, so that they keep to its clock. */
export function writeIcs(name: string, entries: readonly IcsEntry[]): string {
  const calendar = new ICalCalendar({ name, prodId: { company: 'Pagewright', product: 'Content Calendar' } });
  calendar.timezone({ name: null, generator: (zone) => describeZone(zone) });
  for (const { uid, title, at, status, platform, text, url, changedAt, series } of entries) {
    const zone = series === null ? UTC : writableZone(series.timeZone);
    const event = calendar.createEvent({
      id: uid,
      summary: title,
      // The library takes the figures of a local date in a zone, and a moment where there is none.
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

/** A zone that the file can describe; else UTC, whose moments everybody has. */
function writableZone(zone: string): string {
  try {
    return describeZone(zone) === null ? UTC : zone;
  } catch {
    return UTC;
  }
}

/** Excluded times must be written as the start is. */
function rulesOf({ rule, excluded }: NonNullable<IcsEntry['series']>, zone: string): string {
  const figures = (date: Date): string =>
    wallClock(date, zone).toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '');
  const lines = excluded.map((date) =>
    zone === UTC ? `EXDATE:${figures(date)}Z` : `EXDATE;TZID=${zone}:${figures(date)}`,
  );
  return [`RRULE:${rule}`, ...lines].join('\r\n');
}
