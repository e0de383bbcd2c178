import { describe, expect, it } from 'vitest';
import { classifyIntent } from './classify-intent.ts';
import { favouredFormat, intentFormats, resultFormat } from './favoured-format.ts';
import { editDistance, joinedWords } from './name-likeness.ts';

describe('classifyIntent', () => {
  it.each([
    ['what is photosynthesis', 'informational'],
    ['how to tie a tie', 'informational'],
    ['facebook login', 'navigational'],
    ['www.barclays.co.uk', 'navigational'],
    ['facebok', 'navigational'],
    ['mortgage calculator', 'transactional'],
    ['mortgage calculater', 'transactional'],
    ['download vlc player', 'transactional'],
    ['buy concert tickets', 'transactional'],
    ['best running shoes for flat feet', 'commercial'],
    ['plumber near me', 'local'],
    ['best pizza near me', 'local'],
  ])('%s is %s', (query, leading) => {
    expect(classifyIntent({ query }).leading).toBe(leading);
  });

  it('allows several intents at once', () => {
    const { probabilities } = classifyIntent({ query: 'best pizza near me' });
    expect(probabilities.commercial).toBeGreaterThan(0.5);
    expect(probabilities.local).toBeGreaterThan(0.5);
  });

  it('the three exclusive intents add up to 1, and each is between 0 and 1', () => {
    const { probabilities } = classifyIntent({ query: 'cheap flights', url: 'https://flights.example/' });
    const { informational, navigational, transactional } = probabilities;
    expect(informational + navigational + transactional).toBeCloseTo(1, 9);
    for (const value of Object.values(probabilities)) {
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1);
    }
  });

  it('follows the address if the words are not conclusive', () => {
    const query = 'northwind outdoor';
    const home = classifyIntent({ query, url: 'https://www.northwindoutdoor.com/' });
    const article = classifyIntent({ query, url: 'https://en.wikipedia.org/wiki/Outdoor_recreation' });
    expect(home.leading).toBe('navigational');
    expect(article.leading).toBe('informational');
    expect(home.evidence.map(({ code }) => code)).toContain('host_named');
  });

  it('follows what a results page sells', () => {
    const results = Array.from({ length: 10 }, (_, index) => ({
      title: 'Buy walking boots',
      url: `https://shop${index}.example/products/boots-${index}`,
    }));
    const alone = classifyIntent({ query: 'walking boots' }).probabilities;
    const shown = classifyIntent({ query: 'walking boots', results }).probabilities;
    expect(shown.transactional).toBeGreaterThan(alone.transactional * 2);
  });

  it('ignores the words of another language', () => {
    const result = classifyIntent({ query: 'как приготовить борщ' });
    expect(result.language).not.toBe('en');
    expect(result.leftOut).toEqual(['query_words']);
  });

  it('returns no intent for empty input and survives hostile input', () => {
    expect(classifyIntent({ query: ' ' }).leading).toBeNull();
    for (const query of [
      'x'.repeat(100_000),
      '😀'.repeat(50_000),
      '\u0000\u202E',
      '((((',
      'a '.repeat(100_000),
    ]) {
      expect(() =>
        classifyIntent({ query, url: query, results: [{ title: query, url: query }] }),
      ).not.toThrow();
    }
  });
});

describe('names', () => {
  it('counts insertions, deletions, replacements, and swaps', () => {
    expect(editDistance('spotify', 'soptify', 2)).toBe(1);
    expect(editDistance('kitten', 'sitting', 5)).toBe(3);
  });

  it('finds the words of a joined name', () => {
    expect(joinedWords('moneyfarm')).toBe(true);
    expect(joinedWords('quetiapine')).toBe(false);
  });
});

describe('favouredFormat', () => {
  it.each([
    ['10 Best Running Shoes of 2026', 'https://a.example/x', 'listicle'],
    ['How to Start Running', 'https://a.example/x', 'how_to'],
    ['Nike vs Adidas', 'https://a.example/x', 'comparison'],
    ['Running shoes', 'https://www.youtube.com/watch?v=1', 'video'],
    ['Pace', 'https://a.example/calculators/pace', 'tool'],
    ['Pegasus 41', 'https://a.example/product/pegasus', 'product'],
    ['Acme', 'https://acme.example/', 'landing'],
    ['On running', 'https://a.example/on-running', 'article'],
  ])('%s at %s is a %s', (title, url, format) => {
    expect(resultFormat({ title, url })).toBe(format);
  });

  it('weights a rank by 1 / log2(rank + 2)', () => {
    const found = favouredFormat([
      { title: 'How to run', url: 'https://a.example/1' },
      { title: 'Running guide', url: 'https://a.example/2' },
      { title: 'How to breathe', url: 'https://a.example/3' },
    ]);
    // 1, 0.6309 and 0.5: (1 + 0.5) / 2.1309
    expect(found.format).toBe('how_to');
    expect(found.formats[0]?.share).toBeCloseTo(0.7039, 3);
    expect(found.formats[0]?.results).toEqual([0, 2]);
    expect(favouredFormat([]).format).toBeNull();
  });

  it('reports whether a format is measured or modeled', () => {
    const intent = classifyIntent({ query: 'what is interval training' });
    expect(intentFormats(intent)[0]).toMatchObject({ format: 'guide', provenance: { kind: 'modelled' } });
    const results = [{ title: 'What is interval training?', url: 'https://a.example/intervals' }];
    expect(intentFormats(intent, results)[0]).toMatchObject({
      format: 'definition',
      provenance: { kind: 'modelled' },
    });
  });
});
