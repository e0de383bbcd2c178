import { Button } from '@mantine/core';
import { SPEED_METRICS, type PageSpeedRow, type SpeedOnDevice } from '@pagewright/contract/analytics';
import { useFormatter, useMessages } from '../../../lib/messages/use-messages.ts';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { pageSpeedMessages } from './page-speed-messages.ts';
import { DeviceRating, useSpeedFigures } from './speed-rating.tsx';
import analytics from '../analytics.module.css';
import classes from './page-speed.module.css';

interface SpeedTableProps {
  readonly pages: readonly PageSpeedRow[];
  /** Address of the page that is being checked; null if none is. */
  readonly checking: string | null;
  readonly onCheck: (url: string) => void;
}

/** The pages of a site with their field data on both devices. */
export function SpeedTable({ pages, checking, onCheck }: SpeedTableProps) {
  const m = useMessages(pageSpeedMessages);
  const format = useFormatter();
  return (
    <ScrollRegion label={m.table}>
      <table className={`${analytics.table} ${classes.table}`}>
        <thead>
          <tr>
            {[m.page, m.phone, m.desktop, m.checked].map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pages.map(({ url, title, checkedAt, phone, desktop }) => {
            const path = url.replace(/^https?:\/\/[^/]+/, '');
            return (
              <tr key={url}>
                <th scope="row">
                  <a href={url} target="_blank" rel="noopener noreferrer nofollow">
                    {title || path}
                  </a>
                  {title === '' ? null : <span className={classes.under}>{path}</span>}
                </th>
                <td>
                  <OnDevice device={phone} />
                </td>
                <td>
                  <OnDevice device={desktop} />
                </td>
                <td>
                  {checkedAt === null ? m.never : format.date(checkedAt)}
                  <Button
                    variant="subtle"
                    size="compact-sm"
                    className={classes.again}
                    aria-label={m.checkNamed(title || path)}
                    loading={checking === url}
                    disabled={checking !== null}
                    onClick={() => onCheck(url)}
                  >
                    {m.check}
                  </Button>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function OnDevice({ device }: { readonly device: SpeedOnDevice }) {
  const m = useMessages(pageSpeedMessages);
  const write = useSpeedFigures();
  const { data } = device;
  return (
    <>
      <DeviceRating device={device} />
      {data === null ? null : (
        <dl className={classes.figures}>
          {SPEED_METRICS.map((name) => {
            const figures = data[name];
            return (
              <div key={name} data-rating={figures?.rating}>
                <dt>{m[`short_${name}`]}</dt>
                <dd>
                  {figures === null ? (
                    m.noFigure
                  ) : (
                    <>
                      <strong>{write(name, figures.p75)}</strong>
                      {figures.rating === 'good' ? null : <> {m[`rating_${figures.rating}`]}</>}
                      {figures.goodShare === null ? null : (
                        <span className={classes.under}>{m.goodShare(figures.goodShare)}</span>
                      )}
                    </>
                  )}
                </dd>
              </div>
            );
          })}
        </dl>
      )}
    </>
  );
}
