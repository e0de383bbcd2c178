/** A small search engine over planted sites, in SearXNG's format. */
import { startFakeService, type FakeService } from '../../tests/fakes/service/start-fake-service.ts';
import type { Site } from './page.ts';

const RESULTS = 10;
/** Share of the words of a query that a result has. */
const MATCHING = 0.6;
const TITLE_WEIGHT = 3;

interface Entry {
  readonly url: string;
  readonly title: string;
  readonly text: string;
  readonly lowTitle: string;
  readonly lowText: string;
}

/** Starts the engine; it knows the articles and products as they are now. */
export function startSearch(sites: readonly Site[]): Promise<FakeService> {
  const entries = sites.flatMap((site) =>
    site.pages
      .filter(({ kind }) => kind === 'article' || kind === 'product')
      .map(({ path, title, paragraphs }): Entry => {
        const text = paragraphs.join(' ').replaceAll(/<[^>]+>/g, ' ');
        return {
          url: site.url + path,
          title,
          text,
          lowTitle: title.toLowerCase(),
          lowText: text.toLowerCase(),
        };
      }),
  );
  return startFakeService(({ path, query }) => {
    if (path !== '/search') return { status: 404, body: {} };
    const q = query.get('q') ?? '';
    const results = find(entries, q).map(({ url, title, text }) => ({
      url,
      title,
      content: text.slice(0, 160),
      engine: 'planted',
      engines: ['planted'],
      category: 'general',
    }));
    return {
      body: {
        query: q,
        number_of_results: 0,
        results,
        answers: [],
        corrections: [],
        infoboxes: [],
        suggestions: [],
        unresponsive_engines: [],
      },
    };
  });
}

function find(entries: readonly Entry[], q: string): Entry[] {
  const low = q.toLowerCase();
  const phrases = [...low.matchAll(/(?<!-)"([^"]+)"/g)].map(([, phrase = '']) => phrase);
  const excluded = [...low.matchAll(/-site:(\S+)/g)].map(([, host = '']) => host);
  const [only] = [...low.matchAll(/(?<!-)site:(\S+)/g)].map(([, host = '']) => host);
  const words = low
    .replaceAll(/-?(?:site:\S+|"[^"]*")/g, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1);
  return entries
    .map((entry) => {
      const isOut =
        excluded.some((host) => entry.url.includes(host)) ||
        (only !== undefined && !entry.url.includes(only)) ||
        phrases.some((phrase) => !entry.lowText.includes(phrase) && !entry.lowTitle.includes(phrase));
      if (isOut) return { entry, score: 0 };
      const inTitle = words.filter((word) => entry.lowTitle.includes(word)).length;
      const inText = words.filter((word) => entry.lowText.includes(word)).length;
      const isMatch = Math.max(inTitle, inText) >= MATCHING * words.length;
      return { entry, score: isMatch ? 1 + TITLE_WEIGHT * inTitle + inText : 0 };
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, RESULTS)
    .map(({ entry }) => entry);
}
