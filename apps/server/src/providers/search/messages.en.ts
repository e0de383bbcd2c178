/** The sentences in English. */
export const english = {
  key_refused: (title: string) => `${title} refused the key that is set for it. Check the key.`,
  own_key_refused: (title: string) =>
    `${title} refused your workspace's own key. An admin can change it under Settings, API Keys.`,
  credit_used_up: (title: string) =>
    `The credit at ${title} is used up. Add some there, or set up another source.`,
  rate_limited: (title: string) => `${title} asks to wait before the next search. Try again in a minute.`,
  json_off: (title: string) =>
    `${title} does not answer programs. Switch the JSON format on in its settings (search.formats).`,
  source_failed: (title: string) => `${title} has a fault of its own and did not answer. Try again later.`,
  source_refused: (title: string) => `${title} did not accept the search. Try other words.`,
  source_too_slow: (title: string) => `${title} took too long to answer. Try again later.`,
  source_unreachable: (title: string) =>
    `${title} could not be reached. Check the connection of this server.`,
  source_unreadable: (title: string) =>
    `${title} answered with something that could not be read. Try again later.`,
};

/** What each language says. */
export type SearchSentences = typeof english;
