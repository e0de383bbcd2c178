import { once } from 'node:events';
import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Returns what is sent instead of a JSON answer of the provider. */
export type Tampering = (path: string, answer: Record<string, unknown>) => Promise<Record<string, unknown>>;

/** A proxy in front of a provider that can change its JSON answers. */
export interface ChangingProxy {
  readonly url: string;
  /** Changes JSON answers from now on; null ends that. */
  tamper(change: Tampering | null): void;
  close(): Promise<void>;
}

/** What belongs to one connection, and a length that may change. */
const NOT_PASSED_ON = new Set(['connection', 'content-length', 'keep-alive', 'transfer-encoding']);

/** Starts a proxy on a free port that passes everything on to the server at the address. */
export async function startChangingProxy(address: string): Promise<ChangingProxy> {
  let tampering: Tampering | null = null;
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const onward = send(new URL(path, address), { method: request.method, headers: request.headers });
    // The caller sees a closed connection, as it would without the proxy.
    onward.on('error', () => response.destroy());
    onward.on('response', (answer) => void passOn(answer, response, path.split('?', 1)[0] ?? '', tampering));
    request.pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    tamper(change) {
      tampering = change;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function passOn(
  answer: IncomingMessage,
  response: ServerResponse,
  path: string,
  change: Tampering | null,
): Promise<void> {
  const body = await buffer(answer);
  const isChanged = change !== null && answer.headers['content-type']?.startsWith('application/json');
  const sent = isChanged
    ? JSON.stringify(await change(path, JSON.parse(body.toString()) as Record<string, unknown>))
    : body;
  response.statusCode = answer.statusCode ?? 502;
  for (const [name, value] of Object.entries(answer.headers))
    if (value !== undefined && !NOT_PASSED_ON.has(name)) response.setHeader(name, value);
  response.end(sent);
}
