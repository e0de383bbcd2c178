import { z } from 'zod';
import type { Database } from '../../../platform/db/client.ts';
import type { EffectContext, NewEffect, ExternalEffect } from '../../../platform/jobs/define.ts';
import { writeEffects } from '../../../platform/jobs/outbox.ts';
import { notify } from '../../notifications/index.ts';
import { findItem } from '../repository.ts';
import { findSavedRevision } from '../revision-repository.ts';
import { ScoreCache } from '../scoring/score-cache.ts';
import { areSourcesRequired, openSentences } from './require-sources.ts';

const WARN = 'warn-unsourced';
/** How long before its date an author is notified again about a blocked item. */
const HOURS_BEFORE = 6;
const HOUR_MS = 3_600_000;

const warningSchema = z.object({
  when: z.enum(['scheduled', 'before']),
  contentId: z.string(),
  workspaceId: z.string(),
  /** The date that the warning is about; a new date cancels it. */
  scheduledFor: z.iso.datetime(),
});
type Warning = z.output<typeof warningSchema>;

interface Scheduled {
  readonly id: string;
  readonly workspaceId: string;
  readonly scheduledFor: Date | null;
}

/**
 * Notifies the author of a newly scheduled item, now and some hours before its date, if it will not be published
 * because sources are missing. Once per date, no matter how often it is saved.
 */
export async function warnScheduled(db: Database, item: Scheduled): Promise<void> {
  const { id, workspaceId, scheduledFor } = item;
  if (scheduledFor === null || !(await areSourcesRequired(db, workspaceId))) return;
  await writeEffects({ db }, [warning('scheduled', { id, workspaceId, scheduledFor })]);
  if (warningTime(scheduledFor).getTime() > Date.now())
    await warnBeforeDate(db, { id, workspaceId, scheduledFor });
}

/**
 * Notifies the author of a scheduled item some hours before its date if it will not be published because sources are
 * missing.
 */
export async function warnBeforeDate(
  db: Database,
  item: Scheduled & { readonly scheduledFor: Date },
): Promise<void> {
  await writeEffects({ db }, [{ ...warning('before', item), dueAt: warningTime(item.scheduledFor) }]);
}

function warningTime(scheduledFor: Date): Date {
  return new Date(scheduledFor.getTime() - HOURS_BEFORE * HOUR_MS);
}

function warning(when: Warning['when'], item: Scheduled & { readonly scheduledFor: Date }): NewEffect {
  const { id: contentId, workspaceId, scheduledFor } = item;
  return {
    kind: WARN,
    key: `${WARN}:${when}:${contentId}:${scheduledFor.getTime()}`,
    payload: { when, contentId, workspaceId, scheduledFor: scheduledFor.toISOString() } satisfies Warning,
    channel: `sources:${workspaceId}`,
  };
}

interface BlockedItem {
  readonly authorId: string;
  readonly title: string;
  /** The first sentence without a source. */
  readonly sentence: string;
}

/**
 * Notifies an author that a scheduled item will not be published as it is. The text is read without an open
 * transaction.
 */
export const warnUnsourced: ExternalEffect<Warning, BlockedItem | null> = {
  kind: WARN,
  parse: (payload) => warningSchema.parse(payload),
  send: findBlocked,
  async record(ctx, { when, contentId, workspaceId, scheduledFor }, stopped) {
    if (stopped === null) return;
    const { authorId, title, sentence } = stopped;
    await notify(ctx, `${WARN}:${when}:${contentId}:${scheduledFor}`, {
      workspaceId,
      userId: authorId,
      kind: 'sources_missing',
      title,
      link: `/content/${contentId}?pane=sources`,
      reason: null,
      text: sentence,
    });
  },
};

async function findBlocked(
  { db }: EffectContext,
  { contentId, workspaceId, scheduledFor }: Warning,
): Promise<BlockedItem | null> {
  const item = await findItem(db, contentId);
  if (!item?.authorId || item.status !== 'scheduled') return null;
  if (item.scheduledFor?.toISOString() !== scheduledFor || !(await areSourcesRequired(db, workspaceId)))
    return null;
  const saved = await findSavedRevision(db, contentId);
  if (!saved) return null;
  const scoreCache = new ScoreCache();
  await scoreCache.check(saved);
  const [first] = await openSentences(db, contentId, scoreCache.unsourcedIn(saved));
  return first ? { authorId: item.authorId, title: item.title, sentence: first.text } : null;
}
