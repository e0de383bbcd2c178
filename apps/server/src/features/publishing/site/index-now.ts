import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Services } from '../../../context.ts';
import { installationValue } from '../../../db/installation-value.ts';
import { sendPage } from '../../../http/pages/send-page.ts';
import { FinalFailure, type EffectContext, type OutsideEffect } from '../../../jobs/define.ts';
import { writeEffects } from '../../../jobs/outbox.ts';
import { publicRoute, sendMissing, type SiteDeps } from './visit.ts';

const KIND = 'index-now';
const KEY_NAME = 'indexnow_key';
/** Served on every host of this server, so that it stands beside the pages that it speaks for. */
const KEY_PATH = '/indexnow-key.txt';

const payloadSchema = z.object({ url: z.url() });
type Payload = z.output<typeof payloadSchema>;

/** Has search engines told that a page has changed, where the operator allows it. `cause` names the change. */
export async function announcePage(
  ctx: Pick<EffectContext, 'db'> & { readonly services: Pick<Services, 'config'> },
  url: string,
  cause: string,
): Promise<void> {
  if (ctx.services.config.indexNowUrl === null) return;
  await writeEffects(ctx, [{ kind: KIND, key: `${KIND}:${cause}`, payload: { url }, channel: KIND }]);
}

/** Tells search engines of a page by the protocol of IndexNow; to be told twice does no harm. */
export const announceEffect: OutsideEffect<Payload, null> = {
  kind: KIND,
  parse: (payload) => payloadSchema.parse(payload),
  async ask({ db, services }, { url }, signal) {
    const { indexNowUrl } = services.config;
    // The operator has withdrawn it meanwhile.
    if (indexNowUrl === null) return null;
    const { origin, host } = new URL(url);
    const key = await readKey(db);
    const { status } = await services.outgoing.fetch(indexNowUrl, {
      method: 'POST',
      redirectsMax: 0,
      signal,
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify({ host, key, keyLocation: `${origin}${KEY_PATH}`, urlList: [url] }),
    });
    if (status === 429 || status >= 500) throw new Error(`answered ${status}`);
    if (status >= 300) throw new FinalFailure(`answered_${status}`);
    return null;
  },
  record: async () => undefined,
};

/** Adds the page of the key by which search engines know that we speak for the pages of a host. */
export function indexNowRoute(app: FastifyInstance, { services, db }: SiteDeps): void {
  publicRoute(app, KEY_PATH, async (request, reply) =>
    services.config.indexNowUrl === null
      ? sendMissing(request, reply, null)
      : sendPage(request, reply, { type: 'text/plain', body: await readKey(db) }),
  );
}

/** The key has letters, digits and hyphens alone. */
async function readKey(db: SiteDeps['db']): Promise<string> {
  return (await installationValue(db, KEY_NAME)).replaceAll('_', '-');
}
