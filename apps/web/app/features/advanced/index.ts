export { AdvancedScreen } from './advanced-screen.tsx';
export { OpenRun } from './runs/open-run.tsx';
export { AlertLine } from './tabs/competitive-intel/alerts-view.tsx';
export { competitiveIntel } from './tabs/competitive-intel/competitive-intel.ts';
