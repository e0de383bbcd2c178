import type { AiIdentity } from '@pagewright/contract/analytics';
import { agentOf, identityOf } from './identify-agent.ts';

/** A request for a public page. */
export interface PageRequest {
  readonly userAgent: string | undefined;
  /** The sender's address, as far as proxies are trusted. */
  readonly address: string;
  /** Addresses reported by proxies, trusted or not. */
  readonly forwardedFor: string | undefined;
  /** The addresses that were believed, the connection's first; undefined if no proxy is trusted. */
  readonly believed: readonly string[] | undefined;
}

/**
 * The AI agent behind a request, and what its address says about it; null for others. Where a proxy that is not trusted
 * reports another address, ours is only that proxy's: it can confirm an agent, but not expose an impostor.
 */
export function recognizeView(
  request: PageRequest,
): { readonly agent: string; readonly identity: AiIdentity } | null {
  const agent = agentOf(request.userAgent ?? '');
  if (agent === null) return null;
  const identity = identityOf(agent, request.address);
  const reported = (request.forwardedFor ?? '').split(',').filter((part) => part.trim() !== '').length;
  const isBehindProxy = reported > Math.max(0, (request.believed?.length ?? 1) - 1);
  return { agent, identity: identity === 'outside_list' && isBehindProxy ? 'unverifiable' : identity };
}
