import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Handles a request of Node's server. */
export type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/** Pipelined requests per connection and in total; a connection that exceeds them is closed. */
const AHEAD_MAX = 1_000;
const AHEAD_OF_ALL_MAX = 10_000;

/** State of a connection. */
interface Line {
  isBusy: boolean;
  readonly ahead: (readonly [IncomingMessage, ServerResponse])[];
}

/**
 * Creates a server that handles one request per connection at a time: pipelined requests wait for the previous
 * response, and are dropped when the client disconnects.
 */
export function createSequentialServer(
  handle: Handle,
  {
    requestTimeout,
    keepAliveTimeout,
  }: { readonly requestTimeout: number; readonly keepAliveTimeout: number },
): Server {
  return createServer({ requestTimeout, keepAliveTimeout }, inOrder(handle));
}

function inOrder(handle: Handle): Handle {
  const lines = new WeakMap<Socket, Line>();
  let aheadOfAll = 0;

  const lineOf = (socket: Socket): Line => {
    const known = lines.get(socket);
    if (known !== undefined) return known;
    const line: Line = { isBusy: false, ahead: [] };
    lines.set(socket, line);
    socket.once('close', () => {
      aheadOfAll -= line.ahead.length;
      line.ahead.length = 0;
    });
    return line;
  };

  const work = (line: Line, request: IncomingMessage, response: ServerResponse): void => {
    line.isBusy = true;
    // On the next tick, so that a disconnected client is known to be gone.
    response.once('close', () => setImmediate(next, line, request.socket));
    handle(request, response);
  };

  const next = (line: Line, socket: Socket): void => {
    line.isBusy = false;
    const first = line.ahead.shift();
    if (first === undefined) return;
    aheadOfAll -= 1;
    if (socket.writable) work(line, ...first);
  };

  return (request, response) => {
    const { socket } = request;
    const line = lineOf(socket);
    if (!line.isBusy) {
      work(line, request, response);
    } else if (line.ahead.length >= AHEAD_MAX || aheadOfAll >= AHEAD_OF_ALL_MAX) {
      socket.destroy();
    } else {
      aheadOfAll += 1;
      line.ahead.push([request, response]);
    }
  };
}
