import { SEARCH_MARKS, type SearchMark, type SearchMarkKind } from '@pagewright/contract/analytics';
import type { Context } from '../../../platform/context.ts';
import { compareSaves } from '../refresh-grades/compare-saves.ts';
import { groupSaves } from '../refresh-grades/find-refreshes.ts';
import type { Days } from './detail-repository.ts';
import { listMarkedItems, type MarkedItem } from './marks-repository.ts';

/** How long one call compares texts that were never compared. */
const COMPARE_MS = 500;
const TITLES_MAX = 5;

interface Event {
  readonly day: string;
  readonly kind: SearchMarkKind;
  readonly item: MarkedItem;
}

/** Reads what was published, refreshed, and revised in these days, for all pages or one address: a mark per day and kind. */
export async function readMarks(ctx: Context, days: Days, page: string | null): Promise<SearchMark[]> {
  const items = await listMarkedItems(ctx, days.from, page);
  const isShown = (day: string): boolean => day >= days.from && day <= days.to;
  const groups = items
    .flatMap(({ contentId, saves }) => groupSaves({ contentId, saves: saves ?? [] }))
    .filter(({ firstDay }) => isShown(firstDay));
  const { refreshes } = await compareSaves(ctx, groups, COMPARE_MS);
  const refreshed = new Set(refreshes.map(({ contentId, firstDay }) => `${contentId} ${firstDay}`));
  const events = items.flatMap((item): Event[] => {
    const saved = new Set((item.saves ?? []).slice(1).map(({ day }) => day));
    return [
      { day: item.publishedOn, kind: 'published', item },
      ...[...saved].map((day): Event => {
        const kind = refreshed.has(`${item.contentId} ${day}`) ? 'refreshed' : 'revised';
        return { day, kind, item };
      }),
    ];
  });
  return mergeEvents(events.filter(({ day }) => isShown(day)));
}

/** One mark per day and kind, oldest first. */
function mergeEvents(events: readonly Event[]): SearchMark[] {
  return [...Map.groupBy(events, ({ day, kind }) => `${day} ${SEARCH_MARKS.indexOf(kind)}`)]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .flatMap(([, some]) => {
      const [first] = some;
      if (!first) return [];
      return {
        day: first.day,
        kind: first.kind,
        title: first.item.title,
        contentId: first.item.contentId,
        otherTitles: some.slice(1, TITLES_MAX).map(({ item }) => item.title),
        items: some.length,
      };
    });
}
