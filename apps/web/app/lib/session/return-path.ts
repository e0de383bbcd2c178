import { property } from '@pagewright/contract/errors';
import type { Location } from 'react-router';

/** Default destination after signing in. */
const START_PATH = '/content';

/** The history state that remembers where to return to after signing in. */
export function returnPathState(location: Pick<Location, 'pathname' | 'search' | 'hash'>): {
  readonly wayBack: string;
} {
  return { wayBack: `${location.pathname}${location.search}${location.hash}` };
}

/** The email address in a history state, to prefill a sign-in form; empty if there is none. */
export function emailFrom(state: unknown): string {
  const email = property(state, 'email');
  return typeof email === 'string' ? email : '';
}

/** The return path in a history state, else the start screen. Always a path of this application. */
export function returnPathFrom(state: unknown): string {
  const path = property(state, 'wayBack');
  return typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : START_PATH;
}
