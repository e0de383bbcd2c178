import type { RecurringJob } from '../../platform/jobs/define.ts';
import { UnreadableSecretError } from '../../platform/secrets/index.ts';
import { findAllSealedKeys, replaceSealedKey } from '../../vendors/index.ts';

/** Reseals secrets of a former installation key with the current one, so the former can be removed. */
export const resealKeys: RecurringJob = {
  name: 'reseal-keys',
  cron: '37 * * * *',
  async run(ctx) {
    const { secrets } = ctx.services;
    for (const stored of await findAllSealedKeys(ctx.db)) {
      if (secrets.isCurrent(stored.sealed)) continue;
      try {
        await replaceSealedKey(ctx.db, stored, secrets.seal(secrets.open(stored.sealed, stored), stored));
      } catch (error) {
        if (!(error instanceof UnreadableSecretError)) throw error;
        const { workspaceId, field } = stored;
        ctx.log.warn(
          { event: 'workspace_key_sealed', workspaceId, field },
          'a key of a workspace cannot be opened: its SECRETS_KEY is missing',
        );
      }
    }
  },
};
