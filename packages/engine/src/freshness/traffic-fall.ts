/** How the visits of the latest month compare with earlier ones. */
export interface TrafficFall {
  latest: number;
  previous: number;
  /** Share lost compared with the previous month; negative if there were more visits. */
  fall: number;
  sameMonthLastYear: number | null;
  /** Share lost compared with the same month last year. Null if that month is unknown. */
  fallOfYear: number | null;
  /**
   * `confirmed`: also at least a tenth below the same month last year. `seasonal`: not below it. `unconfirmed`: that
   * month is unknown.
   */
  confirmation: 'confirmed' | 'seasonal' | 'unconfirmed';
  severity: 'critical' | 'warning' | 'watch' | 'none';
}

/**
 * Shares of visits lost in a month at which a page is watched, gets a warning (both inclusive), and is critical
 * (exclusive).
 */
const WATCH = 0.1;
const WARNING = 0.2;
const CRITICAL = 0.4;
const MONTHS_OF_YEAR = 12;

/**
 * The fall in the latest month of a monthly series (oldest first, the last value is the last whole month). Null if the
 * last two months are unknown or the month before had no visits. A fall that last year's month cannot confirm is only
 * watched. If last year had the same fall, it is seasonal and does not count.
 */
export function trafficFall(visits: readonly (number | null)[]): TrafficFall | null {
  const latest = known(visits.at(-1));
  const previous = known(visits.at(-2));
  if (latest === null || previous === null || previous <= 0) return null;
  const sameMonthLastYear = known(visits.at(-1 - MONTHS_OF_YEAR));
  const fall = (previous - latest) / previous;
  const fallOfYear =
    sameMonthLastYear === null || sameMonthLastYear <= 0
      ? null
      : (sameMonthLastYear - latest) / sameMonthLastYear;
  const confirmation = fallOfYear === null ? 'unconfirmed' : fallOfYear >= WATCH ? 'confirmed' : 'seasonal';
  const found = severityOf(fall);
  const severity =
    confirmation === 'confirmed' || found === 'none' ? found : confirmation === 'seasonal' ? 'none' : 'watch';
  return { latest, previous, fall, sameMonthLastYear, fallOfYear, confirmation, severity };
}

function severityOf(fall: number): TrafficFall['severity'] {
  if (fall > CRITICAL) return 'critical';
  if (fall >= WARNING) return 'warning';
  return fall >= WATCH ? 'watch' : 'none';
}

function known(value: number | null | undefined): number | null {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null;
}
