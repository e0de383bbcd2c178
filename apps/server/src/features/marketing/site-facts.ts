import type { AnalyticsTag } from '../../platform/http/analytics-tag.ts';
import type { IdentityPage } from '../../providers/identity/port.ts';
import type { Operator } from '../../platform/config/site-settings.ts';
import type { BuiltAssets } from './built-assets.ts';

/** Facts about this installation for its pages. */
export interface SiteFacts {
  /** URL of this server, without a trailing slash. */
  readonly origin: string;
  /** Who runs the installation. */
  readonly operator: Operator;
  /** Hosts of the payment provider's script and requests; null if nothing can be bought here. */
  readonly paymentSources: readonly string[] | null;
  /** What pages need from an identity service with its own scripts; null if sign-in uses our own forms. */
  readonly identityPage: IdentityPage | null;
  /** The analytics tag, loaded after consent; null if none. */
  readonly analyticsTag: AnalyticsTag | null;
  readonly assets: BuiltAssets;
}
