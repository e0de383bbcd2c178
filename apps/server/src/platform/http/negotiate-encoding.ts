import type { FastifyRequest } from 'fastify';

export type Encoding = 'br' | 'gzip';

/** The best compression that the caller accepts; null if none. */
export function negotiateEncoding(request: FastifyRequest): Encoding | null {
  const parts = (request.headers['accept-encoding'] ?? '')
    .split(',')
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part));
  const accepted = new Set(parts.map((part) => part.split(';', 1)[0]?.trim()));
  return (['br', 'gzip'] as const).find((encoding) => accepted.has(encoding)) ?? null;
}
