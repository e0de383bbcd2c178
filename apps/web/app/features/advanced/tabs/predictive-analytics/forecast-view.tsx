import { Slider } from '@mantine/core';
import { FORECAST_LIMITS, type forecastPerformance } from '@pagewright/contract/advanced';
import { useState } from 'react';
import { Link } from 'react-router';
import { joiningMessages } from '../../../../lib/messages/joining-messages.ts';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { formatDay } from '../../../../lib/messages/format-day.ts';
import type { ResultOf, RunViewProps } from '../../analysis.ts';
import { ProvenanceBadge } from '../../result/provenance-badge.tsx';
import { QueriedSources } from './queried-sources.tsx';
import { ForecastCard } from './forecast-card.tsx';
import { ForecastRecord } from './forecast-record.tsx';
import { predictiveMessages } from './messages.ts';
import classes from '../../result/result.module.css';
import own from './predictive-analytics.module.css';

type Forecasts = ResultOf<typeof forecastPerformance>['forecasts'];

const USUAL = { months: 6, position: 5 } as const;

/** Forecasts with adjustable assumptions, and the record of earlier ones. */
export function ForecastView({ result }: RunViewProps<ResultOf<typeof forecastPerformance>>) {
  const m = useMessages(predictiveMessages);
  const joining = useMessages(joiningMessages);
  const { forecasts, clickRates, clickRateSources, ownClicks, baseRate, sources } = result;
  const [months, setMonths] = useState<number>(USUAL.months);
  const [position, setPosition] = useState<number>(USUAL.position);
  const isSearched = forecasts.some(({ measure }) => measure === 'searches');
  const clickRate = clickRates.find((rate) => rate.position === position) ?? null;
  const publishers = [...new Set(clickRateSources.map(({ publisher }) => publisher))].join(', ');
  return (
    <>
      <fieldset className={own.assumptions}>
        <legend>{m.assumptions}</legend>
        <div>
          <span aria-hidden="true">{joining.labeled(m.ahead, m.aheadOf(months))}</span>
          <Slider
            thumbLabel={m.ahead}
            label={null}
            min={1}
            max={FORECAST_LIMITS.months}
            value={months}
            onChange={setMonths}
          />
        </div>
        {isSearched ? (
          <div>
            <span aria-hidden="true">{joining.labeled(m.position, m.number(position))}</span>
            <Slider
              thumbLabel={m.position}
              label={null}
              min={1}
              max={FORECAST_LIMITS.positions}
              value={position}
              onChange={setPosition}
            />
          </div>
        ) : null}
        <p className={classes.quiet}>
          {m.baseRate(baseRate.topTenWithinAYear, baseRate.publisher, baseRate.year)}{' '}
          {isSearched ? m.clickSources(publishers) : ''}
        </p>
        {isSearched ? (
          <p className={classes.quiet}>
            {ownClicks === null ? (
              <>
                {m.noOwnClicks} <Link to="/analytics/search">{m.importClicks}</Link>
              </>
            ) : (
              <>
                <ProvenanceBadge kind={ownClicks.provenance.kind} />{' '}
                {clickRate === null || clickRate.own.impressions === 0
                  ? m.noOwnClicksHere(position)
                  : m.ownClicks(position, clickRate.own)}{' '}
                {m.countedBy(ownClicks.provenance.method, formatDay(ownClicks.from), formatDay(ownClicks.to))}{' '}
                {ownClicks.brands.length === 0 ? '' : m.withoutBrands(ownClicks.brands)}
              </>
            )}
          </p>
        ) : null}
      </fieldset>
      <ul className={classes.cards}>
        {forecasts.map((forecast) => (
          <ForecastCard
            key={forecast.keyword}
            forecast={forecast}
            sharedWith={sharingArticle(forecast, forecasts)}
            months={months}
            clickRate={clickRate}
          />
        ))}
      </ul>
      <QueriedSources sources={sources} />
      <ForecastRecord />
    </>
  );
}

/** Other keywords represented by the same article. */
function sharingArticle({ keyword, measure, subject }: Forecasts[number], all: Forecasts): string[] {
  return all
    .filter((other) => measure === 'pageviews' && other.measure === measure && other.subject === subject)
    .flatMap((other) => (other.keyword === keyword ? [] : [other.keyword]));
}
