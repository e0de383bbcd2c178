import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Services } from '../../../platform/context.ts';
import { installationValue } from '../../../platform/db/installation-value.ts';
import { sendPage } from '../../../platform/http/pages/send-page.ts';
import { PermanentFailure, type EffectContext, type ExternalEffect } from '../../../platform/jobs/define.ts';
import { writeEffects } from '../../../platform/jobs/outbox.ts';
import { addPublicRoute, sendNotFound, type SiteDeps } from './site-visit.ts';

const KIND = 'index-now';
const KEY_NAME = 'indexnow_key';
/** Served on every host of this server, so it is next to the pages it vouches for. */
const KEY_PATH = '/indexnow-key.txt';

const payloadSchema = z.object({ url: z.url() });
type Payload = z.output<typeof payloadSchema>;

/** Notifies search engines of a changed page, if the operator allows it. `cause` identifies the change. */
export async function enqueueIndexNow(
  ctx: Pick<EffectContext, 'db'> & { readonly services: Pick<Services, 'config'> },
  url: string,
  cause: string,
): Promise<void> {
  if (ctx.services.config.indexNowUrl === null) return;
  await writeEffects(ctx, [{ kind: KIND, key: `${KIND}:${cause}`, payload: { url }, channel: KIND }]);
}

/** Submits a page to search engines with the IndexNow protocol. Submitting twice does no harm. */
export const indexNowEffect: ExternalEffect<Payload, null> = {
  kind: KIND,
  parse: (payload) => payloadSchema.parse(payload),
  async send({ db, services }, { url }, signal) {
    const { indexNowUrl } = services.config;
    // The operator has turned it off in the meantime.
    if (indexNowUrl === null) return null;
    const { origin, host } = new URL(url);
    const key = await loadKey(db);
    const { status } = await services.outgoing.fetch(indexNowUrl, {
      method: 'POST',
      redirectsMax: 0,
      signal,
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify({ host, key, keyLocation: `${origin}${KEY_PATH}`, urlList: [url] }),
    });
    if (status === 429 || status >= 500) throw new Error(`answered ${status}`);
    if (status >= 300) throw new PermanentFailure(`answered_${status}`);
    return null;
  },
  record: async () => undefined,
};

/** Adds the page with the key that proves to search engines that we may submit a host's pages. */
export function addIndexNowRoute(app: FastifyInstance, { services, db }: SiteDeps): void {
  addPublicRoute(app, KEY_PATH, async (request, reply) =>
    services.config.indexNowUrl === null
      ? sendNotFound(request, reply, null)
      : sendPage(request, reply, { type: 'text/plain', body: await loadKey(db) }),
  );
}

/** The key contains only letters, digits, and hyphens. */
async function loadKey(db: SiteDeps['db']): Promise<string> {
  return (await installationValue(db, KEY_NAME)).replaceAll('_', '-');
}
