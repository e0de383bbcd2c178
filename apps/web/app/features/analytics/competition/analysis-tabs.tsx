import { NativeSelect, Textarea } from '@mantine/core';
import {
  readCompetitorGaps,
  readCompetitorStrategy,
  readContentFreshness,
  type Watched,
  type Watchlist,
} from '@pagewright/contract/analytics';
import { useState } from 'react';
import { callWithProgress } from '../../../lib/api/call-with-progress.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { AnalysisPanel } from './analysis-panel.tsx';
import { competitionMessages } from './competition-messages.ts';

/** The names for the calls. A comma would split a name in two. */
export const splitNames = (entries: readonly Watched[]): string =>
  entries.map(({ name }) => name.replaceAll(',', ' ')).join(',');
const flag = (refresh: boolean) => (refresh ? 'true' : 'false');

interface WatchingProps {
  readonly watchlist: Watchlist;
  /** Called after a new result arrived. */
  readonly onResult: () => void;
}

/** What competitors cover and we do not. */
export function GapsTab({ watchlist, onResult }: WatchingProps) {
  const [competitors, keywords] = [splitNames(watchlist.competitors), splitNames(watchlist.keywords)];
  return (
    <AnalysisPanel
      onResult={onResult}
      what="gaps"
      kind="track-gaps"
      subjects={watchlist.competitors.map(({ name }) => name)}
      isReady={competitors !== ''}
      call={readCompetitorGaps}
      ask={(refresh, options) =>
        callWithProgress(
          readCompetitorGaps,
          { query: { competitors, keywords, refresh: flag(refresh) } },
          options,
        )
      }
    />
  );
}

/** Which pages need an update. */
export function FreshnessTab({ watchlist, onResult }: WatchingProps) {
  const m = useMessages(competitionMessages);
  const [typed, setTyped] = useState('');
  const urls = typed.split(/[\s,]+/).filter((url) => url !== '');
  return (
    <AnalysisPanel
      onResult={onResult}
      what="freshness"
      kind="track-freshness"
      subjects={null}
      isReady
      call={readContentFreshness}
      ask={(refresh, options) =>
        callWithProgress(
          readContentFreshness,
          {
            query: { urls: urls.join(','), keywords: splitNames(watchlist.keywords), refresh: flag(refresh) },
          },
          options,
        )
      }
    >
      <Textarea
        label={m.urls}
        description={m.urlsHelp}
        autosize
        minRows={2}
        maxRows={8}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </AnalysisPanel>
  );
}

/** What one competitor does. */
export function StrategyTab({ watchlist, onResult }: WatchingProps) {
  const m = useMessages(competitionMessages);
  const names = watchlist.competitors.map(({ name }) => name);
  const [chosen, setChosen] = useState('');
  const competitor = names.includes(chosen) ? chosen : (names[0] ?? '');
  return (
    <AnalysisPanel
      onResult={onResult}
      what="strategy"
      kind="analyze-strategy"
      subjects={competitor === '' ? [] : [competitor]}
      isReady={competitor !== ''}
      call={readCompetitorStrategy}
      ask={(refresh, options) =>
        callWithProgress(
          readCompetitorStrategy,
          { query: { competitor, keywords: splitNames(watchlist.keywords), refresh: flag(refresh) } },
          options,
        )
      }
    >
      {competitor === '' ? null : (
        <NativeSelect
          label={m.competitor}
          data={names}
          value={competitor}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
      )}
    </AnalysisPanel>
  );
}
