import type { RankKeyword } from '@pagewright/contract/analytics';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { rankMessages } from './rank-messages.ts';
import analytics from '../analytics.module.css';
import classes from './ranks.module.css';
import watching from '../watching.module.css';

interface PositionTableProps {
  readonly rows: readonly RankKeyword[];
  /** The keyword whose history is shown; null if none is. */
  readonly shown: string | null;
  readonly onShow: (keyword: string | null) => void;
}

/** The latest position of a site for each keyword. */
export function PositionTable({ rows, shown, onShow }: PositionTableProps) {
  const m = useMessages(rankMessages);
  return (
    <ScrollRegion label={m.positionsTable}>
      <table className={`${analytics.table} ${watching.table} ${classes.table}`}>
        <thead>
          <tr>
            {[m.keyword, m.position, m.change, m.best, m.volume, m.result, m.features].map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.keyword}>
              <th scope="row">
                <button
                  type="button"
                  className={classes.keyword}
                  aria-label={m.showHistory(row.keyword)}
                  aria-expanded={shown === row.keyword}
                  onClick={() => onShow(shown === row.keyword ? null : row.keyword)}
                >
                  {row.keyword}
                </button>
                {row.isWatched ? null : <span className={watching.under}>{m.unwatched}</span>}
              </th>
              <td>
                <Place row={row} />
              </td>
              <td>
                <Change row={row} />
              </td>
              <td>{row.best === null ? m.unknown : m.place(row.best)}</td>
              <td>{row.volume === null ? m.unknown : m.place(row.volume)}</td>
              <td>
                <FoundUrl url={row.latest?.url ?? null} />
              </td>
              <td>
                <Features row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function Place({ row: { latest } }: { readonly row: RankKeyword }) {
  const m = useMessages(rankMessages);
  if (latest === null || latest.state === 'not_asked') return m.notLooked;
  if (latest.state === 'failed')
    return (
      <>
        {m.failedCell}
        <span className={watching.under}>{latest.problem}</span>
      </>
    );
  return latest.position === null ? (
    m.notFound(latest.results ?? 0)
  ) : (
    <strong className={classes.place}>{m.place(latest.position)}</strong>
  );
}

/** How the position moved since the answer before. */
function Change({ row: { latest, before } }: { readonly row: RankKeyword }) {
  const m = useMessages(rankMessages);
  if (before === null || latest === null || latest.state === 'failed' || latest.state === 'not_asked')
    return m.unknown;
  const gain =
    latest.position === null || before.position === null ? null : before.position - latest.position;
  const text =
    gain === null
      ? latest.position === null
        ? before.position === null
          ? m.same
          : m.left
        : m.entered
      : gain === 0
        ? m.same
        : gain > 0
          ? m.up(gain)
          : m.down(-gain);
  const tone = text === m.same ? '' : text === m.left || (gain ?? 1) < 0 ? classes.down : classes.up;
  return (
    <>
      <span className={tone}>{text}</span>
      <span className={watching.under}>{m.comparedWith(before.date)}</span>
    </>
  );
}

function FoundUrl({ url }: { readonly url: string | null }) {
  const m = useMessages(rankMessages);
  if (url === null) return m.unknown;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer nofollow">
      {url.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '')}
    </a>
  );
}

function Features({ row: { latest } }: { readonly row: RankKeyword }) {
  const m = useMessages(rankMessages);
  if (latest === null || latest.state === 'failed') return m.unknown;
  if (latest.features === null) return <span className={watching.under}>{m.featuresUnknown}</span>;
  if (latest.features.length === 0) return <span className={watching.under}>{m.noFeatures}</span>;
  return (
    <span className={classes.features}>
      {latest.features.map((name) => (
        <Badge key={name}>{m.feature(name)}</Badge>
      ))}
    </span>
  );
}
