import { SCREEN_PATHS } from '@pagewright/contract/screen-paths';
import { expect, test } from 'vitest';
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
