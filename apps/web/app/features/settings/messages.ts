import type { VendorKeyField } from '@pagewright/contract/settings';
import type { DateFormat, Theme } from '@pagewright/contract/settings/preferences';
import { defineMessages } from '../../lib/messages/define-messages.ts';

const VENDORS: Readonly<Record<VendorKeyField, string>> = {
  openaiKey: 'OpenAI',
  geminiKey: 'Gemini',
  anthropicKey: 'Anthropic',
  dataforseoKey: 'DataForSEO',
  serperKey: 'Serper',
};
const PURPOSES: Readonly<Record<VendorKeyField, string>> = {
  openaiKey: 'Writes and words with a model of OpenAI.',
  geminiKey: 'Writes and words with a model of Google.',
  anthropicKey: 'Writes and words with a model of Anthropic.',
  dataforseoKey: 'Search volume, difficulty and results. As login:password.',
  serperKey: 'Google’s results, questions and suggestions.',
};
const THEMES: Readonly<Record<Theme, string>> = { light: 'Light', dark: 'Dark', auto: 'As this device' };
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
  emailNotifications: 'To the address that you sign in with, 20 an hour at most.',
  pushNotifications: 'In the browsers that you turned on for it, 20 an hour at most.',
  contentUpdates: 'An item of yours is published, late, or failed to be; a post in your calendar is due.',
  teamActivity: 'A teammate asks for a review.',
  systemAlerts: 'A limit of your plan is near or reached; a webhook was switched off.',
  weeklyReport:
    'A mail each Monday at 8 in your time zone: what was published, how it was read, what comes next. None where nothing happened.',
};

/** What the settings say. */
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
  leaveText: 'What you changed here is not saved yet.',
  leave: 'Leave',
  stay: 'Stay',

  profileHelp: 'Your name and picture appear in your workspace. Your name also appears on what you publish.',
  name: 'Name',
  nameRequired: 'Name is required',
  email: 'Email',
  emailHelp: 'This is what you sign in with. It cannot be changed here.',
  company: 'Company',
  website: 'Website',
  websiteWrong: 'Must be an address that begins with http:// or https://',
  bio: 'Bio',

  theme: 'Theme',
  themeName: (theme: Theme) => THEMES[theme],
  language: 'Language',
  browserLanguage: (name: string) => `As this browser: ${name}`,
  timezone: 'Time zone',
  timezoneHelp: 'Dates and times in the application, also those that you enter.',
  browserZone: (zone: string) => `As this browser: ${zone}`,
  dateFormat: 'Date format',
  languageForm: 'As the language has it',
  formatName: (form: DateFormat) => FORMATS[form],
  example: (date: string) => `Today is ${date}`,
  autoSave: 'Auto-save',
  autoSaveHelp: 'The editor saves every 30 seconds. Without it, only what you save yourself is kept.',

  noticePlaces: 'Where you are told',
  noticePlacesHelp: 'The bell in the header always shows everything.',
  noticeSubjects: 'What of',
  noticeReports: 'Reports',
  notice: (name: keyof typeof NOTICES): string => NOTICES[name],
  noticeHelp: (name: keyof typeof NOTICES) => NOTICE_HELP[name],

  models: 'Language model',
  modelsHelp:
    'What words briefs and outlines and writes in the editor. Without any, the built-in engine does it from the evidence.',
  model: 'Model',
  automatic: 'Automatic',
  automaticHelp: 'The first of the list; where it fails, the built-in engine answers and says so.',
  chosenHelp: 'Where it fails you see the error, and nothing stands in for it.',
  noModel: 'No language model is set up yet. Enter a key below.',
  ownModel: (name: string) => `${name} (your key)`,
  goneModel: (name: string) => `${name} (not set up any more)`,
  modelChosen: (name: string) => `${name} is asked from now on`,

  local: 'Models on this machine',
  localHelp:
    'Looks for Ollama, LM Studio, and llama.cpp on the machine that Pagewright runs on, when you ask for it.',
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
    'No model server answers on this machine. Start Ollama, LM Studio, or llama.cpp there and look again.',
  testModel: (model: string) => `Test ${model}`,
  testingModel: 'Waiting for the model. Loading it can take a minute.',
  speed: (tokens: number, isEstimate: boolean) =>
    `${isEstimate ? 'About ' : ''}${format.number(tokens)} tokens per second`,
  firstWord: (ms: number) => `first word after ${format.number(Math.round(ms / 100) / 10)} s`,
  structured: (isSo: boolean): string =>
    isSo ? 'structured answers work' : 'structured answers do not work',
  otherServer: 'Another model server',
  otherServerHelp:
    'Any address that speaks OpenAI’s chat completions, such as vLLM or a machine in your network. Only operators of this installation can set it.',
  serverUrl: 'Address',
  serverModel: 'Model',
  serverKey: 'Key (optional)',
  serverUrlWrong: 'Enter an address that begins with http:// or https://',
  serverModelWrong: 'Enter the name of the model',
  useServer: 'Use this server',
  serverTaken: (model: string) => `${model} is set up`,
  serverInUse: (model: string, url: string) => `${model} at ${url} is set up.`,
  lookAgain: 'Look again',
  localTaken: (model: string) => `${model} is set up`,
  localPutAway: (model: string) => `${model} is no longer used`,

  keys: 'Keys of your own',
  keysHelp:
    'They are used before the ones of this installation, and what is asked with them does not count for your plan. Keys are kept encrypted and never shown again.',
  adminsOnly: 'Only an admin of this workspace can change keys and models.',
  vendor: (field: VendorKeyField) => VENDORS[field],
  purpose: (field: VendorKeyField) => PURPOSES[field],
  keyOf: (field: VendorKeyField) => `Key of ${VENDORS[field]}`,
  noKey: 'No key',
  lastFour: (four: string) => `Ends in ${four}`,
  unreadable: 'Cannot be read any more. Enter it again.',
  switchedOff: 'Switched off by the operator of this installation.',
  newKey: 'Enter a key',
  otherKey: 'Enter another key to replace it',
  keyTooShort: 'A key has at least 8 characters and no spaces',
  loginWrong: 'Must be login:password',
  test: 'Test',
  testOf: (field: VendorKeyField) => `Test the key of ${VENDORS[field]}`,
  testing: 'Asking the vendor',
  testFailed: 'The test could not be made',
  cancel: 'Cancel',
  remove: 'Remove',
  removeOf: (field: VendorKeyField) => `Remove the key of ${VENDORS[field]}`,
  removeTitle: (field: VendorKeyField) => `Remove the key of ${VENDORS[field]}?`,
  removeText: 'It is forgotten. To use it again you have to enter it again.',
  keysSaved: 'Keys saved',
  keyRemoved: (field: VendorKeyField) => `The key of ${VENDORS[field]} was removed`,
  testCosts: 'A test asks the vendor once. The vendor may count it.',

  avatar: 'Picture',
  avatarHelp: 'Shown beside your name. JPEG, PNG, WebP or GIF.',
  chooseAvatar: 'Upload picture',
  replaceAvatar: 'Replace picture',
  removeAvatar: 'Remove picture',
  websiteHelp:
    'Competitive Analytics compares competitors with this site, unless the workspace names another.',
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
  apiCalls: 'Calls by API token',
  bytes: (bytes: number) =>
    bytes < 1_000_000
      ? `${format.number(Math.ceil(bytes / 1000))} kB`
      : `${format.number(Math.round(bytes / 100_000) / 10)} MB`,
  largerPlan: 'A larger plan',
  askOperator: (operator: string | null) =>
    operator === null
      ? 'Payment is not set up here. Ask the operator of this installation for a larger plan.'
      : `Payment is not set up here. Ask the operator of this installation for a larger plan: ${operator}`,
  modelCosts: 'Language models this month',
  modelCostsHelp: 'By the list prices of the vendors. What they really charge stands on their bills.',
}));
