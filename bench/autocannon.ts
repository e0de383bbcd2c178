import { createRequire } from 'node:module';

interface LoadRequest {
  readonly method?: 'GET' | 'POST';
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** The options of autocannon that are used here. */
interface LoadOptions extends LoadRequest {
  readonly url: string;
  readonly connections: number;
  /** In seconds. */
  readonly duration?: number;
  readonly amount?: number;
  /** Requests a second. */
  readonly overallRate?: number;
  readonly sampleInt?: number;
  readonly idReplacement?: boolean;
  /** Sent in turn. */
  readonly requests?: readonly LoadRequest[];
}

/** The parts of autocannon's result that are used here; times in milliseconds. */
export interface LoadResult {
  readonly '2xx': number;
  readonly non2xx: number;
  readonly errors: number;
  /** In seconds. */
  readonly duration: number;
  readonly requests: { readonly average: number };
  readonly latency: { readonly p50: number; readonly p99: number; readonly max: number };
}

const load = createRequire(import.meta.url)('autocannon') as (
  options: LoadOptions,
) => PromiseLike<LoadResult>;

/** Sends requests over connections that each wait for their response. */
export async function autocannon(options: LoadOptions): Promise<LoadResult> {
  // What it returns has only `then`.
  return load(options);
}
