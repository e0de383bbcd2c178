import type { readStatus } from '@pagewright/contract/health';
import type { CallOutput } from '@pagewright/contract/endpoint';
import { LANGUAGES, type Language } from '@pagewright/contract/settings/preferences';
import { sitePath } from '@pagewright/contract/site-path';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../platform/context.ts';
import type { Database } from '../../platform/db/client.ts';
import { withLanguage } from '../../platform/language/current-language.ts';
import { describeStatus } from '../health/index.ts';
import type { MarketingSite } from './marketing-site.ts';
import { placePage } from './page.ts';
import { STATUS_PATH, statusPage } from './pages/status/status-page.ts';

type Status = CallOutput<typeof readStatus>;

/** Milliseconds for which one measurement is reused for all requests in a language. */
const CACHE_MS = 1_000;

interface Deps {
  readonly services: Services;
  readonly db: Database;
}

/** Adds the status page of this server, measured on request. */
export function statusRoute(app: FastifyInstance, deps: Deps, site: MarketingSite): void {
  const last = new Map<Language, { readonly at: number; readonly status: Promise<Status> }>();
  const measure = (language: Language): Promise<Status> => {
    const known = last.get(language);
    if (known && Date.now() - known.at <= CACHE_MS) return known.status;
    const status = describeStatus(deps);
    last.set(language, { at: Date.now(), status });
    return status;
  };
  for (const language of LANGUAGES)
    app.get(sitePath(STATUS_PATH, language), { config: { access: 'public' } }, (request, reply) =>
      withLanguage(language, async () =>
        site.sendOnce(request, reply, placePage(statusPage(await measure(language)), language)),
      ),
    );
}
