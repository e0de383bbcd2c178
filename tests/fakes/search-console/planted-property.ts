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
  seed = 7,
}: Planting): PlantedRow[] {
  const random = randomNumbers(seed);
  const rows: PlantedRow[] = [];
  for (let back = days - 1; back >= 0; back -= 1) {
    if (gaps.includes(back)) continue;
    const day = dayBefore(last, back);
    for (let page = 1; page <= pages; page += 1) {
      const share = page === 1 ? 0.5 + (0.5 * back) / days : 1;
      for (let number = 0; number <= queriesPerPage; number += 1) {
        const isShared = number === 0 && (page === 2 || page === 3);
        const query =
          number === queriesPerPage ? null : isShared ? 'shared query' : `query ${page} ${number}`;
        const impressions = 10 + Math.floor(random() * 40);
        rows.push({
          day,
          page: `${site}page-${page}`,
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
