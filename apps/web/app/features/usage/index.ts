export { ModelCosts } from './model-costs.tsx';
export { ModelLine } from './model-line.tsx';
export { resetDay } from './reset-day.ts';
export { UsageHint } from './usage-hint.tsx';
export { UsagePanel } from './panel/usage-panel.tsx';
