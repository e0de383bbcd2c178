import { parentPort, workerData } from 'node:worker_threads';
import { mapCoverage, type MapInput } from './map-coverage.ts';

parentPort?.postMessage(mapCoverage(workerData as MapInput));
