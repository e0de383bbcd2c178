import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Effect, OutboxContext } from '../../../platform/jobs/define.ts';
import { writeEffects } from '../../../platform/jobs/outbox.ts';

const DELETE_STORED_FILES = 'forget-files';

const payloadSchema = z.object({ ids: z.array(z.string()) });

/** Deletes the stored bytes of files whose rows are gone. */
export const deleteStoredFiles: Effect<z.output<typeof payloadSchema>> = {
  kind: DELETE_STORED_FILES,
  parse: (payload) => payloadSchema.parse(payload),
  async run({ services }, { ids }) {
    for (const id of ids) await services.files.remove(id);
  },
};

/** Queues the stored bytes of files whose rows the transaction deletes. */
export async function enqueueFileDeletion(inside: OutboxContext, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await writeEffects(inside, [
      { kind: DELETE_STORED_FILES, key: `${DELETE_STORED_FILES}:${randomUUID()}`, payload: { ids } },
    ]);
}
