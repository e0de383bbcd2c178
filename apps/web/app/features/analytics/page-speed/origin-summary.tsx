import { SPEED_DEVICES, SPEED_METRICS, type SpeedOnDevice } from '@pagewright/contract/analytics';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { pageSpeedMessages } from './page-speed-messages.ts';
import { DeviceRating, RatingBadge, useSpeedFigures } from './speed-rating.tsx';
import analytics from '../analytics.module.css';
import classes from './page-speed.module.css';

interface OriginSummaryProps {
  readonly site: string;
  readonly origin: { readonly phone: SpeedOnDevice; readonly desktop: SpeedOnDevice };
}

/** What visitors of the whole site experienced, on phones and on desktops. */
export function OriginSummary({ site, origin }: OriginSummaryProps) {
  const m = useMessages(pageSpeedMessages);
  return (
    <section className={analytics.part} aria-labelledby="speed-origin-title">
      <h2 id="speed-origin-title" className={classes.title}>
        {m.wholeSite}: {site.replace(/^https?:\/\//, '')}
      </h2>
      <div className={classes.devices}>
        {SPEED_DEVICES.map((name) => (
          <DeviceCard key={name} name={m[name]} device={origin[name]} />
        ))}
      </div>
    </section>
  );
}

function DeviceCard({ name, device }: { readonly name: string; readonly device: SpeedOnDevice }) {
  const m = useMessages(pageSpeedMessages);
  const write = useSpeedFigures();
  const { data } = device;
  return (
    <section className={classes.device} aria-label={name}>
      <h3>
        {name} <DeviceRating device={device} />
      </h3>
      {data === null ? null : (
        <>
          <dl className={classes.metrics}>
            {SPEED_METRICS.map((metric) => {
              const figures = data[metric];
              return (
                <div key={metric}>
                  <dt>{m[metric]}</dt>
                  {figures === null ? (
                    <dd className={analytics.quiet}>{m.noFigure}</dd>
                  ) : (
                    <dd>
                      <strong>{write(metric, figures.p75)}</strong> <RatingBadge rating={figures.rating} />
                      {figures.goodShare === null ? null : (
                        <span className={classes.under}>{m.goodShare(figures.goodShare)}</span>
                      )}
                      {figures.before === null ? null : (
                        <span className={classes.under}>{m.before(write(metric, figures.before))}</span>
                      )}
                    </dd>
                  )}
                </div>
              );
            })}
          </dl>
          <p className={analytics.quiet}>{m.period(data.from, data.to)}</p>
        </>
      )}
    </section>
  );
}
