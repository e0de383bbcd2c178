import {
  startFakeService,
  type FakeService,
  type ServiceResponse,
  type ServiceRequest,
} from '../service/start-fake-service.ts';

export const SERPER_KEY = 'fake-serper-key-0123456789abcdef';

interface SerperResult {
  readonly title: string;
  readonly link: string;
  readonly snippet?: string;
}

/** The fake's results, ten to a page; those of a keyword if given as a function. */
export interface SerperWorld {
  readonly organic: readonly SerperResult[] | ((keyword: string) => readonly SerperResult[]);
  readonly questions?: readonly string[];
  readonly related?: readonly string[];
  readonly suggestions?: readonly string[];
}

/**
 * Starts a fake of Serper according to the shared API description. It refuses a wrong key with 403 and an invalid
 * request with 400, and leaves out empty blocks.
 */
export function startSerper(world: SerperWorld): Promise<FakeService> {
  return startFakeService((request) => {
    if (request.headers['x-api-key'] !== SERPER_KEY) return refusal(403, 'Unauthorized.');
    if (request.method !== 'POST') return refusal(404, 'Not Found');
    const wrong = findError(request);
    if (wrong !== null) return refusal(400, wrong);
    if (request.path === '/search') return { body: resultsPage(world, request.body as object) };
    if (request.path === '/autocomplete')
      return { body: { suggestions: (world.suggestions ?? []).map((value) => ({ value })) } };
    return refusal(404, 'Not Found');
  });
}

function refusal(statusCode: number, message: string): ServiceResponse {
  return { status: statusCode, body: { message, statusCode } };
}

const FIELDS: Readonly<Record<string, Readonly<Record<string, 'string' | 'number'>>>> = {
  '/search': { q: 'string', gl: 'string', hl: 'string', num: 'number', page: 'number' },
  '/autocomplete': { q: 'string', gl: 'string', hl: 'string' },
};

function findError({ headers, body, path }: ServiceRequest): string | null {
  if (headers['content-type'] !== 'application/json' || typeof body !== 'object' || body === null)
    return 'Body must be JSON';
  const fields = FIELDS[path] ?? {};
  for (const [name, value] of Object.entries(body)) {
    if (!(name in fields)) return `Unknown parameter ${name}`;
    if (typeof value !== fields[name]) return `${name} must be a ${fields[name]}`;
  }
  const { q, gl, hl, num, page } = body as Record<string, unknown>;
  if (typeof q !== 'string' || q === '') return 'Missing query parameter';
  if (typeof num === 'number' && (num < 1 || num > 100)) return 'num must be between 1 and 100';
  if (typeof page === 'number' && page < 1) return 'page must be positive';
  return [gl, hl].every((code) => code === undefined || (typeof code === 'string' && /^[a-z]{2}$/.test(code)))
    ? null
    : 'Unknown gl or hl';
}

function resultsPage({ organic, questions = [], related = [] }: SerperWorld, asked: object): unknown {
  const {
    q,
    num = 10,
    page = 1,
  } = asked as { readonly q: string; readonly num?: number; readonly page?: number };
  const results = typeof organic === 'function' ? organic(q) : organic;
  return {
    searchParameters: { ...asked, type: 'search', engine: 'google' },
    organic: results
      .slice((page - 1) * num, page * num)
      .map((result, index) => ({ ...result, position: index + 1 })),
    ...(questions.length === 0
      ? {}
      : {
          peopleAlsoAsk: questions.map((question) => ({
            question,
            snippet: 'An answer.',
            title: 'A page',
            link: 'https://answers.example/',
          })),
        }),
    ...(related.length === 0 ? {} : { relatedSearches: related.map((query) => ({ query })) }),
    credits: 1,
  };
}
