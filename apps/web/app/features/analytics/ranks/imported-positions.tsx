import { readRankImport, type ImportedRank, type RankImport } from '@pagewright/contract/analytics';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { formatDay } from '../../../lib/messages/format-day.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { QueryView } from '../../../ui/query-view.tsx';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { rankImportMessages } from './rank-import-messages.ts';
import analytics from '../analytics.module.css';
import figures from '../figures.module.css';

/** The positions of an imported file. */
export function ImportedPositions({ one }: { readonly one: RankImport }) {
  const m = useMessages(rankImportMessages);
  const query = useQuery(apiQuery(readRankImport, { params: { id: one.id } }));
  return (
    <QueryView query={query} messages={{ loading: m.loading, failed: m.listFailed, retry: m.retry }}>
      {(data) => {
        const { rows } = data;
        return (
          <>
            <PositionRows label={m.table(one.fileName)} rows={rows} />
            {rows.length < one.rows ? (
              <p className={analytics.quiet}>{m.cut(rows.length, one.rows)}</p>
            ) : null}
          </>
        );
      }}
    </QueryView>
  );
}

interface PositionRowsProps {
  readonly label: string;
  readonly rows: readonly ImportedRank[];
}

/** Positions as a table. */
export function PositionRows({ label, rows }: PositionRowsProps) {
  const m = useMessages(rankImportMessages);
  return (
    <ScrollRegion label={label} maxHeight={320}>
      <table className={figures.table}>
        <thead>
          <tr>
            {[m.keyword, m.date, m.position, m.volume, m.market, m.result].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ keyword, date, position, volume, country, device, url }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows may be equal, and they never move
            <tr key={at}>
              <th scope="row">{keyword}</th>
              <td>{date === null ? m.unknown : formatDay(date)}</td>
              <td>{position === null ? m.notFound : m.count(position)}</td>
              <td>{volume === null ? m.unknown : m.count(volume)}</td>
              <td>{[country, device].filter((part) => part !== null).join(', ') || m.unknown}</td>
              <td>{url === null ? m.unknown : url.replace(/^https?:\/\/(?:www\.)?/, '')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
