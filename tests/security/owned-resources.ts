import type { TestPerson, TestServer } from '../server/test-server.ts';
import { ROUTE_EXPECTATIONS } from './route-expectations.ts';

/** A workspace's resource type: how to create one, and which paths take its id. */
interface ResourceType {
  /** The call that creates it. */
  readonly make: string;
  /** Overrides for the call's valid body. */
  readonly body: (canary: string) => Readonly<Record<string, unknown>>;
  /** The prefix of paths that take its id. */
  readonly names: string;
  readonly idOf?: (answer: unknown) => unknown;
}

const RESOURCE_TYPES: readonly ResourceType[] = [
  {
    make: 'POST /generate-brief',
    body: (canary) => ({ idea: `How to keep ${canary} on a roof` }),
    names: '/briefs',
  },
  {
    make: 'POST /outlines',
    body: (canary) => ({ outline: { title: canary, metaDescription: canary, sections: [] } }),
    names: '/outlines',
  },
  { make: 'POST /calendar/events', body: (canary) => ({ title: canary }), names: '/calendar/events' },
  { make: 'POST /link-leads', body: (canary) => ({ pageTitle: canary }), names: '/link-leads' },
  { make: 'POST /webhooks', body: (canary) => ({ url: `https://${canary}.example/` }), names: '/webhooks' },
  {
    make: 'POST /team/invite',
    body: (canary) => ({ email: `${canary}@example.com` }),
    names: '/team/invitations',
  },
  { make: 'POST /settings/api-tokens', body: (canary) => ({ name: canary }), names: '/settings/api-tokens' },
  {
    make: 'POST /analytics/watchlist',
    body: (canary) => ({ keywords: [canary] }),
    names: '/analytics/watchlist',
    idOf: (answer) => (answer as { keywords: { id: string }[] }).keywords[0]?.id,
  },
  {
    make: 'POST /content-scoring/keyword-density',
    body: (canary) => ({
      content: `${canary} and more words of a text about ${canary}`,
      targetKeywords: [canary],
      keep: true,
    }),
    names: '/analysis-runs',
    idOf: (answer) => (answer as { runId: string }).runId,
  },
];

/** Creates one resource of each type that contains the canary, and returns the ids by path prefix. */
export async function createOwnedResources(
  server: TestServer,
  person: TestPerson,
  canary: string,
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map([['/team', person.userId]]);
  for (const { make, body, names, idOf } of RESOURCE_TYPES) {
    const [method = '', path = ''] = make.split(' ');
    const usual = ROUTE_EXPECTATIONS[make]?.body as Record<string, unknown>;
    const answer = await server.send(`/api${path}`, { method, person, body: { ...usual, ...body(canary) } });
    const id = idOf ? idOf(answer.body) : (answer.body as { id?: unknown }).id;
    if (answer.status >= 300 || typeof id !== 'string')
      throw new Error(`${make} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    ids.set(names, id);
  }
  return ids;
}

/** The id of the resource in a path, by the longest known prefix; null if the path has none of them. */
export function resourceIdForPath(path: string, ids: ReadonlyMap<string, string>): string | null {
  const [names] = [...ids.keys()]
    .filter((one) => path.startsWith(`${one}/{`))
    .toSorted((a, b) => b.length - a.length);
  return names === undefined ? null : (ids.get(names) ?? null);
}
