import type { ProvenanceKind } from '@pagewright/contract/provenance';

/** The badge color of each kind of provenance. */
export const PROVENANCE_TINTS = {
  measured: 'green',
  modelled: 'amber',
  generated: 'violet',
  unknown: 'gray',
} as const satisfies Record<ProvenanceKind, string>;
