/** The sentences in English. */
export const english = {
  name: 'Google page speed data',
  speed_key_invalid:
    'Google does not know this API key. Copy the whole key from Google Cloud, APIs & Services, Credentials. A new key can take a few minutes to work.',
  speed_key_restricted:
    'This API key is restricted and may not be used here. In Google Cloud, open the key and allow the Chrome UX Report API and the PageSpeed Insights API, without a restriction to websites, or with the IP address of this server.',
  speed_key_unreadable: 'The stored key cannot be read. Enter the API key again.',
  speed_api_disabled:
    'The Chrome UX Report API is turned off in the Google Cloud project of this key. Turn it on there under APIs & Services, wait a few minutes, then try again.',
  speed_lab_disabled:
    'The PageSpeed Insights API is turned off in the Google Cloud project of this workspace’s key, or the key is not allowed to use it. An admin can turn it on there under APIs & Services.',
  speed_page_failed:
    'Google could not load this page. Check that it opens without signing in and that its server does not block Google.',
  speed_quota:
    'Google’s quota for this key is used up. No more calls are made until tomorrow (Pacific Time).',
  speed_failed: 'Google’s page speed service failed.',
  speed_unreadable: 'The response from Google’s page speed service could not be read.',
  speed_unreachable:
    'Google’s page speed service could not be reached from this server. Check that it can reach googleapis.com.',
};

/** The texts every language provides. */
export type PageSpeedSentences = typeof english;
