import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Tracks connections that have not sent a request yet: browsers open them ahead of time. Node does not count them as
 * idle, so shutdown would wait for each of them.
 * @returns a function that closes them
 */
export function trackUnusedConnections(server: Server): () => void {
  const unused = new Set<Socket>();
  server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }) => unused.delete(socket));
  return () => {
    for (const socket of unused) socket.destroy();
  };
}
