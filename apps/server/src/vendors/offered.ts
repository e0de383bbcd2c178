import type { LanguageModel } from '../providers/language/port.ts';
import type { SearchSource } from '../providers/search/port.ts';

/** On whose account a vendor is asked: by a key of the workspace's own, by the installation's, or for nothing. */
export type Payer = 'workspace' | 'installation' | 'nobody';

/** A language model that a workspace may ask. */
export interface OfferedModel extends LanguageModel {
  /** `<vendor>/<model>`: by this name it is chosen. */
  readonly id: string;
  readonly payer: Exclude<Payer, 'nobody'>;
}

/** A search source that a workspace may ask. */
export interface OfferedSource extends SearchSource {
  readonly payer: Payer;
}

/** How a vendor that the operator set fared when this server asked it last. */
export interface VendorOutcome {
  readonly kind: 'model' | 'search';
  readonly name: string;
  /** Null: not tried since this server started. `fault` is null where it answered. */
  readonly last: { readonly at: Date; readonly fault: string | null } | null;
}
