import { startFakeService, type FakeService } from '../service/start-fake-service.ts';
import { tagScript } from './tag-script.ts';

/** A hit: what was counted, where, and what was allowed then. */
export interface Hit {
  readonly name: string;
  readonly page_location: string;
  readonly page_referrer: string;
  readonly signals: Readonly<Record<string, unknown>>;
}

/** Stands in for the server that Google's tag comes from, and that it tells. */
export interface GoogleTag {
  readonly url: string;
  /** How often the tag was asked for. */
  loadCount(): number;
  /** What was told to the tag, in order, but the moment at which it was loaded. */
  calls(): readonly (readonly unknown[])[];
  hits(): readonly Hit[];
  /** What the tag would not have understood. */
  mistakes(): readonly unknown[];
  /** How often anything was asked of the server. */
  requestCount(): number;
  close(): Promise<void>;
}

/** Starts the stand-in on a free port of this machine; the caller closes it. */
export async function startGoogleTag(): Promise<GoogleTag> {
  const service: FakeService = await startFakeService(({ path, query }) =>
    path === '/gtag/js'
      ? {
          headers: { 'content-type': 'text/javascript' },
          body: tagScript(service.url, query.get('id') ?? ''),
        }
      : { status: 204, body: '' },
  );
  const told = (path: string): unknown[] =>
    service.requests
      .filter((request) => request.path === path)
      .map(({ query }): unknown => JSON.parse(query.get('fields') ?? 'null'));
  return {
    url: service.url,
    loadCount: () => service.requests.filter(({ path }) => path === '/gtag/js').length,
    calls: () => (told('/call') as unknown[][]).filter(([command]) => command !== 'js'),
    hits: () => told('/g/collect') as Hit[],
    mistakes: () => told('/mistake'),
    requestCount: () => service.requests.length,
    close: () => service.close(),
  };
}
