/** The sentences of the API reference, in English. */
export const apiDocsMessages = {
  title: 'API reference',
  description: 'Every call of the Pagewright API: what it takes, what it answers, how it refuses.',
  skip: 'Skip to the reference',
  contents: 'Contents',
  begin: 'How to begin',
  base: 'All paths stand below this address:',
  json: 'Bodies are JSON in UTF-8, times are ISO 8601 in UTC. The machine-readable document is at',
  token:
    'A call that needs a user carries a token, which is valid for five minutes at most. This is how to get one:',
  refusals:
    'A refusal has the status that fits and this body. “error” is a sentence for people, “code” is stable, and every answer carries its request id in “x-request-id”.',
  pages:
    'Lists are read page by page: pass “nextCursor” of one page as “cursor” of the next until it is null.',
  again:
    'A POST that carries an “Idempotency-Key” (any text of up to 200 characters) is done once, however often it is sent; its answer is repeated for a day.',
  progress:
    'A call that can stream tells its progress to whoever accepts “text/event-stream”: events “progress” with what is done, then “result” with the answer, or “error” with the refusal and its status. Closing the connection cancels it.',
  streams: 'Can stream',
  apiToken: (scope: string): string => `API token: ${scope}`,
  apiTokens:
    'Programs call with a personal API token, made in Settings under API Keys where the plan has API access: “Authorization: Bearer pgw_…”. A call takes it where it names a scope and the token has that scope.',
  access: {
    public: 'Without a token',
    user: 'With a token',
    operator: 'With the token of an operator',
  },
  parameters: 'Parameters',
  inPath: 'in the path',
  inQuery: 'in the query',
  body: 'Body',
  answer: 'Answer',
  noBody: 'no body',
  refusedWith: 'Refused with',
  example: 'Example',
  optional: 'optional',
  anyValue: 'anything',
  absentMeans: (value: string): string => `absent: ${value}`,
  listOf: (type: string): string => `list of ${type}`,
  lengthUpTo: (least: number, most: number): string =>
    `${least > 0 ? `${least} to ` : 'up to '}${most} characters`,
  entriesUpTo: (most: number): string => `up to ${most} entries`,
} as const;
