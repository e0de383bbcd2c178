/** The sentences in English. */
export const english = {
  search_key_invalid:
    'This is not the JSON key of a service account. In Google Cloud, open the service account, then Keys, Add key, JSON, and upload the file you get.',
  search_key_refused:
    'Google no longer accepts this key. It may have been deleted, or the clock of this server is wrong. Create a new JSON key for the service account and upload it here.',
  search_key_unreadable: 'The stored key cannot be read. Upload the JSON key again.',
  search_api_disabled:
    'The Search Console API is turned off in the Google Cloud project of this key. Turn it on there under APIs & Services, then try again.',
  search_no_access:
    'The service account cannot read this property. In Search Console, open Settings, Users and permissions, and add the account’s email address with restricted access or more.',
  search_property_lost:
    'The service account no longer sees this property. Add its email address in Search Console again, or choose another property.',
  search_quota: 'Google’s quota for Search Console is used up for now.',
  search_failed: 'Search Console failed.',
  search_unreadable: 'The response from Search Console could not be read.',
  search_unreachable:
    'Search Console could not be reached from this server. Check that it can reach googleapis.com.',
};

/** The texts every language provides. */
export type SearchConsoleSentences = typeof english;
