/** The sentences in English. */
export const english = {
  ga4_key_invalid:
    'This is not the JSON key of a service account. In Google Cloud, open the service account, then Keys, Add key, JSON, and upload the file you get.',
  ga4_property_invalid:
    'This is not a property ID. In Google Analytics, open Admin, Property details, and copy the number labeled “Property ID”. An ID that starts with “G-” or “UA-” is something else.',
  ga4_key_refused:
    'Google no longer accepts this key. It may have been deleted, or the clock of this server is wrong. Create a new JSON key for the service account and upload it here.',
  ga4_key_unreadable: 'The stored key cannot be read. Upload it again.',
  ga4_api_disabled:
    'The Google Analytics Data API is turned off in the Google Cloud project of this key. Turn it on there under APIs & Services, then try again.',
  ga4_no_access:
    'The service account cannot read this property. Check the property ID. Then, in Google Analytics, open Admin, Property access management, and add the account’s email address as a Viewer.',
  ga4_property_lost:
    'Google Analytics no longer has this property. If it is in the trash, restore it in Google Analytics; otherwise enter another property ID.',
  ga4_quota: 'Google’s quota for this Google Analytics property is used up for now.',
  ga4_failed: 'Google Analytics failed.',
  ga4_unreadable: 'The response from Google Analytics could not be read.',
  ga4_unreachable:
    'Google Analytics could not be reached from this server. Check that it can reach googleapis.com.',
};

/** The texts every language provides. */
export type GoogleAnalyticsSentences = typeof english;
