/** The sentences of the API reference, in English. */
export const apiDocsMessages = {
  title: 'API reference',
  description: 'Every Pagewright API endpoint with its parameters, responses, and errors.',
  search: 'Search the API',
  searchExample: 'content, POST, briefs…',
  call: 'endpoint',
  calls: 'endpoints',
  noneFound: 'No endpoint matches',
  noneFoundHelp: 'Try part of a path or a word from its description.',
  clear: 'Clear search',
  firstSteps: 'Getting started: tokens, errors, and pagination',
  contents: 'On this page',
  begin: 'Getting started',
  base: 'All paths are relative to:',
  json: 'Bodies are JSON in UTF-8, times are ISO 8601 in UTC. The machine-readable document is at',
  token: 'Endpoints that need a user take a bearer token, valid for up to five minutes. To get one:',
  refusals:
    'Errors use the matching HTTP status and this body. “error” is a sentence for people, “code” is stable, and every response has its request ID in “x-request-id”.',
  pages: 'Lists are paginated: pass “nextCursor” from one page as “cursor” for the next until it is null.',
  again:
    'A POST with an “Idempotency-Key” header (any text up to 200 characters) runs only once, however often it is sent. Its response is repeated for a day.',
  progress:
    'Endpoints that can stream report progress if you accept “text/event-stream”: “progress” events, then “result” with the response, or “error” with the error and its status. Closing the connection cancels the request, except for runs.',
  runs: 'Analyses, outlines, and briefs are runs: they continue after the connection closes. The “Location” header of every response names the run, which is read with GET and canceled with POST …/cancel. “Prefer: respond-async” answers 202 at once; so does a run that takes longer than a minute, and its stream ends with a “running” event.',
  streams: 'Can stream',
  apiToken: (scope: string): string => `API token: ${scope}`,
  apiTokens:
    'Programs authenticate with a personal API token, created in Settings under API Keys on plans with API access: “Authorization: Bearer pgw_…”. An endpoint accepts it if it lists a scope and the token has that scope.',
  access: {
    public: 'Without a token',
    user: 'With a token',
    operator: 'With an operator’s token',
  },
  parameters: 'Parameters',
  place: { path: 'in the path', query: 'in the query', header: 'as a header' },
  body: 'Body',
  answer: 'Answer',
  noBody: 'no body',
  refusedWith: 'Errors',
  example: 'Example',
  optional: 'optional',
  anyValue: 'anything',
  absentMeans: (value: string): string => `default: ${value}`,
  listOf: (type: string): string => `list of ${type}`,
  lengthUpTo: (least: number, most: number): string =>
    `${least > 0 ? `${least} to ` : 'up to '}${most} characters`,
  entriesUpTo: (most: number): string => `up to ${most} entries`,
} as const;
