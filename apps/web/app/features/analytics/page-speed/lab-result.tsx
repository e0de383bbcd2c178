import { LAB_METRICS, type LabMeasurement } from '@pagewright/contract/analytics';
import { useFormatter, useMessages } from '../../../lib/messages/use-messages.ts';
import { Badge } from '../../../ui/badge.tsx';
import { labMessages } from './lab-messages.ts';
import analytics from '../analytics.module.css';
import details from '../detail-list.module.css';
import classes from './page-speed.module.css';

/** Lighthouse's own bounds of its score. */
const GOOD = 90;
const FAIR = 50;
const tintOf = (score: number) => (score >= GOOD ? 'green' : score >= FAIR ? 'amber' : 'red');

interface LabResultProps {
  readonly measurement: LabMeasurement;
  readonly isOpen: boolean;
}

/** One lab measurement: score, figures, and the audits that failed with what fixing them saves. */
export function LabResult({ measurement, isOpen }: LabResultProps) {
  const m = useMessages(labMessages);
  const format = useFormatter();
  const { url, device, measuredAt, score, lighthouse, metrics, audits } = measurement;
  return (
    <details className={details.item} open={isOpen}>
      <summary>
        <Badge tint={tintOf(score)}>{m.score(score)}</Badge>
        <strong>{url.replace(/^https?:\/\/[^/]+/, '')}</strong>
        <span className={classes.when}>
          {m[device]} · {format.dateTime(measuredAt)}
        </span>
      </summary>
      <dl className={classes.labFigures}>
        {LAB_METRICS.map((name) => {
          const value = metrics[name];
          return (
            <div key={name}>
              <dt>{m[name]}</dt>
              <dd>{value === null ? m.unknown : name === 'cls' ? m.shift(value) : m.seconds(value)}</dd>
            </div>
          );
        })}
      </dl>
      {audits.length === 0 ? (
        <p>{m.nothingFailed}</p>
      ) : (
        <>
          <h3 className={classes.heading}>{m.audits(audits.length)}</h3>
          <ul className={classes.audits}>
            {audits.map(({ id, title, value, savingsMs, savingsBytes }) => {
              const saves = [
                savingsMs === null || savingsMs === 0 ? null : m.savesTime(savingsMs),
                savingsBytes === null || savingsBytes === 0 ? null : m.savesBytes(savingsBytes),
              ].filter((text) => text !== null);
              return (
                <li key={id}>
                  {title}
                  {saves.length > 0 || value !== '' ? (
                    <span className={classes.under}>{saves.length > 0 ? saves.join(' · ') : value}</span>
                  ) : null}
                </li>
              );
            })}
          </ul>
        </>
      )}
      <p className={analytics.quiet}>{m.by(lighthouse)}</p>
    </details>
  );
}
