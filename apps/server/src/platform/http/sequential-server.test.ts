import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createSequentialServer } from './sequential-server.ts';

interface Held {
  readonly url: string;
  answer(): void;
}

const opened: { server: Server; sockets: Socket[] }[] = [];
afterEach(() => {
  for (const { server, sockets } of opened.splice(0)) {
    for (const socket of sockets) socket.destroy();
    server.close();
  }
});

/** A server that holds each request until the test releases it. */
async function start() {
  const held: Held[] = [];
  let hear = (): void => undefined;
  const server = createSequentialServer(
    (request, response: ServerResponse) => {
      held.push({ url: request.url ?? '', answer: () => response.end(request.url) });
      hear();
    },
    { requestTimeout: 10_000, keepAliveTimeout: 10_000 },
  );
  const kept = { server, sockets: [] as Socket[] };
  opened.push(kept);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    server,
    held,
    /** Waits until this many requests have started. */
    begun: async (count: number): Promise<void> => {
      while (held.length < count)
        await new Promise<void>((resolve) => {
          hear = resolve;
        });
    },
    open: async (): Promise<{ socket: Socket; atServer: Socket }> => {
      const connection = once(server, 'connection') as Promise<[Socket]>;
      const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
      socket.on('error', () => undefined);
      kept.sockets.push(socket);
      const [atServer] = await connection;
      return { socket, atServer };
    },
  };
}

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
const many = (count: number): string =>
  Array.from({ length: count }, (_, index) => get(`/${index}`)).join('');

test('pipelined requests are handled one at a time, in order', async () => {
  const { held, begun, open } = await start();
  const { socket } = await open();
  let text = '';
  socket.on('data', (part: Buffer) => {
    text += part.toString();
  });
  socket.write(many(4));
  // Requests on other connections are handled meanwhile; by then all four have been read.
  const other = await open();
  other.socket.write(get('/other'));
  await begun(2);
  expect(held.map(({ url }) => url)).toEqual(['/0', '/other']);
  for (const [index, place] of [0, 2, 3, 4].entries()) {
    await begun(place + 1);
    expect(held).toHaveLength(Math.max(2, place + 1));
    expect(held[place]?.url).toBe(`/${index}`);
    held[place]?.answer();
  }
  await expect
    .poll(() => text.match(/\r\n\r\n(\/\d)/g)?.map((end) => end.trim()))
    .toEqual(['/0', '/1', '/2', '/3']);
});

test('pipelined requests are dropped once the client disconnects', async () => {
  const { held, begun, open } = await start();
  const { socket, atServer } = await open();
  socket.write(many(200));
  await begun(1);
  const closed = once(atServer, 'close');
  socket.destroy();
  await closed;
  held[0]?.answer();
  const other = await open();
  other.socket.write(get('/other'));
  await begun(2);
  expect(held.map(({ url }) => url)).toEqual(['/0', '/other']);
});

test('a connection that pipelines more than a thousand requests is closed', async () => {
  const { held, begun, open } = await start();
  const { socket, atServer } = await open();
  const closed = once(atServer, 'close');
  socket.write(many(1_001));
  await begun(1);
  expect(atServer.destroyed).toBe(false);
  socket.write(many(2));
  await closed;
  expect(held).toHaveLength(1);
});

test('a keep-alive connection is reused without growing', async () => {
  const { held, begun, open } = await start();
  const { socket, atServer } = await open();
  for (let round = 0; round < 20; round += 1) {
    socket.write(get(`/${round}`));
    await begun(round + 1);
    const answered = once(socket, 'data');
    held[round]?.answer();
    await answered;
  }
  expect(atServer.listenerCount('close')).toBeLessThan(6);
});
