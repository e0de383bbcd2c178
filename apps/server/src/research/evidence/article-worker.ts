import { parentPort, workerData } from 'node:worker_threads';
import { extractArticle } from '@pagewright/engine';

const { html, url } = workerData as { readonly html: string; readonly url: string };
parentPort?.postMessage(extractArticle(html, url));
