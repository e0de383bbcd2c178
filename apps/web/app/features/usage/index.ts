export { ModelCosts } from './model-costs.tsx';
export { methodWithoutModel } from './method-without-model.ts';
export { ModelLine } from './model-line.tsx';
export { getResetDay } from './reset-day.ts';
export { UpgradeLink } from './upgrade-link.tsx';
export { useMissingModel } from './use-missing-model.ts';
export { UsageHint } from './usage-hint.tsx';
export { UsagePanel } from './panel/usage-panel.tsx';
