import { endpoints } from '@pagewright/contract';
import type { Endpoint } from '@pagewright/contract/endpoint';
import type { TestResponse, TestPerson, TestServer } from '../server/test-server.ts';
import { ANALYSIS_EXPECTATIONS, type AnalysisExpectation, type AskedAbout } from './analysis-expectations.ts';

/** Calls of the same features that are not analyses: saved, changed, and imported data. */
const KEPT =
  /^\/(?:analysis-runs|link-leads)|^\/analytics\/(?:search(?:-connection|-performance|-validity)?|page-speed-connection|bing-(?:connection|performance)|google-analytics-connection|landing-pages|content\/\{id\}\/search-page|ai-visibility|refreshes|ranks|prompt-panels|rank-budget|rank-imports|watchlist|alerts|own-site)(?:\/|$)/;

/** Every API call that runs an analysis for Advanced Features or Competitive Analytics, by name. */
export const ANALYSIS_CALLS: readonly (readonly [name: string, call: Endpoint])[] = endpoints
  .filter(({ feature, path }) => feature === 'advanced' || path.startsWith('/analytics'))
  .filter(({ path }) => !KEPT.test(path))
  .map((call) => [`${call.method} ${call.path}`, call] as const);

/** The expectations for an analysis. @throws if the table has no row for it */
export function expectationOf(name: string): AnalysisExpectation {
  const expected = ANALYSIS_EXPECTATIONS[name];
  if (!expected) throw new Error(`${name} has no row in analysis-expectations.ts`);
  return expected;
}

/** Sends an analysis request with some fields replaced. */
export async function sendAnalysis(
  server: TestServer,
  person: TestPerson,
  call: Endpoint,
  fields: Readonly<Record<string, unknown>>,
  contentId = 'none',
): Promise<TestResponse<unknown>> {
  const path = `/api${call.path.replace('{id}', contentId)}`;
  const query = Object.entries(fields).map(([field, value]): [string, string] => [field, String(value)]);
  return call.method === 'GET'
    ? server.send(`${path}?${new URLSearchParams(query)}`, { person })
    : server.send(path, { person, method: call.method, body: fields });
}

/** An analysis request about a subject that no one has asked about before. */
export function uniqueRequest(site: string, more: Partial<AskedAbout> = {}): AskedAbout {
  asked += 1;
  return {
    keyword: `walnut cask ${asked}`,
    site,
    content:
      'A walnut cask holds water for the garden. It stands below the gutter, in the shade of the house.',
    pages: [],
    ...more,
  };
}
let asked = 0;

/** The values at a path of a response such as `gaps[].demand`, without empty ones. */
export function valuesAt(answer: unknown, place: string): unknown[] {
  const values = place
    .split(/\.|(?=\[\])/)
    .reduce<unknown[]>(
      (found, step) =>
        found.flatMap((value) =>
          step === '[]'
            ? Array.isArray(value)
              ? (value as unknown[])
              : []
            : typeof value === 'object' && value !== null
              ? [Reflect.get(value, step) as unknown]
              : [],
        ),
      [answer],
    );
  return values.filter((value) => value !== null && value !== undefined && value !== 0 && value !== '');
}

/** Every text in a response, with its field name. */
export function textsOf(answer: unknown, field = ''): (readonly [field: string, text: string])[] {
  if (typeof answer === 'string') return [[field, answer]];
  if (Array.isArray(answer)) return answer.flatMap((entry) => textsOf(entry, field));
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).flatMap(([name, value]) => textsOf(value, name));
}
