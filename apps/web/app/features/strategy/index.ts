export { StrategyBuilder } from './strategy-builder.tsx';
