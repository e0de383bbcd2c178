import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { LANGUAGES } from '../settings/preferences.ts';
import { idSchema, lineSchema } from '../text.ts';
import { CONTRAST_MIN, contrastOnSite, isColor } from './contrast.ts';
import { SITE_LIMITS, SITE_REFUSALS } from './site-limits.ts';

export * from './site-limits.ts';

const colorOn = (scheme: 'light' | 'dark') =>
  z
    .string()
    .max(SITE_LIMITS.colour)
    .toLowerCase()
    .refine(isColor, { message: SITE_REFUSALS.colour, abort: true })
    .refine((colour) => contrastOnSite(colour, scheme) >= CONTRAST_MIN, SITE_REFUSALS[scheme])
    .nullable();

const domainSchema = z.object({
  name: z.string(),
  verifiedAt: z
    .string()
    .nullable()
    .describe('When the domain was verified. Null until then. The site uses the domain once it is verified.'),
  record: z
    .object({ name: z.string(), value: z.string() })
    .describe('TXT record that proves that the workspace owns the domain.'),
});

export const siteSchema = z.object({
  name: z.string().describe('Name of the site. If blank, the workspace’s name is shown.'),
  workspaceName: z.string(),
  tagline: z.string(),
  language: z
    .enum(LANGUAGES)
    .describe(
      'Language of the site’s own texts, dates, and feed. Articles keep the language they are written in.',
    ),
  logo: z.object({ fileId: z.string(), url: z.string() }).nullable(),
  colour: z
    .string()
    .nullable()
    .describe('Link color on a light background, as `#rrggbb`. Null for the default.'),
  colourDark: z
    .string()
    .nullable()
    .describe('Link color on a dark background, as `#rrggbb`. Null for the default.'),
  url: z.string().describe('URL of the site.'),
  domain: domainSchema.nullable(),
  canEdit: z.boolean(),
});
export type SiteSettings = z.output<typeof siteSchema>;

export const readSite = endpoint({
  method: 'GET',
  path: '/site',
  feature: 'publishing',
  summary: 'Returns the public site’s appearance and address.',
  access: 'user',
  response: siteSchema,
});

export const updateSite = endpoint({
  method: 'PUT',
  path: '/site',
  feature: 'publishing',
  summary: 'Updates the site’s name, tagline, language, logo, or colors. Admins only.',
  access: 'user',
  body: z
    .object({
      name: lineSchema(SITE_LIMITS.name),
      tagline: lineSchema(SITE_LIMITS.tagline),
      language: z.enum(LANGUAGES),
      logoFileId: idSchema.nullable(),
      colour: colorOn('light'),
      colourDark: colorOn('dark'),
    })
    .partial(),
  response: siteSchema,
  refusals: [403, 404],
});

export const claimDomain = endpoint({
  method: 'PUT',
  path: '/site/domain',
  feature: 'publishing',
  summary: 'Sets or removes the site’s domain. The site uses the domain once it is verified. Admins only.',
  access: 'user',
  body: z.object({ domain: z.string().max(SITE_LIMITS.domain).nullable() }),
  response: siteSchema,
  refusals: [403, 422],
});

export const verifyDomain = endpoint({
  method: 'POST',
  path: '/site/domain/verify',
  feature: 'publishing',
  summary: 'Checks the DNS record that verifies the domain. Admins only.',
  access: 'user',
  response: siteSchema,
  streams: true,
  refusals: [403, 404, 409, 422, 504],
});
