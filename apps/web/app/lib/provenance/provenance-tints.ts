import type { ProvenanceKind } from '@pagewright/contract/provenance';

/** On which tint each kind of provenance stands, everywhere. */
export const PROVENANCE_TINTS = {
  measured: 'green',
  modelled: 'amber',
  generated: 'violet',
  unknown: 'gray',
} as const satisfies Record<ProvenanceKind, string>;
