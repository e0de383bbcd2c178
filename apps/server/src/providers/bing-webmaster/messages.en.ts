/** The sentences in English. */
export const english = {
  bing_key_invalid:
    'Bing does not accept this key. In Bing Webmaster Tools, open Settings, API access, and copy the API key.',
  bing_key_unreadable: 'The stored key cannot be read. Enter it again.',
  bing_site_lost:
    'The account of this key no longer has this site, or has not verified it. Check it in Bing Webmaster Tools, or choose another site.',
  bing_throttled: 'Bing takes no more requests for now.',
  bing_failed: 'Bing Webmaster Tools failed.',
  bing_unreadable: 'The response from Bing Webmaster Tools could not be read.',
  bing_unreachable:
    'Bing Webmaster Tools could not be reached from this server. Check that it can reach ssl.bing.com.',
};

/** The texts every language provides. */
export type BingSentences = typeof english;
