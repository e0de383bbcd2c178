export {
  compute,
  COMPUTE_DEFAULTS,
  computeLoad,
  computeOrNull,
  computingFor,
  computingUntil,
  configureComputing,
  refusalOf,
  stopComputing,
  tryCompute,
  warmThreads,
} from './compute.ts';
export { ComputeFailure, type ComputeLoad, type ComputeSettings } from './pool.ts';
export { serialize } from './serialized.ts';
export { askEventLoop, offerToThreads } from './services.ts';
export { defineWork } from './work.ts';
