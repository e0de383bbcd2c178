import { REFRESH_RULES } from '@pagewright/contract/analytics';
import type { OwnPage, RevisionPair } from './saves-repository.ts';

const DAY_MS = 86_400_000;

/** Saves of an item that follow each other closely, and the version before them. */
export interface SaveGroup extends RevisionPair {
  readonly firstDay: string;
  readonly lastDay: string;
}

/** Groups the saves of an item with less than a week between them. The first save is the version that was live before. */
export function groupSaves({ contentId, saves }: Pick<OwnPage, 'contentId' | 'saves'>): SaveGroup[] {
  const groups: SaveGroup[] = [];
  for (const [at, { number, day }] of saves.entries()) {
    const before = saves[at - 1];
    if (before === undefined) continue;
    const open = groups.at(-1);
    if (open && Date.parse(day) - Date.parse(open.lastDay) < REFRESH_RULES.togetherDays * DAY_MS)
      groups[groups.length - 1] = { ...open, to: number, lastDay: day };
    else groups.push({ contentId, from: before.number, to: number, firstDay: day, lastDay: day });
  }
  return groups;
}
