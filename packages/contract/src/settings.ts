import { z } from 'zod';
import { PERSON_NAME_MAX } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { PLAN_NAMES, usageSchema } from './usage.ts';
import { DATE_FORMATS, DENSITIES, LANGUAGES, THEMES } from './settings/preferences.ts';
import { securitySchema, sessionTimeoutSchema } from './settings/security.ts';
import { lineSchema } from './text.ts';
import { OBJECTIONS, plainName } from './validators.ts';

export * from './settings/address.ts';
export * from './settings/api-tokens.ts';
export * from './settings/language-pack.ts';
export * from './settings/privacy.ts';
export * from './settings/security.ts';
export * from './settings/single-sign-on.ts';

/** Vendor keys that a workspace can set. */
export const VENDOR_KEY_FIELDS = [
  'openaiKey',
  'geminiKey',
  'anthropicKey',
  'dataforseoKey',
  'serperKey',
] as const;
export type VendorKeyField = (typeof VENDOR_KEY_FIELDS)[number];

const vendorKeyFieldSchema = z.enum(VENDOR_KEY_FIELDS);

/** Maximum lengths of profile texts, in UTF-16 units. */
export const PROFILE_LIMITS = { company: 120, website: 500, bio: 1000, email: 254 } as const;
const KEY_LENGTH_MIN = 8;
const KEY_LENGTH_MAX = 500;

/** A user's picture: the path of an image that they uploaded, or the address from an identity service. */
const avatarSchema = z.string().describe('URL of the caller’s picture. If empty, initials are shown.');
/** Maximum length of a webhook address. */
const WEBHOOK_URL_MAX = 2_000;

const lastFourSchema = z
  .string()
  .length(4)
  .nullable()
  .describe('Last four characters of the key. Null if there is none.');

const modelSchema = z.object({
  id: z.string().describe('Name used to choose it.'),
  vendor: z.string(),
  name: z.string(),
  isOwn: z.boolean().describe('Whether it uses the workspace’s own key.'),
});
export type ModelOffer = z.output<typeof modelSchema>;

/** Model servers that may run on the operator's own machine. */
export const LOCAL_SERVERS = ['ollama', 'lm-studio', 'llama.cpp'] as const;

const localModelSchema = z.object({
  server: z.enum(LOCAL_SERVERS),
  model: z.string().min(1).max(200),
});
export type LocalModel = z.output<typeof localModelSchema>;

const usedSchema = z.object({
  contentGenerated: z.int().min(0).describe('Number of generations this month.'),
  apiCalls: z
    .int()
    .min(0)
    .nullable()
    .describe('Number of API token calls this month. Null if the plan has no API access.'),
  storage: z.int().min(0).describe('Size of files, in bytes.'),
});

const noticeSettingsSchema = z.object({
  emailNotifications: z.boolean().describe('Whether notifications are also sent by email.'),
  pushNotifications: z
    .boolean()
    .describe('Whether notifications are sent to the caller’s subscribed browsers.'),
  contentUpdates: z
    .boolean()
    .describe(
      'Notifications about published, failed, late, and due content, competitors’ pages, and falls in search.',
    ),
  teamActivity: z.boolean().describe('Notifications about requests from colleagues.'),
  systemAlerts: z.boolean().describe('Notifications about limits and webhooks that were turned off.'),
  weeklyReport: z
    .boolean()
    .describe('Weekly report by email, every Monday at 8 a.m. in the caller’s time zone.'),
});

export const settingsSchema = z.object({
  profile: z.object({
    name: z.string(),
    email: z.string(),
    company: z.string(),
    website: z.string(),
    bio: z.string(),
    avatar: avatarSchema,
  }),
  preferences: z.object({
    theme: z.enum(THEMES),
    density: z.enum(DENSITIES).describe('How close together lists and tables are.'),
    language: z.enum(LANGUAGES),
    timezone: z.string().describe('IANA time zone name.'),
    dateFormat: z.enum(DATE_FORMATS),
    autoSave: z.boolean(),
    emailUpdates: z
      .boolean()
      .describe('Emails with news: notifications and the weekly report. Account emails are always sent.'),
    unset: z
      .array(z.enum(['theme', 'density', 'language', 'timezone', 'dateFormat', 'autoSave']))
      .describe('Preferences that were never set. The application then follows the browser.'),
  }),
  notifications: noticeSettingsSchema,
  security: securitySchema,
  api: z.object({
    openaiKey: lastFourSchema,
    geminiKey: lastFourSchema,
    anthropicKey: lastFourSchema,
    dataforseoKey: lastFourSchema,
    serperKey: lastFourSchema,
    unreadable: z
      .array(vendorKeyFieldSchema)
      .describe('Saved keys that can no longer be read and have to be entered again.'),
    switchedOff: z.array(vendorKeyFieldSchema).describe('Keys of services turned off by the operator.'),
    webhookUrl: z
      .string()
      .nullable()
      .describe(
        'URL of the workspace’s first webhook. Null if there is none, or if the caller is not an admin.',
      ),
    mayChange: z.boolean(),
  }),
  models: z.object({
    choice: z.string().nullable().describe('ID of the model. Null for automatic.'),
    available: z.array(modelSchema).describe('Models in the order they are tried.'),
    local: localModelSchema.nullable().describe('Local model in use, from the operator’s own machine.'),
    mayLookForLocal: z.boolean(),
    server: z
      .object({ url: z.string(), model: z.string(), hasKey: z.boolean() })
      .nullable()
      .describe('OpenAI-compatible chat completions server set by the operator. Null if there is none.'),
    mayNameServer: z.boolean(),
  }),
  billing: z.object({
    plan: z.enum(PLAN_NAMES),
    nextBilling: z.string().nullable().describe('When the plan ends. Null if it does not.'),
    usage: usedSchema,
    operator: z.string().nullable().describe('Whom to ask for a larger plan.'),
  }),
  subscription: usageSchema.shape.subscription.extend({ plan: usageSchema.shape.plan }),
  usage: usedSchema,
});
export type Settings = z.output<typeof settingsSchema>;

export const readSettings = endpoint({
  method: 'GET',
  path: '/settings',
  feature: 'settings',
  summary: 'Reads your settings and the workspace’s. Keys show only their last four characters.',
  access: 'user',
  response: settingsSchema,
});

const nameSchema = lineSchema(PERSON_NAME_MAX).pipe(
  z
    .string()
    .min(1, 'This field is required')
    .refine((name) => plainName()(name) === null, OBJECTIONS.plainName),
);
const websiteSchema = lineSchema(PROFILE_LIMITS.website).pipe(
  z.union([
    z.literal(''),
    z.url({ protocol: /^https?$/, message: 'Must be an http:// or https:// address' }),
  ]),
);
const timeZoneSchema = z.string().max(100).refine(isTimeZone, 'Must be an IANA time zone name');

export const updateSettings = endpoint({
  method: 'PUT',
  path: '/settings',
  feature: 'settings',
  summary: 'Updates your settings. Omitted fields stay the same; null clears a preference.',
  access: 'user',
  body: z.object({
    profile: z
      .object({
        name: nameSchema,
        company: lineSchema(PROFILE_LIMITS.company),
        website: websiteSchema,
        bio: z.string().max(PROFILE_LIMITS.bio),
        avatar: z
          .string()
          .max(PROFILE_LIMITS.website)
          .describe('Path of an uploaded image, such as `/files/…`. An empty string removes the picture.'),
        email: z
          .string()
          .max(PROFILE_LIMITS.email)
          .describe('Must be the current address. It cannot be changed here.'),
      })
      .partial()
      .optional(),
    preferences: z
      .object({
        theme: z.enum(THEMES).nullable(),
        density: z.enum(DENSITIES).nullable(),
        language: z.enum(LANGUAGES).nullable(),
        timezone: timeZoneSchema.nullable(),
        dateFormat: z.enum(DATE_FORMATS).nullable(),
        autoSave: z.boolean().nullable(),
        emailUpdates: z.boolean(),
      })
      .partial()
      .optional(),
    notifications: noticeSettingsSchema.partial().optional(),
    security: z.object({ sessionTimeout: sessionTimeoutSchema }).partial().optional(),
    models: z
      .object({
        choice: z.string().max(300).nullable(),
        local: localModelSchema.nullable(),
      })
      .partial()
      .optional()
      .describe('Models of the workspace. Admins only.'),
  }),
  response: settingsSchema,
  refusals: [403, 422],
});

const keySchema = z
  .string()
  .max(KEY_LENGTH_MAX)
  .trim()
  .regex(/^[\x21-\x7e]*$/, 'A key cannot contain spaces')
  .refine(
    (key) => key === '' || key.length >= KEY_LENGTH_MIN,
    `A key has at least ${KEY_LENGTH_MIN} characters`,
  );
/** Empty or null removes the key. */
const changedKeySchema = keySchema.nullable().optional();
const loginSchema = keySchema.refine(
  (key) => key === '' || /^[^:]+:.{4,}$/.test(key),
  'Must be login:password',
);

export const updateApiKeys = endpoint({
  method: 'PUT',
  path: '/settings/api-keys',
  feature: 'settings',
  summary:
    'Updates the workspace’s keys and first webhook. Omitted fields stay the same; an empty string or null removes the value. Admins only.',
  access: 'user',
  body: z.object({
    openaiKey: changedKeySchema,
    geminiKey: changedKeySchema,
    anthropicKey: changedKeySchema,
    dataforseoKey: loginSchema.nullable().optional(),
    serperKey: changedKeySchema,
    webhookUrl: z.string().trim().max(WEBHOOK_URL_MAX).nullable().optional(),
  }),
  bodyLimit: 16_384,
  response: settingsSchema.shape.api,
  refusals: [403, 409, 422],
});

export const testApiKey = endpoint({
  method: 'POST',
  path: '/settings/api-keys/{field}/test',
  feature: 'settings',
  summary: 'Tests the stored vendor key, or the one in the request. Admins only.',
  access: 'user',
  streams: true,
  params: z.object({ field: vendorKeyFieldSchema }),
  body: z.object({ key: keySchema.optional() }),
  bodyLimit: 16_384,
  response: z.object({
    works: z.boolean(),
    code: z.string().nullable().describe('Code that explains why it does not work. Null if it works.'),
    message: z.string(),
  }),
  refusals: [403, 404, 422],
});

export const findLocalModels = endpoint({
  method: 'GET',
  path: '/settings/local-models',
  feature: 'settings',
  summary: 'Finds local model servers on the host, if the operator allows it. Admins only.',
  access: 'user',
  response: z.object({ found: z.array(localModelSchema) }),
  refusals: [403],
});

/** Maximum length of a model server's address. */
const SERVER_URL_MAX = 500;
const modelServerSchema = z.object({
  url: z.url({ protocol: /^https?$/, message: 'Must be an http:// or https:// address' }).max(SERVER_URL_MAX),
  model: z.string().trim().min(1, 'This field is required').max(200),
  key: z
    .string()
    .max(KEY_LENGTH_MAX)
    .trim()
    .regex(/^[\x21-\x7e]*$/, 'A key cannot contain spaces')
    .optional()
    .describe('Omit to use the key saved for this URL. An empty string means no key.'),
});

export const nameModelServer = endpoint({
  method: 'PUT',
  path: '/settings/model-server',
  feature: 'settings',
  summary:
    'Sets the workspace’s OpenAI-compatible chat completions server, at any URL; null removes it. Operators only.',
  access: 'user',
  body: z.object({ server: modelServerSchema.nullable() }),
  bodyLimit: 16_384,
  response: settingsSchema.shape.models,
  refusals: [403, 422],
});

export const testModel = endpoint({
  method: 'POST',
  path: '/settings/model-test',
  feature: 'settings',
  summary:
    'Tests the speed of a model and whether it keeps to a format, by having it write a short list. The model is one found on this host or at a URL. For those who may choose it.',
  access: 'user',
  streams: true,
  body: z
    .object({ local: localModelSchema.optional(), server: modelServerSchema.optional() })
    .refine(
      ({ local, server }) => (local === undefined) !== (server === undefined),
      'Specify exactly one model',
    ),
  bodyLimit: 16_384,
  response: z.object({
    works: z.boolean(),
    code: z.string().nullable().describe('Code that explains why it does not work. Null if it works.'),
    message: z.string(),
    tokensPerSecond: z
      .number()
      .nullable()
      .describe('Tokens written per second. Null if nothing was written.'),
    isEstimate: z
      .boolean()
      .describe(
        'Whether tokens are estimated at four characters each, because the server did not count them.',
      ),
    firstWordMs: z.int().nullable().describe('Time to the first word, in milliseconds.'),
    isStructured: z.boolean().nullable().describe('Whether the response was JSON in the requested form.'),
  }),
  refusals: [403, 422],
});
export type ModelTest = z.output<typeof testModel.response>;

/** Preferences of the application. Null: not chosen, so the browser decides. */
export const preferencesSchema = z.object({
  theme: z.enum(THEMES).nullable(),
  density: z.enum(DENSITIES).nullable(),
  language: z.enum(LANGUAGES).nullable(),
  timezone: z.string().nullable(),
  dateFormat: z.enum(DATE_FORMATS).nullable(),
  autoSave: z.boolean(),
});
export type Preferences = z.output<typeof preferencesSchema>;

export const readPreferences = endpoint({
  forClients: true,
  method: 'GET',
  path: '/settings/preferences',
  feature: 'settings',
  summary: 'Reads your preferences. Null means never chosen.',
  access: 'user',
  response: preferencesSchema,
});

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
