export {
  compute,
  COMPUTE_DEFAULTS,
  computeLoad,
  computeOrNull,
  computingFor,
  computingUntil,
  configureComputing,
  toComputeError,
  stopComputing,
  tryCompute,
  warmThreads,
} from './compute.ts';
export { ComputeFailure, type ComputeLoad, type ComputeSettings } from './pool.ts';
export { serialize } from './serialized.ts';
export { callEventLoop, exposeToThreads } from './services.ts';
export { defineTask } from './task.ts';
