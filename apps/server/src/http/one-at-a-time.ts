import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/** Requests that one connection may send ahead, and all connections together; a connection that sends more is cut off. */
const AHEAD_MAX = 1_000;
const AHEAD_OF_ALL_MAX = 10_000;

/** What goes on at a connection. */
interface Line {
  isBusy: boolean;
  readonly ahead: (readonly [IncomingMessage, ServerResponse])[];
}

/**
 * Makes a server that works on one request of a connection at a time: what a client sends ahead waits until the answer
 * before it is out, and is dropped when the client goes.
 */
export function oneAtATime(
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
    // A turn later, so that a client that is gone by now is known to be.
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
