import { randomNumbers } from '../../random-numbers.ts';

/** One group of searches as counted by Google; a null query is anonymized. */
export interface PlantedRow {
  readonly day: string;
  readonly page: string;
  readonly query: string | null;
  readonly country: string;
  readonly device: 'DESKTOP' | 'MOBILE' | 'TABLET';
  readonly clicks: number;
  readonly impressions: number;
  readonly position: number;
}

/** The layout of a generated property. */
export interface Planting {
  readonly site: string;
  /** The last day and the number of days. */
  readonly last: string;
  readonly days: number;
  readonly pages: number;
  readonly queriesPerPage: number;
  /** Days before the last for which Google has no data. */
  readonly gaps?: readonly number[];
  /** A page that gains and loses clicks in the course of 52 weeks; in the last 56 days it loses. */
  readonly seasonalPage?: number;
  readonly seed?: number;
}

const DAY_MS = 86_400_000;

/** The day a number of days before another. */
export function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);
}

/**
 * Searches of a site with known facts: page 1 loses half of its clicks over time, pages 2 and 3 share a query, page 4
 * ranks at positions 8 to 20, and about a fifth of each page's queries are anonymized.
 */
export function plantProperty({
  site,
  last,
  days,
  pages,
  queriesPerPage,
  gaps = [],
  seasonalPage,
  seed = 7,
}: Planting): PlantedRow[] {
  const random = randomNumbers(seed);
  const missing = new Set(gaps);
  const named = Array.from({ length: pages }, (_, at) => ({
    page: at + 1,
    url: `${site}page-${at + 1}`,
    queries: Array.from({ length: queriesPerPage + 1 }, (_query, number) =>
      queryOf(at + 1, number, queriesPerPage),
    ),
  }));
  const rows: PlantedRow[] = [];
  for (let back = days - 1; back >= 0; back -= 1) {
    if (missing.has(back)) continue;
    const day = dayBefore(last, back);
    for (const { page, url, queries } of named) {
      const share = page === 1 ? 0.5 + (0.5 * back) / days : page === seasonalPage ? seasonalShare(back) : 1;
      for (const query of queries) {
        const impressions = 10 + Math.floor(random() * 40);
        rows.push({
          day,
          page: url,
          query,
          country: random() < 0.7 ? 'usa' : 'fra',
          device: random() < 0.5 ? 'MOBILE' : 'DESKTOP',
          clicks: Math.round(impressions * 0.2 * share),
          impressions,
          position: page === 4 ? 8 + random() * 11 : 1 + random() * 6,
        });
      }
    }
  }
  return rows;
}

function queryOf(page: number, number: number, last: number): string | null {
  if (number === last) return null;
  return number === 0 && (page === 2 || page === 3) ? 'shared query' : `query ${page} ${number}`;
}

/** Falls from .72 to .26 in the last 56 days, and the same 52 weeks earlier. */
const seasonalShare = (back: number): number => 0.5 + 0.5 * Math.sin((2 * Math.PI * (back - 28)) / 364);

/** The rows that name a query and that Google gives out if it has at most so many for a day: the most clicked ones. */
export function withinCap(rows: readonly PlantedRow[], rowsOfDay: number): PlantedRow[] {
  const named = rows.filter(({ query }) => query !== null);
  return [...Map.groupBy(named, ({ day }) => day).values()].flatMap((ofDay) =>
    ofDay.toSorted((a, b) => b.clicks - a.clicks || keyOf(a).localeCompare(keyOf(b))).slice(0, rowsOfDay),
  );
}

const keyOf = ({ day, page, query, country, device }: PlantedRow): string =>
  [day, page, query, country, device].join();
