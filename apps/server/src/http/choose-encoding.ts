import type { FastifyRequest } from 'fastify';

export type Encoding = 'br' | 'gzip';

/** The densest encoding that the caller reads; null where it reads none. */
export function chooseEncoding(request: FastifyRequest): Encoding | null {
  const parts = (request.headers['accept-encoding'] ?? '')
    .split(',')
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part));
  const accepted = new Set(parts.map((part) => part.split(';', 1)[0]?.trim()));
  return (['br', 'gzip'] as const).find((encoding) => accepted.has(encoding)) ?? null;
}
