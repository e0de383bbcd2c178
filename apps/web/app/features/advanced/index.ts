export { AdvancedScreen } from './advanced-screen.tsx';
export { EarlierRunsMenu } from './runs/earlier-runs-menu.tsx';
export { OpenRun } from './runs/open-run.tsx';
export { RunComparison } from './runs/run-comparison.tsx';
export { AlertItem } from './tabs/competitive-intel/alerts-view.tsx';
export { Coverage } from './tabs/competitive-intel/coverage.tsx';
export { competitiveIntel } from './tabs/competitive-intel/competitive-intel.ts';
