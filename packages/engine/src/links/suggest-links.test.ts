import { describe, expect, it } from 'vitest';
import { linksAround, suggestLinks } from './suggest-links.ts';

const FILLER = 'People ask about it in the shop and by phone, and we write down what we tell them. ';
const page = (url: string, title: string, text: string) => ({ url, title, text });
const pages = [
  page(
    '/guides/rain-barrels',
    'Rain barrels',
    `A rain barrel stands below the gutter. ${FILLER}\n\nIn winter it freezes, so read how to clean gutters in autumn before the first frost. ${FILLER}`,
  ),
  page('/guides/clean-gutters', 'How to clean gutters', `Leaves fill a gutter in a season. ${FILLER}`),
  page('/guides/garden-hoses', 'Garden hoses', `A hose joins a tap to a bed. ${FILLER}`),
  page('/recipes/lemon-cake', 'Lemon cake', `Lemons, eggs and flour make a cake. ${FILLER}`),
  page('/recipes/plum-jam', 'Plum jam', `Plums and sugar cook for an hour. ${FILLER}`),
];
const linksOf = (url: string, of = pages) => suggestLinks(of, [url]).get(url) ?? [];

describe('suggestLinks', () => {
  it('ranks the page first that the text names, with words of the text as the anchor', () => {
    const [first] = linksOf('/guides/rain-barrels');
    expect(first).toMatchObject({ url: '/guides/clean-gutters', anchor: 'how to clean gutters' });
    expect(pages[0]!.text).toContain(first!.anchor);
    expect(first!.score).toBeGreaterThan(0.5);
  });

  it('finds a page by its subject if its title is not mentioned', () => {
    const water = page(
      '/notes/water',
      'Our summer',
      `We catch water from the gutter in a barrel and pour it on the beds. ${FILLER}`,
    );
    const [first] = linksOf('/notes/water', [...pages, water]);
    expect(first!.url).toBe('/guides/rain-barrels');
  });

  it('prefers the longer of two names at one position', () => {
    const source = page('/a', 'A', 'Read about the rain barrels for balconies that we sell.');
    const long = page('/long', 'Rain barrels for balconies', `Small ones. ${FILLER}`);
    const links = linksOf('/a', [...pages, source, long]);
    expect(links.find(({ url }) => url === '/long')?.anchor).toBe('rain barrels for balconies');
  });

  it('never suggests the page itself, nor more than eight, and nothing for an address outside the site', () => {
    const many = Array.from({ length: 20 }, (_, at) =>
      page(`/p/${at}`, `Page ${at}`, `Number ${at}. ${FILLER}`),
    );
    const links = linksOf('/p/3', many);
    expect(links).toHaveLength(8);
    expect(links.map(({ url }) => url)).not.toContain('/p/3');
    expect(linksOf('/elsewhere')).toEqual([]);
    expect(suggestLinks([], ['/'])).toEqual(new Map([['/', []]]));
  });

  it('ranks independently of the order of the pages', () => {
    const scores = (of: typeof pages) =>
      new Map(linksOf('/guides/rain-barrels', of).map(({ url, score }) => [url, score.toFixed(6)]));
    expect(scores(pages.toReversed())).toEqual(scores(pages));
  });

  it('reads pages without words, and titles of symbols only', () => {
    const odd = [page('/', '', ''), page('/x', '—', 'x'), page('/y', 'the', 'the of and'), ...pages];
    expect(linksOf('/', odd)).toHaveLength(7);
    for (const { score } of linksOf('/y', odd)) expect(score).toBeGreaterThanOrEqual(0);
  });
});

describe('linksAround', () => {
  it('finds pages to link to and pages to link from, with their own words', () => {
    const { outbound, inbound } = linksAround(pages, '/guides/clean-gutters');
    expect(outbound).toEqual(linksOf('/guides/clean-gutters'));
    expect(inbound[0]).toMatchObject({ url: '/guides/rain-barrels', anchor: 'how to clean gutters' });
    expect(inbound).toHaveLength(pages.length - 1);
    const [draft, ...others] = [page('', pages[0]!.title, pages[0]!.text), ...pages.slice(1)];
    const [link] = linksAround([draft, ...others], '').outbound;
    expect(link).toMatchObject({ url: '/guides/clean-gutters', anchor: 'how to clean gutters' });
    // It is not known yet whether it will be in the same folder.
    expect(link!.score).toBeLessThan(linksOf('/guides/rain-barrels')[0]!.score);
    expect(linksAround(pages, '/elsewhere')).toEqual({ outbound: [], inbound: [] });
  });
});
