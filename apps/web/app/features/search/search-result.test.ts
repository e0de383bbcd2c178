import { IconSettings, IconUsers } from '@tabler/icons-react';
import { expect, test } from 'vitest';
import { filterScreens, toSearchResult } from './search-result.ts';

const screens = [
  { path: '/team', label: 'Team', description: 'Collaboration and workflows', icon: IconUsers },
  { path: '/settings', label: 'Settings', description: 'Configure your workspace', icon: IconSettings },
];
const paths = (term: string): string[] =>
  filterScreens(screens, term).map(({ target }) => ('path' in target ? target.path : ''));

test('a screen is found by all words of the term, in its name or description', () => {
  expect(paths('')).toEqual(['/team', '/settings']);
  expect(paths('TEAM')).toEqual(['/team']);
  expect(paths('work')).toEqual(['/team', '/settings']);
  expect(paths('team work')).toEqual(['/team']);
  expect(paths('calendar')).toEqual([]);
});

test('a found item opens in the editor and has a label even without a title', () => {
  const hit = { kind: 'content', id: 'a b', title: '', status: 'draft', excerpt: 'Words' } as const;
  expect(toSearchResult(hit, { untitled: 'Untitled Content' })).toMatchObject({
    target: { path: '/content/a%20b' },
    label: 'Untitled Content',
    detail: 'Words',
    status: 'draft',
  });
});

test('a found outline opens on its screen', () => {
  const hit = { kind: 'outline', id: 'd', title: 'Desks', strategy: 'standard', excerpt: 'desk' } as const;
  expect(toSearchResult(hit, { untitled: 'Untitled Content' })).toMatchObject({
    group: 'outlines',
    target: { path: '/outline/d' },
    label: 'Desks',
    detail: 'desk',
    status: null,
  });
});

test('a found brief opens in the wizard', () => {
  const hit = {
    kind: 'brief',
    id: 'c',
    title: 'Rain barrels',
    stage: 'analysis',
    excerpt: 'An idea',
  } as const;
  expect(toSearchResult(hit, { untitled: 'Untitled Content' })).toMatchObject({
    group: 'briefs',
    target: { path: '/strategy/c' },
    label: 'Rain barrels',
    status: null,
  });
});
