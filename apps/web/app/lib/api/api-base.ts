import { DEFAULT_BASE_PATH } from '@pagewright/contract/endpoint';

let override: string | null = null;

/**
 * The base URL of API calls, without a trailing slash: the configured one, else the document's `api-base`, else `/api`.
 */
export function apiBase(): string {
  override ??= documentBase() ?? DEFAULT_BASE_PATH;
  return override;
}

/** Sets the base URL of all further API calls; null restores the document's. */
export function setApiBase(base: string | null): void {
  override = base === null ? null : withoutSlash(base);
}

function documentBase(): string | null {
  if (typeof document === 'undefined') return null;
  const content = document.querySelector('meta[name="api-base"]')?.getAttribute('content');
  return content ? withoutSlash(content) : null;
}

const withoutSlash = (base: string): string => base.replace(/\/+$/, '');
