import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A request to a model, as parsed by its server. */
export interface ModelRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
  readonly instructions: string;
  readonly prompt: string;
}

/** How a model responds. */
export type ModelBehavior =
  /** Its output in chunks, with `pauseMs` before each. */
  | { readonly text: string; readonly pauseMs?: number; readonly end?: 'stop' | 'length' | 'withheld' }
  /** Its words up to a place, then a connection that breaks. */
  | { readonly cutOff: string }
  /** A stream as it goes over the line, whatever it says. */
  | { readonly raw: string }
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>> }
  | 'hang';

/** The differences between vendors' servers. */
export interface Dialect {
  /** Null for an unknown path, an error message for an invalid request. */
  readonly read: (request: Pick<ModelRequest, 'path' | 'headers' | 'body'>) => ModelRequest | string | null;
  /** The events of a complete response as sent; the last one says how it ended. */
  readonly events: (
    asked: ModelRequest,
    pieces: readonly string[],
    end: 'stop' | 'length' | 'withheld',
  ) => string[];
  /** The list of available models; absent if the product does not request it. */
  readonly models?: unknown;
  readonly refusal: (status: number, message: string) => unknown;
  /** Null for a valid key, otherwise the error response. */
  readonly refuseKey: (headers: IncomingHttpHeaders) => { status: number; message: string } | null;
}

/** A fake language model server. */
export interface FakeModelServer {
  /** The vendor's base URL as used in settings, without a trailing slash. */
  readonly url: string;
  /** The valid requests. */
  readonly asked: readonly ModelRequest[];
  /** Requests that it refused, with reasons, and its own responses that violated the vendor's description. */
  readonly refused: readonly string[];
  /** Connections that the client closed before the response was complete. */
  closedEarly(): number;
  /** Sets how it responds from now on. */
  answerWith(answer: (asked: ModelRequest) => ModelBehavior): void;
  close(): Promise<void>;
}

const PIECE = 12;

/** Starts a server with a vendor's dialect on a free local port. */
export async function startModelServer(dialect: Dialect, basePath: string): Promise<FakeModelServer> {
  const asked: ModelRequest[] = [];
  const refused: string[] = [];
  let answer: (one: ModelRequest) => ModelBehavior = () => ({ text: '{}' });
  let closedEarly = 0;
  const handle = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming as AsyncIterable<Buffer>) chunks.push(chunk);
    response.on('close', () => {
      if (!response.writableFinished) closedEarly += 1;
    });
    const refuse = (status: number, message: string, headers = {}): void => {
      if (status === 400 || status === 404) refused.push(message);
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(JSON.stringify(dialect.refusal(status, message)));
    };
    const { headers, url = '' } = incoming;
    const keyless = dialect.refuseKey(headers);
    if (keyless !== null) return refuse(keyless.status, keyless.message);
    if (incoming.method === 'GET' && url === `${basePath}/models` && dialect.models !== undefined) {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(dialect.models));
      return;
    }
    const read = dialect.read({ path: url, headers, body: readJson(Buffer.concat(chunks).toString()) });
    if (read === null) return refuse(404, `no ${url}`);
    if (typeof read === 'string') return refuse(400, read);
    asked.push(read);
    const answering = answer(read);
    if (answering === 'hang') return;
    if ('status' in answering) return refuse(answering.status, 'It failed.', answering.headers);
    if ('raw' in answering) {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.end(answering.raw);
      return;
    }
    await stream(response, dialect, read, answering).catch((error: unknown) => {
      refused.push(String(error));
      response.destroy();
    });
  };
  const server = createServer((incoming, response) => void handle(incoming, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${basePath}`,
    asked,
    refused,
    closedEarly: () => closedEarly,
    answerWith(next) {
      answer = next;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function stream(
  response: ServerResponse,
  dialect: Dialect,
  asked: ModelRequest,
  answering: Extract<ModelBehavior, { text: string } | { cutOff: string }>,
): Promise<void> {
  const text = 'cutOff' in answering ? answering.cutOff : answering.text;
  const pieces = text.match(new RegExp(`[\\s\\S]{1,${PIECE}}`, 'g')) ?? [''];
  const events = dialect.events(asked, pieces, ('end' in answering && answering.end) || 'stop');
  const most = 'cutOff' in answering ? Math.ceil(events.length / 2) : events.length;
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const event of events.slice(0, most)) {
    if ('pauseMs' in answering) await wait(answering.pauseMs);
    if (response.destroyed) return;
    response.write(event);
  }
  if ('cutOff' in answering) {
    await wait(20);
    response.destroy();
  } else response.end();
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
