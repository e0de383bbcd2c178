import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Watches for connections over which no request has come yet: browsers open them ahead of time. Node does not count them
 * as idle, so a server that stops would wait for each of them.
 * @returns closes those that are open
 */
export function watchUnusedConnections(server: Server): () => void {
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
