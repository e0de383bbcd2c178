export { UsageHint } from './usage-hint.tsx';
