import type { readStatus } from '@pagewright/contract/health';
import type { CallOutput } from '@pagewright/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../platform/context.ts';
import type { Database } from '../../platform/db/client.ts';
import { withLanguage } from '../../platform/language/current-language.ts';
import { describeStatus } from '../health/index.ts';
import type { MarketingSite } from './marketing-site.ts';
import { STATUS_PATH, statusPage } from './pages/status/status-page.ts';

/** Milliseconds for which one measurement is reused for all requests. */
const CACHE_MS = 1_000;

interface Deps {
  readonly services: Services;
  readonly db: Database;
}

/** Adds the status page of this server, measured on request. */
export function statusRoute(app: FastifyInstance, deps: Deps, site: MarketingSite): void {
  let last: { readonly at: number; readonly status: Promise<CallOutput<typeof readStatus>> } | null = null;
  app.get(STATUS_PATH, { config: { access: 'public' } }, (request, reply) =>
    // The site is in English, whatever language its visitors use.
    withLanguage(null, async () => {
      if (last === null || Date.now() - last.at > CACHE_MS)
        last = { at: Date.now(), status: describeStatus(deps) };
      return site.sendOnce(request, reply, statusPage(await last.status));
    }),
  );
}
