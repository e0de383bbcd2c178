import type { PromptResult, PromptShare } from '@pagewright/contract/analytics';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { analyticsMessages } from '../messages.ts';
import { promptMessages } from './prompt-messages.ts';
import analytics from '../analytics.module.css';
import classes from './prompt-panels.module.css';
import watching from '../watching.module.css';

const TINTS = { up: 'green', down: 'red', none: 'gray' } as const;
const PERCENT = 100;

/** The share of answers that mention each brand, over all questions, with its range and change. */
export function ShareTotals({ result }: { readonly result: PromptResult }) {
  const m = useMessages(promptMessages);
  const { tableOf } = useMessages(analyticsMessages);
  const { brands, comparison, previousAt } = result;
  return (
    <section className={analytics.tablePart} aria-labelledby="prompt-totals">
      <h2 id="prompt-totals">{m.totals}</h2>
      <ScrollRegion label={tableOf(m.totals)}>
        <table className={`${analytics.table} ${watching.table} ${classes.table}`}>
          <thead>
            <tr>
              {[m.brand, m.share, m.range, m.answers, m.change].map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {brands.map(({ name, isOwn, total }) => (
              <tr key={`${isOwn} ${name}`}>
                <th scope="row">
                  {name} {isOwn ? <Badge tint="blue">{m.you}</Badge> : null}
                </th>
                <td>
                  <strong className={classes.share}>
                    {total.share === null ? m.noAnswer : m.percent(total.share)}
                  </strong>
                  <RangeBar share={total} />
                </td>
                <td>
                  <Range share={total} />
                </td>
                <td>{m.hitsOf(total.hits, total.n)}</td>
                <td>
                  <ChangeBadge share={total} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <p className={analytics.quiet}>{m.totalsHelp}</p>
      {result.run.answers === 0 || comparison === 'running' ? null : (
        <p className={analytics.quiet}>
          {comparison === 'compared' && previousAt !== null
            ? m.compared(previousAt)
            : comparison === 'first'
              ? m.first
              : m.otherModel}
        </p>
      )}
    </section>
  );
}

/** The range of a share in words. */
function Range({ share: { share, low, high } }: { readonly share: PromptShare }) {
  const m = useMessages(promptMessages);
  if (share === null) return m.notCompared;
  return low === null || high === null ? m.tooFew : m.interval(low, high);
}

/** A share as a bar, with its range; the same in words stands beside it. */
function RangeBar({ share: { share, low, high } }: { readonly share: PromptShare }) {
  if (share === null) return null;
  return (
    <span className={classes.track} aria-hidden="true">
      <i className={classes.fill} style={{ inlineSize: `${share * PERCENT}%` }} />
      {low === null || high === null ? null : (
        <i
          className={classes.range}
          style={{ insetInlineStart: `${low * PERCENT}%`, inlineSize: `${(high - low) * PERCENT}%` }}
        />
      )}
    </span>
  );
}

/** How a share changed: only up or down if significant. */
export function ChangeBadge({ share: { change, difference } }: { readonly share: PromptShare }) {
  const m = useMessages(promptMessages);
  if (change === null) return m.notCompared;
  const points = Math.round(Math.abs(difference ?? 0) * PERCENT);
  return <Badge tint={TINTS[change]}>{change === 'none' ? m.noChange : m[change](points)}</Badge>;
}
