import { Button } from '@mantine/core';
import type { ListedKeyword } from '@pagewright/contract/advanced';
import {
  addToWatchlist,
  readWatchlist,
  removeFromWatchlist,
  WATCHLIST_LIMITS,
} from '@pagewright/contract/analytics';
import { CALENDAR_LIMITS, importCalendar } from '@pagewright/contract/calendar';
import { IconEye } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQueryKey } from '../../../../lib/api/api-query.ts';
import { callApi } from '../../../../lib/api/call-api.ts';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { notify } from '../../../../lib/notices/notice-store.ts';
import { notifyFailure } from '../../../../lib/notices/notify-failure.ts';
import { calendarCsv, type PlannedEntry } from '../../../../lib/planning/calendar-csv.ts';
import { PlanForm } from '../../../../lib/planning/plan-form.tsx';
import { keywordListMessages } from './keyword-list-messages.ts';
import { toArticles, type PlannedArticle } from './order-keywords.ts';
import classes from '../../result/result.module.css';

const UNDO_MS = 10_000;

interface KeywordActionsProps {
  readonly chosen: readonly ListedKeyword[];
  readonly onDone: () => void;
}

/** Plans articles for selected keywords, or watches them. */
export function KeywordActions({ chosen, onDone }: KeywordActionsProps) {
  const m = useMessages(keywordListMessages);
  const articles = toArticles(chosen);
  const toEntry = ({ lead, others }: PlannedArticle): PlannedEntry => ({
    title: m.planTitle(lead.keyword),
    note: [
      ...(lead.volume === null ? [] : [m.planVolume(lead.keyword, lead.volume)]),
      ...(others.length === 0 ? [] : [m.planNote(others.map(({ keyword }) => keyword).join(', '))]),
    ]
      .join('\n')
      .slice(0, CALENDAR_LIMITS.snippet),
  });
  return (
    <>
      <PlanForm
        count={articles.length}
        max={CALENDAR_LIMITS.imported}
        texts={{
          chosen: m.chosen(chosen.length, articles.length),
          perWeek: m.perWeek,
          done: m.planned,
          failed: m.planFailed,
          tooMany: m.tooManyPlanned,
        }}
        plan={({ timeZone, ...dates }) =>
          callApi(importCalendar, { body: { text: calendarCsv(articles.map(toEntry), dates), timeZone } })
        }
        onDone={onDone}
      />
      {articles.length < chosen.length ? <p className={classes.quiet}>{m.oneEach}</p> : null}
      <WatchButton keywords={chosen.map(({ keyword }) => keyword)} onDone={onDone} />
    </>
  );
}

interface WatchButtonProps {
  readonly keywords: readonly string[];
  readonly onDone: () => void;
}

/** Adds keywords to the watchlist, with undo. */
function WatchButton({ keywords, onDone }: WatchButtonProps) {
  const m = useMessages(keywordListMessages);
  const queries = useQueryClient();
  const [isAdding, setAdding] = useState(false);
  const refetch = (): void => void queries.invalidateQueries({ queryKey: apiQueryKey(readWatchlist) });
  const undo = async (ids: readonly string[]): Promise<void> => {
    for (const id of ids) {
      const { error } = await callApi(removeFromWatchlist, { params: { id } });
      if (error && error.status !== 404) {
        notifyFailure(error, { message: m.watchFailed });
        return refetch();
      }
    }
    notify({ type: 'success', message: m.unwatched });
    refetch();
  };
  const watch = async (): Promise<void> => {
    setAdding(true);
    const before = await callApi(readWatchlist, {});
    const { data, error } = before.error
      ? before
      : await callApi(addToWatchlist, { body: { keywords: [...keywords] } });
    setAdding(false);
    if (error) return notifyFailure(error, { message: m.watchFailed });
    refetch();
    const known = new Set(before.data?.keywords.map(({ id }) => id));
    const added = data.keywords.filter(({ id }) => !known.has(id)).map(({ id }) => id);
    notify({
      type: 'success',
      message: m.watched(added.length, keywords.length - added.length),
      durationMs: UNDO_MS,
      ...(added.length === 0 ? {} : { action: { label: m.undo, onSelect: () => void undo(added) } }),
    });
    onDone();
  };
  const isTooMany = keywords.length > WATCHLIST_LIMITS.keywords;
  return (
    <div className={classes.actions}>
      <Button
        variant="default"
        loading={isAdding}
        disabled={isTooMany}
        leftSection={<IconEye size={17} stroke={1.7} />}
        onClick={() => void watch()}
      >
        {m.watch}
      </Button>
      {isTooMany ? <span className={classes.quiet}>{m.watchTooMany(WATCHLIST_LIMITS.keywords)}</span> : null}
    </div>
  );
}
