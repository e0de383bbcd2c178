import { Ajv2020 } from 'ajv/dist/2020.js';
import { startFakeService, type FakeService, type ServiceResponse } from '../service/start-fake-service.ts';

/** Days of the site, as in Microsoft's `RankAndTrafficStats`. */
interface TrafficRow {
  /** `/Date(ms)/`, as .NET writes moments. */
  readonly Date: string;
  readonly Clicks: number;
  readonly Impressions: number;
}

/** As in Microsoft's `QueryStats`. */
interface QueryRow extends TrafficRow {
  /** The URL of a page in `GetPageStats`. */
  readonly Query: string;
  /** -1: no clicks. */
  readonly AvgClickPosition: number;
  readonly AvgImpressionPosition: number;
}

const moment = { type: 'string', pattern: String.raw`^/Date\(\d+([+-]\d{4})?\)/$` };
const count = { type: 'integer', minimum: 0 };
const traffic = { Date: moment, Clicks: count, Impressions: count };
const position = { type: 'integer', minimum: -1 };

/** Answers as Microsoft documents its `IWebmasterApi`; every type has `__type`. */
const ANSWERS = {
  GetUserSites: schemaOf('Site', {
    AuthenticationCode: { type: 'string' },
    DnsVerificationCode: { type: 'string' },
    IsVerified: { type: 'boolean' },
    Url: { type: 'string', pattern: '^https?://.+/$' },
  }),
  GetRankAndTrafficStats: schemaOf('RankAndTrafficStats', traffic),
  GetQueryStats: schemaOf('QueryStats', {
    ...traffic,
    Query: { type: 'string' },
    AvgClickPosition: position,
    AvgImpressionPosition: position,
  }),
};
const ajv = new Ajv2020({ strict: false });
const checks = Object.fromEntries(
  Object.entries({ ...ANSWERS, GetPageStats: ANSWERS.GetQueryStats }).map(([name, schema]) => [
    name,
    ajv.compile(schema),
  ]),
);

function schemaOf(type: string, properties: Readonly<Record<string, object>>) {
  const all = { __type: { const: typeOf(type) }, ...properties };
  return {
    type: 'object',
    properties: {
      d: { items: { properties: all, required: Object.keys(all), additionalProperties: false } },
    },
    required: ['d'],
  };
}

function typeOf(name: string): string {
  return `${name}:#Microsoft.Bing.Webmaster.Api`;
}

/** A fake of Bing Webmaster Tools with its data, by site. */
export interface FakeBing extends FakeService {
  readonly key: string;
  readonly sites: { readonly url: string; readonly isVerified: boolean }[];
  days: TrafficRow[];
  queries: QueryRow[];
  pages: QueryRow[];
}

/** An error as Bing sends it: a code of `ApiErrorCode` with status 400. */
export function bingRefusal(code: number, name: string): ServiceResponse {
  return { status: 400, body: { ErrorCode: code, Message: `ERROR!!! ${name}` } };
}

/** A moment of a day at noon, as Bing writes it. */
export function bingDate(day: string): string {
  return `/Date(${Date.parse(`${day}T20:00:00Z`)}-0800)/`;
}

/** Starts a fake of Bing Webmaster Tools that checks the key, the parameters, and its own answers. */
export async function startBingWebmaster(): Promise<FakeBing> {
  const key = '0123456789abcdef0123456789abcdef';
  const service = await startFakeService(({ method, path, query }) => {
    const name = /^\/json\/(\w+)$/.exec(path)?.[1] ?? '';
    if (method !== 'GET' || !(name in checks)) return { status: 404, body: '' };
    if (query.get('apikey') !== key) return bingRefusal(3, 'InvalidApiKey');
    const expected = name === 'GetUserSites' ? ['apikey'] : ['apikey', 'siteUrl'];
    if ([...query.keys()].toSorted().join() !== expected.join()) return bingRefusal(8, 'InvalidParameter');
    if (name === 'GetUserSites')
      return answerOf('GetUserSites', 'Site', () =>
        state.sites.map(({ url, isVerified }) => ({
          AuthenticationCode: 'A1',
          DnsVerificationCode: 'd1.verify.bing.com',
          IsVerified: isVerified,
          Url: url,
        })),
      );
    const site = state.sites.find(({ url }) => url === query.get('siteUrl'));
    if (!site) return bingRefusal(7, 'InvalidUrl');
    if (!site.isVerified) return bingRefusal(14, 'NotAuthorized');
    if (name === 'GetRankAndTrafficStats') return answerOf(name, 'RankAndTrafficStats', () => state.days);
    return name === 'GetPageStats'
      ? answerOf('GetPageStats', 'QueryStats', () => state.pages)
      : answerOf('GetQueryStats', 'QueryStats', () => state.queries);
  });
  const state: FakeBing = Object.assign(service, { key, sites: [], days: [], queries: [], pages: [] });
  return state;
}

function answerOf(name: string, type: string, rows: () => readonly object[]): ServiceResponse {
  const body = { d: rows().map((row) => ({ __type: typeOf(type), ...row })) };
  const check = checks[name];
  if (check?.(body) !== true)
    throw new Error(`the stand-in's own answer is wrong: ${ajv.errorsText(check?.errors)}`);
  return { body };
}
