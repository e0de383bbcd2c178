export {
  compute,
  COMPUTE_DEFAULTS,
  computeOrNull,
  computingFor,
  computingUntil,
  configureComputing,
  refusalOf,
  stopComputing,
  tryCompute,
  warmThreads,
} from './compute.ts';
export { ComputeFailure, type ComputeSettings } from './pool.ts';
export { serialize } from './serialized.ts';
export { askEventLoop, offerToThreads } from './services.ts';
export { defineWork } from './work.ts';
