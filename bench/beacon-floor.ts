/** The beacon's baseline: Fastify with its own JSON parser, which stores nothing. */
import type { AddressInfo } from 'node:net';
import { fastify } from 'fastify';

const app = fastify();
app.post('/api/beacon', (_request, reply) => reply.code(204).send());
await app.listen({ port: 0, host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit());
process.send?.((app.server.address() as AddressInfo).port);
