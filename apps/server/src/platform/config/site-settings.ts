import { z } from 'zod';
import type { AnalyticsTag } from '../http/analytics-tag.ts';
import { blankAsUndefined, integerBetween, httpUrl } from './setting-schemas.ts';

const line = blankAsUndefined(z.string().max(200).optional());

export const siteEnvironment = {
  OPERATOR_NAME: line,
  OPERATOR_ADDRESS: line,
  OPERATOR_CONTACT: blankAsUndefined(z.email('must be a mail address').optional()),
  GOVERNING_LAW: line,
  CONTACT_MESSAGES_PER_HOUR: blankAsUndefined(integerBetween(1, 1_000_000).default(5)),
  ANALYTICS_TAG_ID: blankAsUndefined(
    z
      .string()
      .regex(/^[A-Z]{1,3}-[A-Z0-9]{4,20}$/, 'must be the id of a Google tag, as G-ABC123DEF4')
      .optional(),
  ),
  ANALYTICS_TAG_BASE: blankAsUndefined(httpUrl.default('https://www.googletagmanager.com')),
};

/** The operator as shown on pages and invoices; unset values are null. */
export interface Operator {
  readonly name: string | null;
  readonly address: string | null;
  readonly email: string | null;
  readonly governingLaw: string | null;
}

/** Settings of the marketing site. */
export interface SiteSettings {
  readonly operator: Operator;
  /** Analytics tag of the pages, used after consent; null: visits are not counted. */
  readonly analyticsTag: AnalyticsTag | null;
  /** Contact form messages allowed per network and hour. */
  readonly contactMessagesPerHour: number;
}

/** Reads the marketing site settings from the environment. */
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
