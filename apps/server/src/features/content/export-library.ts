import { setImmediate as breathe } from 'node:timers/promises';
import type { ContentItem } from '@pagewright/contract/content';
import type { Context } from '../../platform/context.ts';
import { exportLibrary as writeLibrary, type ExportFormat } from '../../documents/index.ts';
import { toCard } from './content-item.ts';
import type { PageStart } from './cursor.ts';
import { exportItem } from './export-item.ts';
import { findTexts } from './export-repository.ts';
import { toFilter } from './list-content.ts';
import { findCards } from './list-repository.ts';
import type { CardRow } from './repository.ts';

/** Items held in memory at once; a text is at most 2 MB. */
const BATCH = 20;

/**
 * Streams a zip archive of all items that the caller may read, oldest first, or one table for `csv`. Items created or
 * removed meanwhile may or may not be included.
 * @throws ConversionError `library_too_large` beyond 65,000 items or 4 GB.
 */
export function exportLibrary(ctx: Context, format: ExportFormat): AsyncGenerator<Uint8Array> {
  return writeLibrary(readableItems(ctx), format, (item, kind) => exportItem(ctx, item, kind));
}

async function* readableItems(ctx: Context): AsyncGenerator<ContentItem> {
  const filter = toFilter(ctx.actor, { authorId: 'all' });
  const page = { sort: 'created', order: 'asc', limit: BATCH } as const;
  let after: PageStart | null = null;
  for (;;) {
    const cards: CardRow[] = await findCards(ctx.db, filter, { ...page, after });
    const ids = cards.map(({ id }) => id);
    const texts = await findTexts(ctx.db, ids);
    for (const card of cards) {
      // Yield after each item, not only when waiting for the database.
      await breathe();
      const text = texts.get(card.id);
      if (text !== undefined) yield { ...toCard(ctx, card), ...text };
    }
    const last = cards.at(-1);
    if (!last || cards.length < BATCH) return;
    after = { ...page, key: last.createdAt.toISOString(), id: last.id };
  }
}
