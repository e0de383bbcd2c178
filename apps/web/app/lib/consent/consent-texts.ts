/** Texts of the consent banner, dialog, and panel on every page. */
export const consentTexts = {
  region: 'Cookie choices',
  title: 'Cookies on this site',
  text: 'One cookie keeps you signed in. May we also count visits, measure ads, and remember your choices? Nothing loads until you answer.',
  customize: 'Customize',
  rejectAll: 'Reject All',
  acceptAll: 'Accept All',
  privacyPolicy: 'Privacy policy',
  cookiePolicy: 'Cookie policy',
  customizeTitle: 'Choose what we can store',
  back: 'Back',
  save: 'Save Preferences',
  saved: 'Your choice was saved.',
  notKept: 'This browser does not store anything for this site, so your choice is lost when you leave.',
  panelTitle: 'Privacy settings',
  essential: 'Essential',
  essentialHelp: 'Keeps you signed in.',
  analytics: 'Analytics',
  analyticsHelp: 'Counts how this site’s pages are used.',
  marketing: 'Marketing',
  marketingHelp: 'Records which ad brought you here, if analytics is on too.',
  preferences: 'Preferences',
  preferencesHelp: 'Remembers your choices on the public pages.',
  alwaysOn: 'Always On',
  enabled: 'Enabled',
  disabled: 'Disabled',
  reset: 'Reset Cookie Preferences',
  close: 'Close',
};

/** The type of these texts in any language. */
export type ConsentTexts = Readonly<Record<keyof typeof consentTexts, string>>;
