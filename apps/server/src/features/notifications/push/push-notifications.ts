import type { EffectContext } from '../../../platform/jobs/define.ts';
import { writeEffects } from '../../../platform/jobs/outbox.ts';
import type { Recipient } from '../recipient-repository.ts';
import type { NotificationRow } from '../repository.ts';
import { pushedKinds } from '../notification-settings.ts';
import { createPushEffect } from './push-effect.ts';
import { countRecent, findBrowsers } from './push-repository.ts';

/** Pushes per user and hour; the last one says that the rest is in the list. */
const PUSHES_PER_HOUR = 20;

/** Pushes new notifications to the browsers of those who want them, once each. */
export async function pushNotifications(
  ctx: EffectContext,
  rows: readonly NotificationRow[],
  recipients: readonly Recipient[],
): Promise<void> {
  for (const { userId, wishes } of recipients) {
    const kinds = pushedKinds(wishes);
    const wanted = rows.filter((row) => row.userId === userId && kinds.includes(row.kind));
    if (wanted.length === 0) continue;
    const browsers = await findBrowsers(ctx.db, userId);
    if (browsers.length === 0) continue;
    const recent = await countRecent(ctx.db, userId, kinds);
    const left = Math.max(0, PUSHES_PER_HOUR - (recent - wanted.length));
    await writeEffects(
      ctx,
      wanted
        .slice(0, left)
        .flatMap((notice, index) =>
          browsers.map((browser) =>
            createPushEffect({ notice, browser, isLast: index === left - 1, number: 1 }),
          ),
        ),
    );
  }
}
