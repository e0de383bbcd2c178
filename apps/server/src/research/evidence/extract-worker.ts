import { parentPort, workerData } from 'node:worker_threads';
import { extractPage } from './extract-page.ts';
import type { GivenPage } from './gathered-evidence.ts';

parentPort?.postMessage(extractPage(workerData as GivenPage));
