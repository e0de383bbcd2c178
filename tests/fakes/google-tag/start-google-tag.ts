import { startFakeService, type FakeService } from '../service/start-fake-service.ts';
import { tagScript } from './tag-script.ts';

/** A hit: event, page, and the consent at that time. */
export interface Hit {
  readonly name: string;
  readonly page_location: string;
  readonly page_referrer: string;
  readonly signals: Readonly<Record<string, unknown>>;
}

/** A fake of the server that delivers Google's tag and receives its hits. */
export interface GoogleTag {
  readonly url: string;
  /** How often the tag was requested. */
  loadCount(): number;
  /** The calls to the tag in order, except for its load time. */
  calls(): readonly (readonly unknown[])[];
  hits(): readonly Hit[];
  /** Calls that the real tag would not have understood. */
  mistakes(): readonly unknown[];
  /** How many requests the server received. */
  requestCount(): number;
  close(): Promise<void>;
}

/** Starts the fake on a free local port; the caller closes it. */
export async function startGoogleTag(): Promise<GoogleTag> {
  const service: FakeService = await startFakeService(({ path, query }) =>
    path === '/gtag/js'
      ? {
          headers: { 'content-type': 'text/javascript' },
          body: tagScript(service.url, query.get('id') ?? ''),
        }
      : { status: 204, body: '' },
  );
  const callsTo = (path: string): unknown[] =>
    service.requests
      .filter((request) => request.path === path)
      .map(({ query }): unknown => JSON.parse(query.get('fields') ?? 'null'));
  return {
    url: service.url,
    loadCount: () => service.requests.filter(({ path }) => path === '/gtag/js').length,
    calls: () => (callsTo('/call') as unknown[][]).filter(([command]) => command !== 'js'),
    hits: () => callsTo('/g/collect') as Hit[],
    mistakes: () => callsTo('/mistake'),
    requestCount: () => service.requests.length,
    close: () => service.close(),
  };
}
