import type { ProvenanceKind } from '@pagewright/contract/provenance';

/** Names of provenance kinds. */
export const provenanceMessages: Readonly<Record<`provenance_${ProvenanceKind}`, string>> = {
  provenance_measured: 'Measured',
  provenance_modelled: 'Modeled',
  provenance_generated: 'Generated',
  provenance_unknown: 'Unknown',
};
