import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as received; `body` is undefined if it was not JSON. */
export interface ServiceRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
  /** The body verbatim. */
  readonly text: string;
  readonly bytes: Buffer;
}

/** A service's response: JSON, or text as it is. */
export interface ServiceResponse {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/**
 * How a service fails: with a response, with none, in the middle of one, with invalid JSON, or with meaningless JSON.
 */
export type ServiceFault = ServiceResponse | 'hang' | 'cut_off' | 'malformed' | 'unexpected';

/** A local fake of an external JSON service. */
export interface FakeService {
  /** Without a trailing slash. */
  readonly url: string;
  readonly requests: readonly ServiceRequest[];
  /** Maximum number of concurrent requests so far. */
  maxConcurrent(): number;
  /** Fails from now on, or that many times, only for requests matching `concerns`; null: works again. */
  failWith(fault: ServiceFault | null, times?: number, concerns?: (request: ServiceRequest) => boolean): void;
  close(): Promise<void>;
}

/** Starts a service on a free local port; `answer` handles each request that is not set to fail. */
export async function startFakeService(
  answer: (request: ServiceRequest) => ServiceResponse | Promise<ServiceResponse>,
): Promise<FakeService> {
  const requests: ServiceRequest[] = [];
  let failing: {
    fault: ServiceFault;
    left: number;
    concerns: (request: ServiceRequest) => boolean;
  } | null = null;
  let open = 0;
  let maxConcurrent = 0;
  const serve = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    open += 1;
    maxConcurrent = Math.max(maxConcurrent, open);
    response.on('close', () => {
      open -= 1;
    });
    const chunks: Buffer[] = [];
    for await (const chunk of incoming as AsyncIterable<Buffer>) chunks.push(chunk);
    const bytes = Buffer.concat(chunks);
    const text = bytes.toString();
    const address = new URL(incoming.url ?? '/', 'http://fake');
    const request: ServiceRequest = {
      method: incoming.method ?? '',
      path: address.pathname,
      query: address.searchParams,
      headers: incoming.headers,
      body: readJson(text),
      text,
      bytes,
    };
    requests.push(request);
    if (failing === null || failing.left === 0 || !failing.concerns(request))
      return send(response, await answer(request));
    failing.left -= 1;
    fail(response, failing.fault, await answer(request));
  };
  const server = createServer((incoming, response) => {
    serve(incoming, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    maxConcurrent: () => maxConcurrent,
    failWith(fault, times = Number.POSITIVE_INFINITY, concerns = () => true) {
      failing = fault === null ? null : { fault, left: times, concerns };
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function send(response: ServerResponse, { status = 200, headers = {}, body }: ServiceResponse): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}

function fail(response: ServerResponse, fault: ServiceFault, well: ServiceResponse): void {
  if (fault === 'hang') return;
  if (typeof fault === 'object') return send(response, fault);
  if (fault === 'unexpected') return send(response, { body: { hello: 'world' } });
  const text = JSON.stringify(well.body);
  const half = text.slice(0, Math.floor(text.length / 2));
  if (fault === 'malformed') return send(response, { body: half });
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': String(text.length) });
  response.write(half, () => response.destroy());
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
