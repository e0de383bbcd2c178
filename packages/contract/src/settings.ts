import { z } from 'zod';
import { PERSON_NAME_MAX } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { PLAN_NAMES, usageSchema } from './usage.ts';
import { DATE_FORMATS, LANGUAGES, THEMES } from './settings/preferences.ts';
import { securitySchema, sessionTimeoutSchema } from './settings/security.ts';
import { lineSchema } from './text.ts';
import { OBJECTIONS, plainName } from './validators.ts';

export * from './settings/address.ts';
export * from './settings/api-tokens.ts';
export * from './settings/language-pack.ts';
export * from './settings/privacy.ts';
export * from './settings/security.ts';
export * from './settings/single-sign-on.ts';

/** The keys of vendors that a workspace may have of its own. */
export const VENDOR_KEY_FIELDS = [
  'openaiKey',
  'geminiKey',
  'anthropicKey',
  'dataforseoKey',
  'serperKey',
] as const;
export type VendorKeyField = (typeof VENDOR_KEY_FIELDS)[number];

const vendorKeyFieldSchema = z.enum(VENDOR_KEY_FIELDS);

/** Longest texts of a profile, in UTF-16 units. */
export const PROFILE_LIMITS = { company: 120, website: 500, bio: 1000, email: 254 } as const;
const KEY_LENGTH_MIN = 8;
const KEY_LENGTH_MAX = 500;

/** A picture of a person: the path of an image that they uploaded, or the address that an identity service gave. */
const avatarSchema = z.string().describe('Address of my picture; empty: none, so my initials are shown.');
/** Longest address of a webhook. */
const WEBHOOK_URL_MAX = 2_000;

const lastFourSchema = z.string().length(4).nullable().describe('The last four characters; null: no key.');

const modelSchema = z.object({
  id: z.string().describe('By this name it is chosen.'),
  vendor: z.string(),
  name: z.string(),
  isOwn: z.boolean().describe('Asked with a key of the workspace’s own.'),
});
export type ModelOffer = z.output<typeof modelSchema>;

/** Model servers that may be found on the operator's own machine. */
export const LOCAL_SERVERS = ['ollama', 'lm-studio', 'llama.cpp'] as const;

const localModelSchema = z.object({
  server: z.enum(LOCAL_SERVERS),
  model: z.string().min(1).max(200),
});
export type LocalModel = z.output<typeof localModelSchema>;

const usedSchema = z.object({
  contentGenerated: z.int().min(0).describe('Generations of this month.'),
  apiCalls: z
    .int()
    .min(0)
    .nullable()
    .describe('Calls by API token this month; null: the plan has no API access.'),
  storage: z.int().min(0).describe('Bytes of files.'),
});

const noticeSettingsSchema = z.object({
  emailNotifications: z.boolean().describe('Notifications come by mail too.'),
  pushNotifications: z.boolean().describe('They come to the browsers that I allowed it.'),
  contentUpdates: z.boolean().describe('Published, failed, late, due.'),
  teamActivity: z.boolean().describe('What colleagues ask of me.'),
  systemAlerts: z.boolean().describe('Limits, and webhooks that were switched off.'),
  weeklyReport: z.boolean().describe('A mail about the week, each Monday at 8 in my time zone.'),
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
    language: z.enum(LANGUAGES),
    timezone: z.string().describe('IANA name of the time zone.'),
    dateFormat: z.enum(DATE_FORMATS),
    autoSave: z.boolean(),
    emailUpdates: z
      .boolean()
      .describe(
        'Mails about news: notifications and the weekly report. Those about the account always come.',
      ),
    unset: z
      .array(z.enum(['theme', 'language', 'timezone', 'dateFormat', 'autoSave']))
      .describe('What was never chosen: the application then goes by the browser.'),
  }),
  notifications: noticeSettingsSchema,
  security: securitySchema,
  api: z.object({
    openaiKey: lastFourSchema,
    geminiKey: lastFourSchema,
    anthropicKey: lastFourSchema,
    dataforseoKey: lastFourSchema,
    serperKey: lastFourSchema,
    unreadable: z.array(vendorKeyFieldSchema).describe('Kept, and to be entered again.'),
    switchedOff: z.array(vendorKeyFieldSchema).describe('Switched off by the operator.'),
    webhookUrl: z
      .string()
      .nullable()
      .describe('Address of the workspace’s first webhook; null where it has none, and for who is no admin.'),
    mayChange: z.boolean(),
  }),
  models: z.object({
    choice: z.string().nullable().describe('Id of the model; null: automatic.'),
    available: z.array(modelSchema).describe('In the order in which they are asked.'),
    local: localModelSchema.nullable().describe('What was taken up of the operator’s own machine.'),
    mayLookForLocal: z.boolean(),
    server: z
      .object({ url: z.string(), model: z.string(), hasKey: z.boolean() })
      .nullable()
      .describe('A server of OpenAI’s chat completions that the operator named; null: none.'),
    mayNameServer: z.boolean(),
  }),
  billing: z.object({
    plan: z.enum(PLAN_NAMES),
    nextBilling: z.string().nullable().describe('When the plan ends; null where it does not.'),
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
  z.union([z.literal(''), z.url({ protocol: /^https?$/, message: 'Must start with http:// or https://' })]),
);
const timeZoneSchema = z.string().max(100).refine(isTimeZone, 'Must be the IANA name of a time zone');

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
          .describe('The path of an image that was uploaded, as /files/…; empty removes it.'),
        email: z.string().max(PROFILE_LIMITS.email).describe('Only as it is: it cannot be changed here.'),
      })
      .partial()
      .optional(),
    preferences: z
      .object({
        theme: z.enum(THEMES).nullable(),
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
      .describe('Of the workspace: for its admins.'),
  }),
  response: settingsSchema,
  refusals: [403, 422],
});

const keySchema = z
  .string()
  .max(KEY_LENGTH_MAX)
  .trim()
  .regex(/^[\x21-\x7e]*$/, 'A key has no spaces')
  .refine(
    (key) => key === '' || key.length >= KEY_LENGTH_MIN,
    `A key has at least ${KEY_LENGTH_MIN} characters`,
  );
/** Empty or null: the key is removed. */
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
    'Changes the keys and the first webhook of my workspace; what is absent stays, empty or null removes. For admins.',
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
    code: z.string().nullable().describe('Why it does not; null where it does.'),
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

/** Longest address of a model server. */
const SERVER_URL_MAX = 500;
const modelServerSchema = z.object({
  url: z.url({ protocol: /^https?$/, message: 'Must start with http:// or https://' }).max(SERVER_URL_MAX),
  model: z.string().trim().min(1, 'This field is required').max(200),
  key: z
    .string()
    .max(KEY_LENGTH_MAX)
    .trim()
    .regex(/^[\x21-\x7e]*$/, 'A key has no spaces')
    .optional()
    .describe('Absent: the one that is kept for this address; empty: none.'),
});

export const nameModelServer = endpoint({
  method: 'PUT',
  path: '/settings/model-server',
  feature: 'settings',
  summary:
    'Names a server of OpenAI’s chat completions for my workspace, at any address; null removes it. For operators.',
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
    'Has a model write a short list, to see how fast it is and whether it keeps to a form: one that was found on this machine, or one at an address. For those who may choose it.',
  access: 'user',
  streams: true,
  body: z
    .object({ local: localModelSchema.optional(), server: modelServerSchema.optional() })
    .refine(({ local, server }) => (local === undefined) !== (server === undefined), 'Name one model'),
  bodyLimit: 16_384,
  response: z.object({
    works: z.boolean(),
    code: z.string().nullable().describe('Why it does not; null where it does.'),
    message: z.string(),
    tokensPerSecond: z.number().nullable().describe('Of what it wrote; null where it wrote nothing.'),
    isEstimate: z
      .boolean()
      .describe('The server did not count its tokens: four characters are taken for one.'),
    firstWordMs: z.int().nullable().describe('Until its first word.'),
    isStructured: z.boolean().nullable().describe('Its answer was JSON of the form that was asked for.'),
  }),
  refusals: [403, 422],
});
export type ModelTest = z.output<typeof testModel.response>;

/** What the application goes by; null: not chosen, so by the browser. */
export const preferencesSchema = z.object({
  theme: z.enum(THEMES).nullable(),
  language: z.enum(LANGUAGES).nullable(),
  timezone: z.string().nullable(),
  dateFormat: z.enum(DATE_FORMATS).nullable(),
  autoSave: z.boolean(),
});
export type Preferences = z.output<typeof preferencesSchema>;

export const readPreferences = endpoint({
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
