import { Button, NativeSelect, SegmentedControl } from '@mantine/core';
import {
  exportRanks,
  RANK_EXPORT_FORMATS,
  RANK_PERIODS,
  readRankings,
  type RankTracker,
} from '@pagewright/contract/analytics';
import { IconDownload } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { saveFile } from '../../../lib/downloads/save-file.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { QueryView } from '../../../ui/query-view.tsx';
import { KeywordHistory } from './keyword-history.tsx';
import { PositionTable } from './position-table.tsx';
import { rankMessages } from './rank-messages.ts';
import { VoiceChart } from './voice-chart.tsx';
import analytics from '../analytics.module.css';
import watching from '../watching.module.css';

/** While a check goes on, positions are read this often. */
const CHECKING_MS = 4_000;

/** What a tracker found: the share of voice by day, the positions by keyword, and the history of a keyword. */
export function Rankings({ tracker }: { readonly tracker: RankTracker }) {
  const m = useMessages(rankMessages);
  const { id, state, checkedAt } = tracker;
  const [days, setDays] = useState<number>(RANK_PERIODS[0]);
  const [site, setSite] = useState('');
  const [keyword, setKeyword] = useState<string | null>(null);
  const query = useQuery({
    ...apiQuery(readRankings, {
      params: { id },
      query: { days: String(days), ...(site === '' ? {} : { site }) },
    }),
    placeholderData: keepPreviousData,
    refetchInterval: state === 'checking' || state === 'waiting' ? CHECKING_MS : false,
  });
  // A finished check changes what there is to read.
  const [shownCheck, setShownCheck] = useState(checkedAt);
  if (shownCheck !== checkedAt) {
    setShownCheck(checkedAt);
    void query.refetch();
  }
  return (
    <QueryView query={query} messages={m}>
      {(data) => {
        const answer = data;
        return (
          <>
            <div className={watching.bar}>
              <NativeSelect
                label={m.site}
                value={answer.site ?? ''}
                data={answer.sites}
                onChange={({ currentTarget: { value } }) => setSite(value)}
              />
              <SegmentedControl
                aria-label={m.period}
                value={String(days)}
                onChange={(value) => setDays(Number(value))}
                data={RANK_PERIODS.map((one) => ({ value: String(one), label: m.lastDays(one) }))}
              />
            </div>
            <VoiceChart voice={answer.voice} site={answer.site ?? ''} sites={answer.sites} />
            <section className={analytics.part} aria-labelledby="rank-positions">
              <div className={analytics.action}>
                <h2 id="rank-positions" className={watching.title}>
                  {m.positions}
                </h2>
                {RANK_EXPORT_FORMATS.map((format) => (
                  <Button
                    key={format}
                    variant="default"
                    size="compact-md"
                    leftSection={<IconDownload size={16} stroke={1.7} />}
                    onClick={() => void saveFile(exportRanks, { params: { id }, query: { format } })}
                  >
                    {m[`export_${format}`]}
                  </Button>
                ))}
              </div>
              <PositionTable rows={answer.keywords} shown={keyword} onShow={setKeyword} />
              <p className={analytics.quiet}>{m.utc}</p>
            </section>
            {keyword === null ? null : (
              <KeywordHistory
                key={keyword}
                tracker={tracker}
                keyword={keyword}
                site={answer.site ?? ''}
                days={days}
                onClose={() => setKeyword(null)}
              />
            )}
          </>
        );
      }}
    </QueryView>
  );
}
