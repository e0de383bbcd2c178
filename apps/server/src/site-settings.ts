import { z } from 'zod';
import type { AnalyticsTag } from './http/analytics-tag.ts';
import { blankIsAbsent, count, webAddress } from './setting-kinds.ts';

const line = blankIsAbsent(z.string().max(200).optional());

/** The settings of what the marketing site says of whoever runs this installation, and of how its visits are counted. */
export const siteEnvironment = {
  OPERATOR_NAME: line,
  OPERATOR_ADDRESS: line,
  OPERATOR_CONTACT: blankIsAbsent(z.email('must be a mail address').optional()),
  GOVERNING_LAW: line,
  CONTACT_MESSAGES_PER_HOUR: blankIsAbsent(count(1, 1_000_000).default(5)),
  ANALYTICS_TAG_ID: blankIsAbsent(
    z
      .string()
      .regex(/^[A-Z]{1,3}-[A-Z0-9]{4,20}$/, 'must be the id of a Google tag, as G-ABC123DEF4')
      .optional(),
  ),
  ANALYTICS_TAG_BASE: blankIsAbsent(webAddress.default('https://www.googletagmanager.com')),
};

/** Who runs this installation, as its pages and invoices say; null for what nobody has set. */
export interface Operator {
  readonly name: string | null;
  readonly address: string | null;
  readonly email: string | null;
  readonly governingLaw: string | null;
}

/** What the settings of the environment say of the marketing site. */
export interface SiteSettings {
  readonly operator: Operator;
  /** The tag that counts visits of the pages, after consent; null: no visit is counted. */
  readonly analyticsTag: AnalyticsTag | null;
  /** Messages that one network may write with the contact form. */
  readonly contactMessagesPerHour: number;
}

/** The settings of the marketing site, from those of the environment. */
export function siteSettings(settings: z.output<z.ZodObject<typeof siteEnvironment>>): SiteSettings {
  return {
    operator: {
      name: settings.OPERATOR_NAME ?? null,
      address: settings.OPERATOR_ADDRESS ?? null,
      email: settings.OPERATOR_CONTACT ?? null,
      governingLaw: settings.GOVERNING_LAW ?? null,
    },
    analyticsTag:
      settings.ANALYTICS_TAG_ID === undefined
        ? null
        : { id: settings.ANALYTICS_TAG_ID, base: new URL(settings.ANALYTICS_TAG_BASE).origin },
    contactMessagesPerHour: settings.CONTACT_MESSAGES_PER_HOUR,
  };
}
