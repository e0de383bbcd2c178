import type { DemandForecast } from '@pagewright/contract/advanced';
import { forecast, similarity } from '@pagewright/engine';
import type { DemandSeries } from '../../../research/index.ts';
import { monthsAfter, fillGaps } from './months.ts';

/** A year, in months. */
const HORIZON = 12;
const PERIOD = 12;
const HISTORY_MONTHS = 60;
/** Minimum similarity of a heading to a keyword for it to be about it. */
const MIN_SIMILARITY = 0.6;

const nothing = (): Pick<
  DemandForecast,
  'months' | 'mean' | 'lower50' | 'upper50' | 'lower90' | 'upper90' | 'history' | 'seasonal' | 'observations'
> => ({
  months: [],
  mean: [],
  lower50: [],
  upper50: [],
  lower90: [],
  upper90: [],
  history: [],
  seasonal: 'none',
  observations: 0,
});

/** Forecasts the demand for a keyword in the year after the last known month; unknown without data. */
export function forecastDemand(
  keyword: string,
  series: DemandSeries | null,
  outline: readonly string[],
): DemandForecast {
  const inOutline = outline.length === 0 ? null : outline.some((heading) => isAbout(heading, keyword));
  const last = series?.months.at(-1);
  if (!series || !last) {
    const provenance = { kind: 'unknown', method: '' } as const;
    return {
      ...nothing(),
      keyword,
      measure: null,
      subject: keyword,
      url: null,
      inOutline,
      provenance,
    };
  }
  const found = forecast({ values: fillGaps(series.months), period: PERIOD, horizon: HORIZON });
  return {
    keyword,
    measure: series.measure,
    subject: series.subject,
    url: series.url,
    inOutline,
    history: series.months.slice(-HISTORY_MONTHS).map(({ month, value }) => ({ month, value })),
    months: monthsAfter(last.month, found.mean.length),
    mean: found.mean,
    lower50: found.lower50,
    upper50: found.upper50,
    lower90: found.lower90,
    upper90: found.upper90,
    seasonal: found.isSeasonClear ? found.seasonal : 'none',
    observations: found.observations,
    provenance: { kind: found.provenance.kind, method: found.provenance.method },
  };
}

function isAbout(heading: string, keyword: string): boolean {
  return (
    heading.toLowerCase().includes(keyword.toLowerCase()) || similarity(heading, keyword) >= MIN_SIMILARITY
  );
}
