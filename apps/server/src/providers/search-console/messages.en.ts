/** The sentences in English. */
export const english = {
  search_key_invalid:
    'This is not the JSON key of a service account. In Google Cloud, open the service account, then Keys, Add key, JSON, and upload the file you get.',
  search_key_refused:
    'Google no longer accepts this key. It may have been deleted, or the clock of this server is wrong. Create a new JSON key for the service account and upload it here.',
  search_key_unreadable: 'What this server stored for the connection cannot be read. Connect again.',
  search_api_disabled:
    'The Search Console API is turned off in the Google Cloud project of this connection. Turn it on there under APIs & Services, then try again.',
  search_no_access:
    'This account cannot read this property. In Search Console, open Settings, Users and permissions, and give it restricted access or more. A service account is added by its email address.',
  search_property_lost:
    'The account no longer sees this property. Add the account in Search Console again, or choose another property.',
  search_grant_ended:
    'Google ended this permission. Connect again. If the operator’s app is in testing at Google, permissions end after seven days.',
  search_client_refused:
    'Google does not accept this server’s app, or it is no longer set up. The operator of this server has to check GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET.',
  search_scope_missing:
    'You signed in, but did not allow reading Search Console data. Connect again and check that permission.',
  search_sign_in_off:
    'Signing in with Google is not set up on this server. Use the key of a service account.',
  search_sign_in_expired: 'This sign-in with Google took too long, or was used already. Start again.',
  search_quota: 'Google’s quota for Search Console is used up for now.',
  search_failed: 'Search Console failed.',
  search_unreadable: 'The response from Search Console could not be read.',
  search_unreachable:
    'Search Console could not be reached from this server. Check that it can reach googleapis.com.',
};

/** The texts every language provides. */
export type SearchConsoleSentences = typeof english;
