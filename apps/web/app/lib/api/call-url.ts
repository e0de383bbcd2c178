import { TIMESTAMP_PARAMETER, type Endpoint } from '@pagewright/contract/endpoint';
import { apiBase } from './api-base.ts';

/** The path and query parameters of any endpoint's call. */
export interface UrlParts {
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
}

/** The URL of a call: base, path with its parameters, query without absent values, and a timestamp in milliseconds. */
export function callUrl(endpoint: Pick<Endpoint, 'path'>, parts: UrlParts, now: number): string {
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(textOf(parts.params?.[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(parts.query ?? {})) {
    if (value !== undefined && value !== null) search.set(name, textOf(value));
  }
  search.set(TIMESTAMP_PARAMETER, String(now));
  return `${apiBase()}${path}?${search}`;
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return value.map((entry) => textOf(entry)).join(',');
  throw new TypeError('A parameter of a path or query is text, a number, a boolean or a list of them.');
}
