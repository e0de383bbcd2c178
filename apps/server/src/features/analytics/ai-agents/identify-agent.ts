import type { BlockList } from 'node:net';
import { isIP } from 'node:net';
import { AI_AGENTS, AI_REFERRERS, type AiIdentity } from '@pagewright/contract/analytics';
import { mayConnect, networkList } from '../../../platform/outgoing/networks.ts';
import { PUBLISHED_RANGES } from './address-ranges.ts';

const NAMES = AI_AGENTS.map(({ name }) => ({ name, inLowercase: name.toLowerCase() }));
const HOSTS = new Set<string>(AI_REFERRERS);
const PUBLIC = { allowed: networkList([]), isPublic: true };
const lists = new Map<string, BlockList>();

/** The AI agent that a user agent names; null for others. */
export function agentOf(userAgent: string): string | null {
  const sent = userAgent.toLowerCase();
  return NAMES.find(({ inLowercase }) => sent.includes(inLowercase))?.name ?? null;
}

/** The AI assistant that a referrer names; null for other pages. */
export function assistantOf(referrer: string): string | null {
  const host = URL.parse(referrer)?.hostname ?? '';
  return HOSTS.has(host) ? host : null;
}

/**
 * Compares a sender's address with the ranges of an agent. An address that is not public belongs to a proxy, so it says
 * nothing about the sender.
 */
export function identityOf(agent: string, address: string): AiIdentity {
  const list = listOf(agent);
  const plain = address.replace(/^::ffff:(?=[\d.]+$)/i, '');
  if (list === null || !mayConnect(plain, PUBLIC)) return 'unverifiable';
  return list.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4') ? 'verified' : 'outside_list';
}

/** The day of an agent's address list; null if there is none. */
export function listDayOf(agent: string): string | null {
  return PUBLISHED_RANGES[agent]?.day ?? null;
}

function listOf(agent: string): BlockList | null {
  const published = PUBLISHED_RANGES[agent];
  if (published === undefined) return null;
  const list = lists.get(agent) ?? networkList(published.ranges.trim().split(/\s+/));
  lists.set(agent, list);
  return list;
}
