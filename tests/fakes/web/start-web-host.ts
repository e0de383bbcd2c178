import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A host's response: fixed, or created per request. */
export type WebResponse =
  | {
      readonly status?: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: string | Uint8Array;
    }
  | ((request: IncomingMessage, response: ServerResponse) => void);

/** A request as received by the host. */
export interface WebRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** Milliseconds of this process's monotonic clock. */
  readonly at: number;
}

/** A local web host. */
export interface WebHost {
  /** Without a trailing slash. */
  readonly url: string;
  readonly port: number;
  /** All requests received. */
  readonly requests: readonly WebRequest[];
  /** Responses by path with query; anything else is 404. Can be changed while it runs. */
  readonly answers: Map<string, WebResponse>;
  /** Number of connections ever opened, with or without requests. */
  connections(): number;
  close(): Promise<void>;
}

/**
 * Starts a host at a loopback address, on a free port by default. Responses are HTML unless their headers say
 * otherwise.
 */
export async function startWebHost(
  answers: Readonly<Record<string, WebResponse>> = {},
  { address = '127.0.0.1', port = 0 }: { address?: string; port?: number } = {},
): Promise<WebHost> {
  const requests: WebRequest[] = [];
  const known = new Map(Object.entries(answers));
  let connections = 0;
  const server = createServer({ keepAliveTimeout: 30_000 }, (request, response) => {
    const path = request.url ?? '/';
    requests.push({ path, headers: request.headers, at: performance.now() });
    const answer = known.get(path) ?? { status: 404, body: '<!doctype html><title>Not found</title>' };
    if (typeof answer === 'function') return answer(request, response);
    response.writeHead(answer.status ?? 200, {
      'content-type': 'text/html; charset=utf-8',
      ...answer.headers,
    });
    response.end(answer.body ?? '');
  });
  server.on('connection', () => {
    connections += 1;
  });
  server.listen(port, address);
  await once(server, 'listening');
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://${address.includes(':') ? `[${address}]` : address}:${taken}`,
    port: taken,
    requests,
    answers: known,
    connections: () => connections,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
