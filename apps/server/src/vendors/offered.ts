import type { LanguageModel } from '../providers/language/port.ts';
import type { SearchSource } from '../providers/search/port.ts';

/** Who pays for a vendor: the workspace's own key, the installation's, or nobody. */
export type Payer = 'workspace' | 'installation' | 'nobody';

/** A language model available to a workspace. */
export interface OfferedModel extends LanguageModel {
  /** Selected by this name: `<vendor>/<model>`. */
  readonly id: string;
  readonly payer: Exclude<Payer, 'nobody'>;
}

/** A search source available to a workspace. */
export interface OfferedSource extends SearchSource {
  readonly payer: Payer;
}

/** Last result of a vendor that the operator configured. */
export interface VendorOutcome {
  readonly kind: 'model' | 'search';
  readonly name: string;
  /** Null: not tried since this server started. `fault` is null on success. */
  readonly last: { readonly at: Date; readonly fault: string | null } | null;
}
