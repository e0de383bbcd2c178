import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a host answers: ready, or made for each request. */
export type WebResponse =
  | {
      readonly status?: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: string | Uint8Array;
    }
  | ((request: IncomingMessage, response: ServerResponse) => void);

/** A request as the host saw it. */
export interface WebRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** Milliseconds of this process's clock that never goes back. */
  readonly at: number;
}

/** One host of a small web on this machine. */
export interface WebHost {
  /** Without a slash at the end. */
  readonly url: string;
  readonly port: number;
  /** The host's own log. */
  readonly requests: readonly WebRequest[];
  /** What it answers by path with query; anything else is 404. Can be changed while it runs. */
  readonly answers: Map<string, WebResponse>;
  /** Connections that were ever made, whether or not anything was asked over them. */
  connections(): number;
  close(): Promise<void>;
}

/** Starts a host at a loopback address, on a free port unless one is given. Answers are HTML unless their headers say otherwise. */
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
