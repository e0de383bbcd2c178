import { analyzeStrategy, trackGaps } from '@pagewright/contract/advanced';
import { expect, onTestFinished, test } from 'vitest';
import { startWebHost, type WebHost } from '../../../../../../tests/fakes/web/start-web-host.ts';
import { openTestServer } from '../../../../../../tests/server/open-test-server.ts';
import { putPages, WORDS, type PageFacts } from './testing/put-pages.ts';

const server = await openTestServer({
  OUTGOING_ALLOW: '127.0.0.0/8',
  CRAWLER_PAUSE_MS: '0',
  DEFAULT_PLAN: 'Professional',
});
const maya = await server.signUp('Maya');

/** Starts a site with its name at the end of each title, and the same heading on every page. */
async function openSite(
  address: string,
  brand: string,
  pages: Readonly<Record<string, PageFacts>>,
): Promise<WebHost> {
  const host = await startWebHost({}, { address });
  onTestFinished(() => host.close());
  const entries = Object.entries(pages).map(([path, facts]): [string, PageFacts] => [
    path,
    {
      ...facts,
      title: `${facts.title} | ${brand}`,
      after: `${facts.after ?? ''}<h2>Related articles</h2>`,
    },
  ]);
  putPages(host, Object.fromEntries(entries));
  return host;
}

test('a topic is a group of wordings with one name, and the same topics are missing wherever they are shown', async () => {
  const torch = '<a href="/best-lights">head torch</a> and <a href="/light-care">head torch</a>';
  const rival = await openSite('127.0.0.8', 'Quill Camp', {
    '/': { title: 'Home' },
    // Two topics that share a word.
    '/camp-stove-fuel': { title: 'Fuel for a camp stove' },
    '/camp-stove-wind': { title: 'Camp stoves in the wind' },
    '/wood-stove-smoke': { title: 'Wood stove smoke', text: 'A compass helps. A compass! The compass.' },
    '/wood-stove-bricks': { title: 'Bricks for a wood stove', after: `<p>${WORDS} See ${torch}.</p>` },
    // One topic that links call by another name, and one in two spellings and two orders.
    '/best-lights': { title: 'Best headlamps for the night' },
    '/light-care': { title: 'How to clean a headlamp' },
    '/lock-a': { title: 'E-bike locks that hold' },
    '/lock-b': { title: 'Which ebike lock is light', text: 'This ebike lock is light.' },
    '/tents': { title: 'The storage of tents' },
    '/tents-cold': { title: 'Tent storage in winter' },
    // Names as the texts write them, whatever the titles do.
    '/element-a': { title: 'createElement explained', text: 'Call createElement twice.' },
    '/element-b': { title: 'CreateElement And Its Costs', text: 'So createElement costs little.' },
    '/oven-a': { title: 'The Best Dutch Oven', text: 'The Dutch oven is heavy.' },
    '/oven-b': { title: 'Cleaning A Dutch Oven', text: 'Rinse the Dutch oven.' },
    // No topics: the brand, navigation, and words that only frame.
    '/awards': { title: 'Quill Camp awards' },
    '/letters': { title: 'Quill Camp letters' },
    '/privacy': { title: 'Privacy policy' },
    '/all/page/2': { title: 'All articles' },
    '/all/page/3': { title: 'All articles' },
  });
  const own = await openSite('127.0.0.10', 'North Hut', {
    '/': { title: 'Home' },
    '/torches': { title: 'Head torch batteries' },
    '/pot-a': { title: 'Percolators for beginners' },
    '/pot-b': { title: 'Best percolators' },
    '/compass-a': { title: 'Compasses for beginners' },
    '/compass-b': { title: 'Best compasses' },
    '/water-a': { title: 'Water at home' },
    '/water-b': { title: 'Best water' },
  });
  const { body } = await server.call(maya, analyzeStrategy, {
    body: { competitor: rival.url, yourDomain: own.url },
  });
  const { covered, missed, missedByUs } = body.strategy.topics;
  const shown = covered
    .map(({ name, variants, pages }) => ({
      name,
      variants,
      pages: pages.map((url) => url.replace(rival.url, '')).toSorted(),
    }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, variants, pages }) => [name, variants, pages]);
  expect(shown).toEqual([
    ['Dutch oven', [], ['/oven-a', '/oven-b']],
    ['camp stove', [], ['/camp-stove-fuel', '/camp-stove-wind']],
    ['createElement', [], ['/element-a', '/element-b']],
    ['ebike lock', ['e-bike locks'], ['/lock-a', '/lock-b']],
    ['headlamp', ['head torch'], ['/best-lights', '/light-care']],
    ['storage of tents', ['tent storage'], ['/tents', '/tents-cold']],
    ['wood stove', [], ['/wood-stove-bricks', '/wood-stove-smoke']],
  ]);
  // We call headlamps head torches. Their text keeps using "compass"; "water" is too common a word to claim.
  const missing = [
    'Dutch oven',
    'camp stove',
    'createElement',
    'ebike lock',
    'storage of tents',
    'wood stove',
  ];
  expect(missedByUs.map(({ name }) => name).toSorted()).toEqual(missing);
  expect(missed.map(({ name }) => name)).toEqual(['percolators']);
  const gaps = await server.call(maya, trackGaps, {
    body: { competitors: [rival.url], yourDomain: own.url },
  });
  const keywords = gaps.body.gaps.map(({ keyword }) => keyword);
  expect(keywords).toEqual(expect.arrayContaining(missing));
  for (const covered of ['headlamp', 'head torch']) expect(keywords).not.toContain(covered);
  expect(keywords.join(' ')).not.toMatch(/quill|articles|policy/i);
});
