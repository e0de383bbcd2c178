import { describe, expect, it } from 'vitest';
import { comparePages, compareSites } from '../index.ts';
import type { PageSnapshot } from '../index.ts';

const snapshot = (given: Partial<PageSnapshot> = {}): PageSnapshot => ({
  url: 'https://www.leaf.example/tea',
  fetchedAt: '2024-03-01T00:00:00Z',
  status: 200,
  title: 'Tea',
  description: 'All of it.',
  headings: [
    { level: 1, text: 'Tea' },
    { level: 2, text: 'Green' },
    { level: 3, text: 'Sencha' },
  ],
  language: 'en',
  ...given,
});
const later = { fetchedAt: '2024-03-08T00:00:00Z' };

describe('comparePages', () => {
  it('finds nothing on an unchanged page', () => {
    expect(comparePages(snapshot(), snapshot(later), ['tea'])).toEqual([]);
  });

  it('finds a new page, and the tracked keywords that it targets', () => {
    const page = snapshot({ ...later, title: 'Brewing loose teas' });
    expect(comparePages(null, page, ['brew tea', 'coffee'])).toEqual([
      {
        code: 'new_page',
        priority: 'high',
        timestamp: '2024-03-08T00:00:00Z',
        competitor: 'leaf.example',
        url: page.url,
        content: { title: 'Brewing loose teas', description: 'All of it.' },
        targetedKeywords: ['brew tea'],
        values: { headings: 3 },
        provenance: { kind: 'measured', method: 'page-snapshots' },
      },
    ]);
  });

  it('finds a new title, changed headings, and a newly targeted keyword', () => {
    const after = snapshot({
      ...later,
      title: 'Tea and matcha',
      headings: [
        { level: 1, text: 'Tea' },
        { level: 2, text: 'Green' },
        { level: 2, text: 'Matcha whisks' },
      ],
    });
    const alerts = comparePages(snapshot(), after, ['tea', 'matcha whisk']);
    expect(alerts.map(({ code, priority, targetedKeywords }) => [code, priority, targetedKeywords])).toEqual([
      ['keyword_targeted', 'high', ['matcha whisk']],
      ['title_changed', 'medium', ['tea', 'matcha whisk']],
      // One heading was added and one removed: 2 of 6.
      ['headings_changed', 'medium', ['tea', 'matcha whisk']],
    ]);
    expect(alerts[2]!.values).toEqual({ added: ['Matcha whisks'], removed: ['Sencha'] });
  });

  it('treats only 404 and 410 as a removed page', () => {
    const removed = (status: number) =>
      comparePages(snapshot(), snapshot({ ...later, status, title: '' }), []);
    expect(removed(410)).toMatchObject([
      { code: 'removed_page', priority: 'low', values: { status: 410 }, content: { title: 'Tea' } },
    ]);
    expect([removed(503), removed(403), comparePages(snapshot(), null, [])]).toEqual([[], [], []]);
    expect(comparePages(snapshot({ status: 503 }), snapshot(later), [])).toEqual([]);
  });

  it('compares sites page by page, most important first', () => {
    const gone = snapshot({ url: 'https://leaf.example/old' });
    const alerts = compareSites(
      [snapshot(), gone],
      [
        snapshot({ ...later, headings: snapshot().headings.slice(0, 2) }),
        snapshot({ ...later, url: 'https://leaf.example/new-mug', title: 'Mug' }),
      ],
      ['mug'],
    );
    expect(alerts.map(({ code, priority }) => [code, priority])).toEqual([
      ['new_page', 'high'],
      ['headings_changed', 'low'],
    ]);
  });
});
