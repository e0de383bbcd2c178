import type { VendorKeyField } from '@pagewright/contract/settings';
import type { DateFormat, Density, Theme } from '@pagewright/contract/settings/preferences';
import { defineMessages } from '../../lib/messages/define-messages.ts';

const VENDORS: Readonly<Record<VendorKeyField, string>> = {
  openaiKey: 'OpenAI',
  geminiKey: 'Gemini',
  anthropicKey: 'Anthropic',
  dataforseoKey: 'DataForSEO',
  serperKey: 'Serper',
};
const PURPOSES: Readonly<Record<VendorKeyField, string>> = {
  openaiKey: 'Writes with OpenAI models.',
  geminiKey: 'Writes with Google models.',
  anthropicKey: 'Writes with Anthropic models.',
  dataforseoKey: 'Search volume, difficulty, and results. Enter as login:password.',
  serperKey: 'Google results, questions, and suggestions.',
};
const THEMES: Readonly<Record<Theme, string>> = { light: 'Light', dark: 'Dark', auto: 'Match this device' };
const DENSITIES: Readonly<Record<Density, string>> = { comfortable: 'Comfortable', compact: 'Compact' };
const FORMATS: Readonly<Record<DateFormat, string>> = {
  'MM/DD/YYYY': 'MM/DD/YYYY',
  'DD/MM/YYYY': 'DD/MM/YYYY',
  'YYYY-MM-DD': 'YYYY-MM-DD',
};
const SERVERS = { ollama: 'Ollama', 'lm-studio': 'LM Studio', 'llama.cpp': 'llama.cpp' } as const;
const NOTICES = {
  emailNotifications: 'Email notifications',
  pushNotifications: 'Push notifications',
  contentUpdates: 'Content updates',
  teamActivity: 'Team activity',
  systemAlerts: 'System alerts',
  weeklyReport: 'Weekly report',
} as const;
const NOTICE_HELP: Readonly<Record<keyof typeof NOTICES, string>> = {
  emailNotifications: 'To your sign-in address, at most 20 per hour.',
  pushNotifications: 'In the browsers where you turned it on, at most 20 per hour.',
  contentUpdates:
    'Your content was published, is late, or could not be published; a post in your calendar is due; competitors’ pages or your search results changed.',
  teamActivity: 'A teammate requests a review.',
  systemAlerts: 'You are near or at a plan limit; a webhook was turned off.',
  weeklyReport:
    'An email every Monday at 8 a.m. in your time zone: what was published, how it was read, and what is next. Skipped if nothing happened.',
};

/** Texts of the settings. */
export const settingsMessages = defineMessages('settingsMessages', (format) => ({
  tabs: 'Settings',
  profile: 'Profile',
  preferences: 'Preferences',
  notifications: 'Notifications',
  security: 'Security',
  privacy: 'Privacy',
  'api-keys': 'API Keys',
  connections: 'Connections',
  publishing: 'Publishing',
  billing: 'Billing',
  operator: 'Operator',
  loading: 'Loading settings',
  loadFailed: 'Failed to load settings',
  retry: 'Retry',
  save: 'Save Changes',
  discard: 'Discard changes',
  unsaved: 'There are unsaved changes.',
  saved: 'Settings saved',
  saveFailed: 'Failed to save settings',
  undo: 'Undo',
  leaveTitle: 'Leave without saving?',
  leaveText: 'Your changes here are not saved yet.',
  leave: 'Leave',
  stay: 'Stay',

  profileHelp: 'Your name and picture appear in your workspace. Your name also appears on what you publish.',
  name: 'Name',
  nameRequired: 'Name is required',
  email: 'Email',
  emailHelp: 'You sign in with this address. It cannot be changed here.',
  company: 'Company',
  website: 'Website',
  websiteWrong: 'Must be an http:// or https:// address',
  bio: 'Bio',

  theme: 'Theme',
  themeName: (theme: Theme) => THEMES[theme],
  density: 'Density',
  densityName: (density: Density) => DENSITIES[density],
  densityHelp:
    'How close together lists and tables are. Compact shows more rows and, in wide windows, one article per line.',
  language: 'Language',
  browserLanguage: (name: string) => `Match this browser: ${name}`,
  timezone: 'Time zone',
  timezoneHelp: 'Used for all dates and times you see and enter.',
  browserZone: (zone: string) => `Match this browser: ${zone}`,
  dateFormat: 'Date format',
  languageForm: 'Language default',
  formatName: (form: DateFormat) => FORMATS[form],
  example: (date: string) => `Today is ${date}`,
  autoSave: 'Auto-save',
  autoSaveHelp: 'The editor saves every 30 seconds. If off, only what you save yourself is kept.',

  noticePlaces: 'Channels',
  noticePlacesHelp: 'The bell in the header always shows everything.',
  noticeSubjects: 'Topics',
  noticeReports: 'Reports',
  notice: (name: keyof typeof NOTICES): string => NOTICES[name],
  noticeHelp: (name: keyof typeof NOTICES) => NOTICE_HELP[name],

  models: 'Language model',
  modelsHelp:
    'Writes briefs, outlines, and editor suggestions. Without one, the built-in engine works from the evidence.',
  model: 'Model',
  automatic: 'Automatic',
  automaticHelp: 'Uses the first one in the list. If it fails, the built-in engine takes over and says so.',
  chosenHelp: 'If it fails, you see the error, and nothing replaces it.',
  noModel: 'No language model is set up yet. Enter a key below.',
  ownModel: (name: string) => `${name} (your key)`,
  goneModel: (name: string) => `${name} (no longer set up)`,
  modelChosen: (name: string) => `Now using ${name}`,

  local: 'Models on this machine',
  localHelp:
    'Looks for Ollama, LM Studio, and llama.cpp on the machine Pagewright runs on, only when you ask.',
  look: 'Look for model servers',
  looking: 'Looking for models',
  found: (model: string, server: keyof typeof SERVERS) =>
    `Found: ${model} on this machine (${SERVERS[server]}).`,
  useIt: 'Use it',
  useModel: (model: string) => `Use ${model}`,
  inUse: (model: string, server: keyof typeof SERVERS) =>
    `${model} on this machine (${SERVERS[server]}) is set up.`,
  putAway: 'Remove',
  noneFound:
    'No model server was found on this machine. Start Ollama, LM Studio, or llama.cpp there and look again.',
  testModel: (model: string) => `Test ${model}`,
  testingModel: 'Waiting for the model. Loading it can take a minute.',
  speed: (tokens: number, isEstimate: boolean) =>
    `${isEstimate ? 'About ' : ''}${format.number(tokens)} tokens per second`,
  firstWord: (ms: number) => `first word after ${format.number(Math.round(ms / 100) / 10)} s`,
  structured: (isSo: boolean): string =>
    isSo ? 'structured answers work' : 'structured answers do not work',
  otherServer: 'Another model server',
  otherServerHelp:
    'Any server with an OpenAI-compatible chat completions API, such as vLLM or a machine on your network. Only operators of this installation can set it.',
  serverUrl: 'Address',
  serverModel: 'Model',
  serverKey: 'Key (optional)',
  serverUrlWrong: 'Enter an address that starts with http:// or https://',
  serverModelWrong: 'Enter the name of the model',
  useServer: 'Use this server',
  serverTaken: (model: string) => `${model} is set up`,
  serverInUse: (model: string, url: string) => `${model} at ${url} is set up.`,
  lookAgain: 'Look again',
  localTaken: (model: string) => `${model} is set up`,
  localPutAway: (model: string) => `${model} is no longer used`,

  keys: 'Your own keys',
  keysHelp:
    'These are used before the installation’s keys, and requests made with them do not count toward your plan. Keys are stored encrypted and never shown again.',
  adminsOnly: 'Only a workspace admin can change keys and models.',
  vendor: (field: VendorKeyField) => VENDORS[field],
  purpose: (field: VendorKeyField) => PURPOSES[field],
  keyOf: (field: VendorKeyField) => `${VENDORS[field]} key`,
  noKey: 'No key',
  lastFour: (four: string) => `Ends in ${four}`,
  unreadable: 'Can no longer be read. Enter it again.',
  switchedOff: 'Turned off by the operator of this installation.',
  newKey: 'Enter a key',
  otherKey: 'Enter another key to replace it',
  keyTooShort: 'A key has at least 8 characters and no spaces',
  loginWrong: 'Must be login:password',
  test: 'Test',
  testOf: (field: VendorKeyField) => `Test the ${VENDORS[field]} key`,
  testing: 'Contacting the vendor',
  testFailed: 'The test could not be run',
  cancel: 'Cancel',
  remove: 'Remove',
  removeOf: (field: VendorKeyField) => `Remove the ${VENDORS[field]} key`,
  removeTitle: (field: VendorKeyField) => `Remove the ${VENDORS[field]} key?`,
  removeText: 'It will be deleted. To use it again, you will have to enter it again.',
  keysSaved: 'Keys saved',
  keyRemoved: (field: VendorKeyField) => `The ${VENDORS[field]} key was removed`,
  testCosts: 'A test sends one request, which the vendor may bill.',

  avatar: 'Picture',
  avatarHelp: 'Shown beside your name. JPEG, PNG, WebP or GIF.',
  chooseAvatar: 'Upload picture',
  replaceAvatar: 'Replace picture',
  removeAvatar: 'Remove picture',
  websiteHelp:
    'Competitive Analytics compares competitors with this site unless the workspace has another one.',
  emailUpdates: 'Email updates',
  emailUpdatesHelp:
    'Notifications and the weekly report by email. If off, only emails about your account are sent.',
  webhook: 'Webhook',
  webhookUrl: 'Webhook URL',
  webhookHelp:
    'Gets a signed message when content is published, changed or removed. Leave it empty to remove the webhook.',
  saveWebhook: 'Save webhook',
  webhookSaved: 'Webhook saved',
  webhookRemoved: 'Webhook removed',
  allWebhooks: 'Secret, events and delivery log',

  planName: (name: string) => `${name} plan`,
  seo: 'SEO requests',
  ai: 'AI requests',
  usedOf: (used: number, limit: number) =>
    limit < 0
      ? `${format.number(used)} used · Unlimited`
      : `${format.number(used)} used · ${format.number(limit)} per month`,
  resetsOn: (day: string) => `Resets on ${day} (UTC).`,
  storage: 'Files',
  apiCalls: 'API token calls',
  bytes: (bytes: number) =>
    bytes < 1_000_000
      ? `${format.number(Math.ceil(bytes / 1000))} kB`
      : `${format.number(Math.round(bytes / 100_000) / 10)} MB`,
  largerPlan: 'Need a larger plan?',
  askOperator: (operator: string | null) =>
    operator === null
      ? 'Payment is not set up here. Ask the operator of this installation for a larger plan.'
      : `Payment is not set up here. Ask the operator of this installation for a larger plan: ${operator}`,
  modelCosts: 'Language models this month',
  modelCostsHelp: 'Based on the vendors’ list prices. Your actual charges are on their invoices.',
}));
