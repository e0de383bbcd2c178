import { Worker } from 'node:worker_threads';

/** Requests sent at a steady rate, whether those before were answered or not. */
export interface OpenLoad {
  readonly url: string;
  /** Whole HTTP requests, sent in turn. */
  readonly requests: readonly string[];
  readonly perSecond: number;
  readonly seconds: number;
  /** Requests that find as many open are not sent. */
  readonly connectionsMax: number;
  /** How long an answer may take after the last request. */
  readonly waitMs: number;
}

/** What became of the requests; times in milliseconds since each was due. */
export interface OpenResult {
  sent: number;
  /** 2xx. */
  readonly accepted: number[];
  /** 503 with Retry-After. */
  readonly refused: number[];
  /** Other answers by status. */
  readonly others: Record<number, number>;
  /** Connections that were closed without an answer. */
  cut: number;
  unanswered: number;
  withoutConnection: number;
  /** The most connections at a time. */
  connections: number;
}

/** Sends an open load from its own thread. */
export function sendOpenLoad(load: OpenLoad): Promise<OpenResult> {
  return new Promise((done, failed) => {
    const worker = new Worker(new URL('./open-load-worker.ts', import.meta.url), { workerData: load });
    worker.once('error', failed);
    worker.once('message', (result: OpenResult) => {
      done(result);
      void worker.terminate();
    });
  });
}

/** An HTTP request as it is sent. */
export function httpRequest(
  url: string,
  {
    method,
    path,
    token,
    body,
  }: { readonly method: string; readonly path: string; readonly token: string; readonly body?: string },
): string {
  const content =
    body === undefined
      ? ''
      : `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`;
  return `${method} ${path} HTTP/1.1\r\nHost: ${new URL(url).host}\r\nAuthorization: Bearer ${token}\r\n${content}\r\n${body ?? ''}`;
}
