import { property } from '@pagewright/contract/errors';
import type { Location } from 'react-router';

/** Where people go after signing in, when they came from nowhere. */
const START_PATH = '/content';

/** The history state that remembers a place to come back to after signing in. */
export function wayBackState(location: Pick<Location, 'pathname' | 'search' | 'hash'>): {
  readonly wayBack: string;
} {
  return { wayBack: `${location.pathname}${location.search}${location.hash}` };
}

/** The address that a history state has for a form of signing in to begin with; empty where it has none. */
export function emailFrom(state: unknown): string {
  const email = property(state, 'email');
  return typeof email === 'string' ? email : '';
}

/** The place that a history state remembers, else the start of the application. Always a path of this application. */
export function wayBackFrom(state: unknown): string {
  const path = property(state, 'wayBack');
  return typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : START_PATH;
}
