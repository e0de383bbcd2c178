import { DEFAULT_BASE_PATH } from '@pagewright/contract/endpoint';

let chosen: string | null = null;

/** The address before every call's path, without a trailing slash: as set, else the document's `api-base`, else `/api`. */
export function apiBase(): string {
  chosen ??= documentBase() ?? DEFAULT_BASE_PATH;
  return chosen;
}

/** Sets the address before every call's path from now on; null goes back to the document's. */
export function setApiBase(base: string | null): void {
  chosen = base === null ? null : withoutSlash(base);
}

function documentBase(): string | null {
  if (typeof document === 'undefined') return null;
  const content = document.querySelector('meta[name="api-base"]')?.getAttribute('content');
  return content ? withoutSlash(content) : null;
}

const withoutSlash = (base: string): string => base.replace(/\/+$/, '');
