import type { AnalyticsTag } from '../../http/analytics-tag.ts';
import type { IdentityPage } from '../../providers/identity/port.ts';
import type { Operator } from '../../config/site-settings.ts';
import type { BuiltAssets } from './built-assets.ts';

/** What the pages say of this installation. */
export interface SiteFacts {
  /** Address of this server, without a trailing slash. */
  readonly origin: string;
  /** Who runs it. */
  readonly operator: Operator;
  /** Hosts that the payment provider's script comes from, and asks; null: nothing can be bought here. */
  readonly paymentSources: readonly string[] | null;
  /** What a page needs of an identity service with scripts of its own; null where people sign in by our own forms. */
  readonly identityPage: IdentityPage | null;
  /** The tag that counts visits, after consent; null for none. */
  readonly analyticsTag: AnalyticsTag | null;
  readonly assets: BuiltAssets;
}
