/** The sentences in English. */
export const english = {
  key_refused: (title: string) => `${title} rejected its key. Check the key.`,
  own_key_refused: (title: string) =>
    `${title} rejected your workspace’s key. An admin can change it under Settings, API Keys.`,
  credit_used_up: (title: string) =>
    `Your ${title} credit is used up. Add more there, or set up another source.`,
  rate_limited: (title: string) => `${title} is limiting requests. Try again in a minute.`,
  json_off: (title: string) =>
    `${title} does not return JSON. Turn on the JSON format in its settings (search.formats).`,
  source_failed: (title: string) => `${title} had an internal error. Try again later.`,
  source_refused: (title: string) => `${title} rejected the search. Try other words.`,
  source_too_slow: (title: string) => `${title} took too long to answer. Try again later.`,
  source_unreachable: (title: string) => `${title} could not be reached. Check this server’s connection.`,
  source_unreadable: (title: string) =>
    `${title} returned a response that could not be read. Try again later.`,
};

/** The texts every language provides. */
export type SearchSentences = typeof english;
