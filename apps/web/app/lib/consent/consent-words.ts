/** What banner, choice and panel say, on every page. */
export const consentWords = {
  region: 'Cookie choices',
  title: 'Cookies on this site',
  text: 'One cookie keeps you signed in. May we also count visits, measure ads and remember your choices? Nothing loads until you answer.',
  customize: 'Customize',
  rejectAll: 'Reject All',
  acceptAll: 'Accept All',
  privacyPolicy: 'Privacy policy',
  cookiePolicy: 'Cookie policy',
  customizeTitle: 'What may we keep?',
  back: 'Back',
  save: 'Save Preferences',
  saved: 'Your choice was saved.',
  notKept: 'This browser does not keep anything for this site, so the choice is lost when you leave.',
  panelTitle: 'Privacy settings',
  essential: 'Essential',
  essentialHelp: 'Keeps you signed in.',
  analytics: 'Analytics',
  analyticsHelp: 'Counts how the pages of this site are used.',
  marketing: 'Marketing',
  marketingHelp: 'Tells which advertisement led here, if visits are counted too.',
  preferences: 'Preferences',
  preferencesHelp: 'Remembers choices on the public pages.',
  alwaysOn: 'Always On',
  enabled: 'Enabled',
  disabled: 'Disabled',
  reset: 'Reset Cookie Preferences',
  close: 'Close',
};

/** The same in any language. */
export type ConsentWords = Readonly<Record<keyof typeof consentWords, string>>;
