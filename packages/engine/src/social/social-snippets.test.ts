import { describe, expect, it } from 'vitest';
import { measureGrowth, GROWTH_MAX } from '../../../../tests/measure-growth.ts';
import { sampleOrAll } from '../../../../tests/run-size.ts';
import { parsePaper } from '../paper/parse-paper.ts';
import { rewordSnippet, socialSnippets } from './social-snippets.ts';
import type { SocialPlatform } from './social-snippets.ts';
import { xLength } from './x-length.ts';

const URL = `https://example.org/blog/${'kettle-'.repeat(20)}`;
const ARTICLE =
  parsePaper(`<p>Limescale makes an electric kettle use more power than it needs. It is easy to remove.</p>
<h2>How often should you descale a kettle?</h2>
<p>Homes with hard water should descale an electric kettle every 4 weeks. The water board counts 62 % of homes among them.</p>
<h2>What to use</h2><p>White vinegar removes limescale from an electric kettle in 30 minutes. Lemon juice works too, but it takes an hour.</p>`);

describe('xLength', () => {
  it('counts like twitter-text', () => {
    expect(xLength('')).toBe(0);
    expect(xLength('Hello, world!')).toBe(13);
    // 23 for the address, whatever its length. The period after it is not part of it.
    expect(xLength(`See ${URL}.`)).toBe(4 + 23 + 1);
    expect(xLength('See example.com/a/b now')).toBe(4 + 23 + 4);
    expect(xLength('We like Node.js')).toBe(15);
    // Wide scripts and emoji count 2, and so does a family of four joined ones. Typographic quotes count 1.
    expect(xLength('日本語')).toBe(6);
    expect(xLength('👨‍👩‍👧‍👦 ok')).toBe(5);
    expect(xLength('“it’s”')).toBe(6);
    // One letter, whether its accent is precomposed or combining.
    expect(xLength('é')).toBe(1);
    expect(xLength('e\u0301')).toBe(1);
  });

  it('is linear in the text', () => {
    for (const piece of ['a.', 'http://', '👍', '-']) {
      expect(
        measureGrowth((size) => xLength(piece.repeat(size)), sampleOrAll(15_000, 50_000)),
        piece,
      ).toBeLessThan(GROWTH_MAX);
    }
  });
});

describe('socialSnippets', () => {
  const make = (platform: SocialPlatform, title = 'How to descale an electric kettle') =>
    socialSnippets(ARTICLE, { platform, title, url: URL, keyword: 'electric kettle' });

  it('keeps to the platform’s limit', () => {
    for (const [platform, limit, fold] of [
      ['twitter', 280, null],
      ['linkedin', 3000, 210],
      ['facebook', 63_206, 477],
    ] as const) {
      const result = make(platform);
      expect(result).toMatchObject({ limit, fold });
      expect(result.snippets.map(({ hook }) => hook.from)).toEqual(['title', 'claim', 'question']);
      for (const { length, aboveFold, text } of result.snippets) {
        expect(length).toBeLessThanOrEqual(limit);
        expect(text.startsWith(aboveFold)).toBe(true);
        expect(aboveFold.length).toBeLessThanOrEqual(fold ?? text.length);
        expect(text).toContain(URL);
      }
    }
  });

  it('quotes the text, with places', () => {
    for (const { claims, hook } of make('linkedin').snippets) {
      const quoted = hook.place === null ? claims : [...claims, { text: hook.text, place: hook.place }];
      for (const { text, place } of quoted) {
        expect(ARTICLE.blocks[place.block]!.text.slice(place.start, place.end)).toBe(text);
      }
    }
    expect(make('twitter').snippets[1]?.hook.text).toMatch(/\d/);
    expect(
      make('twitter')
        .snippets.flatMap(({ claims }) => claims)
        .some(({ text }) => text.startsWith('It ')),
    ).toBe(false);
  });

  it('never contains a figure that is not in the text', () => {
    const { snippets, provenance } = make('twitter', '7 ways to descale an electric kettle');
    // Its sentences are quoted, but which of them make a post is a guess.
    expect(provenance.kind).toBe('modelled');
    expect(snippets.map(({ hook }) => hook.from)).toEqual(['claim', 'question']);
    expect(make('twitter', 'Seven ways to descale a kettle').snippets[0]?.hook.from).toBe('claim');
    expect(make('twitter', 'Descale your kettle in 30 minutes').snippets[0]?.hook.from).toBe('title');
    const tagged = socialSnippets(ARTICLE, {
      platform: 'facebook',
      title: null,
      keyword: 'kettle 2026',
      terms: ['kettle'],
    });
    expect(tagged.snippets[0]?.hashtags).toEqual(['#Kettle']);
  });

  it('creates hashtags from the keyword and the terms, without duplicates', () => {
    const { snippets } = socialSnippets(ARTICLE, {
      platform: 'linkedin',
      title: 'Kettles',
      keyword: 'electric kettle',
      terms: ['electric kettles', 'white vinegar', 'SEO', 'limescale'],
    });
    expect(snippets[0]?.hashtags).toEqual(['#ElectricKettle', '#WhiteVinegar', '#SEO']);
  });

  it('does not create a hashtag from a part of a longer name', () => {
    const coffee =
      parsePaper(`<p>Pour over coffee tastes clean. A pour over takes three minutes and 15 grams of beans.</p>
<p>Pour over brewers are cheap: a pour over cone costs 20 dollars. Rinse the paper filter before a pour over.</p>`);
    const tagsOf = (keyword: string | null) =>
      socialSnippets(coffee, { platform: 'linkedin', title: 'Brewing at home', keyword }).snippets[0]!
        .hashtags;
    expect(tagsOf('pour over coffee')[0]).toBe('#PourOverCoffee');
    for (const keyword of ['pour over coffee', null]) {
      expect(tagsOf(keyword)).not.toContain('#Pour');
      expect(tagsOf(keyword)).not.toContain('#PourOver');
    }
    const given = { platform: 'linkedin', title: 'Brewing', keyword: 'pour over coffee' } as const;
    const { snippets } = socialSnippets(coffee, {
      ...given,
      terms: ['pour', 'pour over', 'coffee', 'filters'],
    });
    expect(snippets[0]!.hashtags).toEqual(['#PourOverCoffee', '#Coffee', '#Filters']);
  });

  it('replaces the words before the same address and hashtags, unless they do not fit', () => {
    const about = { platform: 'twitter', url: URL } as const;
    const [snippet] = socialSnippets(ARTICLE, { ...about, title: 'Kettles', keyword: 'kettle' }).snippets;
    const reworded = rewordSnippet(snippet!, ' Is your kettle slow? ', about);
    expect(reworded?.text).toBe(`Is your kettle slow?\n\n${URL}\n\n${snippet!.hashtags.join(' ')}`);
    expect(reworded?.length).toBe(xLength(reworded!.text));
    expect(rewordSnippet(snippet!, 'kettle '.repeat(40), about)).toBeNull();
    expect(rewordSnippet(snippet!, ' ', about)).toBeNull();
    const facebook = rewordSnippet(snippet!, 'kettle '.repeat(60), { platform: 'facebook' });
    expect(facebook?.aboveFold.length).toBeLessThanOrEqual(477);
  });

  it('returns nothing for empty input and never throws', () => {
    expect(socialSnippets(parsePaper(''), { platform: 'twitter' }).snippets).toEqual([]);
    for (const text of ['😀', '\u0000', 'שלום עולם.', 'a '.repeat(5000), '<h2>?</h2>']) {
      expect(() =>
        socialSnippets(parsePaper(text), { platform: 'facebook', title: text, keyword: text }),
      ).not.toThrow();
    }
  });
});
