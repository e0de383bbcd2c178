import { z } from 'zod';
import { startFakeService, type FakeService, type ServiceResponse } from '../service/start-fake-service.ts';

/** `/Date(ms)/`, as .NET writes moments; Bing's days begin at midnight in Pacific Time. */
const moment = z.string().regex(/^\/Date\(\d+(?:[+-]\d{4})?\)\/$/);
const traffic = { Date: moment, Clicks: z.int(), Impressions: z.int() };

/** Answers as Microsoft documents its `IWebmasterApi`; every type has `__type`. */
const ANSWERS = {
  GetUserSites: z.strictObject({
    __type: z.literal('Site:#Microsoft.Bing.Webmaster.Api'),
    AuthenticationCode: z.string(),
    DnsVerificationCode: z.string(),
    IsVerified: z.boolean(),
    Url: z.url(),
  }),
  GetRankAndTrafficStats: z.strictObject({
    __type: z.literal('RankAndTrafficStats:#Microsoft.Bing.Webmaster.Api'),
    ...traffic,
  }),
  GetQueryStats: statsOf('QueryStats'),
  GetPageStats: statsOf('QueryStats'),
};
type Method = keyof typeof ANSWERS;

function statsOf(type: string) {
  return z.strictObject({
    __type: z.literal(`${type}:#Microsoft.Bing.Webmaster.Api`),
    ...traffic,
    /** The URL of a page in `GetPageStats`. */
    Query: z.string(),
    /** -1: no clicks. */
    AvgClickPosition: z.int(),
    AvgImpressionPosition: z.int(),
  });
}

/** Rows without their type. */
type Rows<Name extends Method> = Omit<z.input<(typeof ANSWERS)[Name]>, '__type'>[];

/** A fake of Bing Webmaster Tools with its data, by site. */
export interface FakeBing extends FakeService {
  readonly key: string;
  readonly sites: { readonly url: string; readonly isVerified: boolean }[];
  days: Rows<'GetRankAndTrafficStats'>;
  queries: Rows<'GetQueryStats'>;
  pages: Rows<'GetPageStats'>;
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
    if (method !== 'GET' || !(name in ANSWERS)) return { status: 404, body: '' };
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

function answerOf(name: Method, type: string, rows: () => readonly object[]): ServiceResponse {
  const answers = rows().map((row) => ({ __type: `${type}:#Microsoft.Bing.Webmaster.Api`, ...row }));
  return { body: { d: z.array(ANSWERS[name]).parse(answers) } };
}
