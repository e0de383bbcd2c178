import { SCREEN_PATHS } from '@pagewright/contract/screen-paths';
import { expect, test } from 'vitest';
import { describeRun } from '../pictures/states/describe-run.ts';
import { findUndrawn } from '../pictures/states/find-undrawn.ts';
import { SCREENS } from '../pictures/states/screens.ts';
import { readProjectFile, sourceFiles } from './project-files.ts';

/** Lists are at another screen's path for members: `/reports` is a tab of `/analytics`. */
const DRAWN_ELSEWHERE = new Set(['reports']);
/** Where tabs are rendered, and the names of screens that show them. */
const TAB_HOSTS: Readonly<Record<string, string>> = {
  'apps/web/app/features/advanced/advanced-screen.tsx': 'advanced, comprehensive',
  'apps/web/app/features/analytics/competitive-analytics.tsx': 'analytics, search',
  'apps/web/app/features/content/content-studio.tsx': 'templates',
  'apps/web/app/features/outline/result/outline-view.tsx': 'outline',
  'apps/web/app/features/settings/settings-screen.tsx': 'settings, billing',
  'apps/web/app/features/strategy/strategy-builder.tsx': 'strategy, clusters',
  'apps/web/app/features/team/team-screen.tsx': 'team, activity',
};

test('`npm run states` draws every screen of the contract', () => {
  const missing = SCREEN_PATHS.filter((path) => !DRAWN_ELSEWHERE.has(path)).map((path) => `/${path}`);
  expect(findUndrawn(missing, SCREENS)).toEqual([]);
  expect(
    findUndrawn(['/settings/new-tab', '/content/00000000-0000-4000-8000-000000000000'], SCREENS),
  ).toEqual(['/settings/new-tab']);
  expect(new Set(SCREENS.map(({ name }) => name)).size).toBe(SCREENS.length);
});

test('`npm run states` draws the tabs of every screen that has tabs', () => {
  const hosts = sourceFiles().filter(
    (path) =>
      /^apps\/web\/app\/features\/.*\.tsx$/.test(path) &&
      /<Tabs\.Tab\b|<TabLinks\b/.test(readProjectFile(path)),
  );
  const names = new Set(SCREENS.map(({ name }) => name));
  expect(hosts.filter((path) => !names.has(TAB_HOSTS[path] ?? ''))).toEqual([]);
});

test('docs/images/screens.md has a line about every screen that is drawn', () => {
  const rows = readProjectFile('docs/images/screens.md').match(/^\| (?!Screen |---).*$/gm) ?? [];
  const cells = rows.map((row) => row.split('|').map((cell) => cell.trim()));
  expect(cells.map(([, name]) => name)).toEqual(SCREENS.map(({ name }) => name));
  expect(cells.filter(([, , change]) => !change)).toEqual([]);
});

/** Files with tabs that do not look like all others. */
const strayTabs = (files: readonly { readonly path: string; readonly source: string }[]): string[] =>
  files
    .filter(
      ({ path, source }) =>
        /^apps\/web\/app\/(?!lib\/tabs\/).*\.tsx$/.test(path) &&
        /<Tabs\s(?:[^>]|=>)*\bvariant|<Tabs\.List\b/.test(source),
    )
    .map(({ path }) => path);

test('all tabs are rows of `lib/tabs`, in one style', () => {
  expect(strayTabs(sourceFiles().map((path) => ({ path, source: readProjectFile(path) })))).toEqual([]);
  const path = 'apps/web/app/features/team/other.tsx';
  expect(
    strayTabs([{ path, source: '<Tabs\n  onChange={(next) => go(next)}\n  variant="pills"\n>' }]),
  ).toEqual([path]);
  expect(strayTabs([{ path, source: '<Tabs value={tab}><Tabs.List grow>' }])).toEqual([path]);
});

test('a run of `npm run states` counts what it drew, and names the states that its pictures do not show', () => {
  const drawings = [{ file: 'a.jpg', width: 360, scheme: 'light' }] as const;
  const screens = [
    {
      name: 'team',
      states: [
        { state: 'empty', drawings: [] },
        { state: 'success', drawings },
      ],
    },
    { name: 'outline', states: [{ state: 'loading', drawings }] },
  ] as const;
  expect(
    describeRun(screens, [
      { screen: 'team', state: 'empty', problem: 'not drawn' },
      { screen: 'outline', state: 'loading', problem: 'still loading' },
    ]),
  ).toBe(
    '2 screens, 2 states, 2 pictures; 1 not drawn, 1 still loading\nteam, empty: not drawn\noutline, loading: still loading',
  );
});
