import { describe, expect, it } from 'vitest';
import { compareVersions, parsePaper } from '../index.ts';
import type { EvidencePage } from '../index.ts';

const page = (title: string, html: string): EvidencePage => ({
  url: 'https://leaf.example/tea',
  title,
  paper: parsePaper(html),
});

const BEFORE = page(
  'Tea',
  '<p>Tea is a leaf.</p><h2>Price</h2><p>A tin costs 12 dollars.</p><h2>Storage</h2><p>Keep it dry.</p><h2>More</h2><p>One.</p><h2>More</h2><p>Two.</p>',
);

describe('compareVersions', () => {
  it('finds nothing on an unchanged page', () => {
    expect(compareVersions(BEFORE, BEFORE)).toMatchObject({
      headings: { added: [], removed: [] },
      sections: [],
      figures: { added: [], removed: [] },
    });
  });

  it('finds what was added, removed, and reworded, with the sentences of its figures', () => {
    const after = page(
      'Tea, explained',
      '<p>Tea is a leaf.</p><h2>Price</h2><p>A tin costs 15 dollars. It rose by 25%.</p><h3>Water</h3><p>Pour it hot.</p><h2>More</h2><p>One.</p><h2>More</h2><p>Three.</p>',
    );
    const changes = compareVersions(BEFORE, after);
    expect(changes.title).toEqual({ before: 'Tea', after: 'Tea, explained' });
    expect(changes.headings).toEqual({
      added: [{ level: 3, text: 'Water' }],
      removed: [{ level: 2, text: 'Storage' }],
    });
    expect(changes.sections).toEqual([
      {
        heading: 'Price',
        level: 2,
        before: 'A tin costs 12 dollars.',
        after: 'A tin costs 15 dollars. It rose by 25%.',
      },
      { heading: 'Water', level: 3, before: null, after: 'Pour it hot.' },
      // The second of two sections with the same heading.
      { heading: 'More', level: 2, before: 'Two.', after: 'Three.' },
      { heading: 'Storage', level: 2, before: 'Keep it dry.', after: null },
    ]);
    expect(changes.figures).toEqual({
      added: [
        { text: '15', sentence: 'A tin costs 15 dollars.' },
        { text: '25', sentence: 'It rose by 25%.' },
      ],
      removed: [{ text: '12', sentence: 'A tin costs 12 dollars.' }],
    });
    expect(changes.measures.before).toMatchObject({ headings: 4, figures: 1, lists: 0 });
    expect(changes.measures.after).toMatchObject({ headings: 4, figures: 2, lists: 0 });
  });
});
