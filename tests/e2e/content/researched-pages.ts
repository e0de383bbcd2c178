import { SERPER_KEY, startSerper } from '../../fakes/serper/start-serper.ts';
import type { FakeService } from '../../fakes/service/start-fake-service.ts';
import { startWebHost, type WebHost } from '../../fakes/web/start-web-host.ts';
import { addCleanup } from '../../add-cleanup.ts';

/** Loopback sites that a fake Serper finds, and the settings of a server that may call them. */
export interface ResearchedPages {
  readonly site: WebHost;
  readonly serper: FakeService;
  readonly settings: Record<string, string>;
}

const page = (title: string, body: string): { readonly body: string } => ({
  body: `<!doctype html><html><head><title>${title}</title></head><body><nav><a href="/">Home</a></nav><article><h1>${title}</h1>${body}</article><footer>All rights reserved</footer></body></html>`,
});

/** Starts three pages about rain barrels for a test file; one more search result is unreachable. */
export async function openResearchedPages(): Promise<ResearchedPages> {
  const site = await startWebHost({
    '/screens': page(
      'Rain barrel care',
      '<p>A rain barrel with a downspout diverter stays clean, and a spigot lets the water out.</p><h2>How do you keep mosquitoes out of a rain barrel?</h2><p>Cover every opening with a fine screen. The screen keeps mosquitoes out of the rain barrel all summer.</p>',
    ),
    '/sizes': page(
      'Sizes of rain barrels',
      '<p>The roof decides how large a rain barrel should be. A small roof fills a barrel of two hundred litres in one storm.</p><h2>Litres and roofs</h2><p>Two hundred litres hold what a small roof brings in one storm, and five hundred what comes from the roof of a house.</p>',
    ),
    '/guide': page(
      'The rain barrel guide',
      '<p>A downspout diverter leads the water of the roof into the rain barrel.</p><h2>Where does it stand?</h2><p>It stands on firm blocks below the gutter, so that a watering can fits below the spigot.</p>',
    ),
  });
  const serper = await startSerper({
    organic: ['screens', 'sizes', 'gone', 'guide'].map((path) => ({
      title: `Result ${path}`,
      link: `${site.url}/${path}`,
    })),
    questions: ['Can you drink from a rain barrel?', 'How large should a rain barrel be?'],
  });
  addCleanup(async () => {
    await Promise.all([site.close(), serper.close()]);
  });
  const settings = {
    SEARCH_SOURCES: 'serper',
    SERPER_API_KEY: SERPER_KEY,
    SERPER_URL: serper.url,
    OUTGOING_ALLOW: '127.0.0.0/8',
    CRAWLER_PAUSE_MS: '0',
  };
  return { site, serper, settings };
}
