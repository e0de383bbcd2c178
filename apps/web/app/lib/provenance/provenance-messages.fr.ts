import type { provenanceMessages as english } from './provenance-messages.ts';

/** Names of provenance kinds, in French. */
export const provenanceMessages: typeof english = {
  provenance_measured: 'Mesuré',
  provenance_modelled: 'Modélisé',
  provenance_generated: 'Généré',
  provenance_unknown: 'Inconnu',
};
