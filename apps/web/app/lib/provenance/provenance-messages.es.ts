import type { provenanceMessages as english } from './provenance-messages.ts';

/** Names of provenance kinds, in Spanish. */
export const provenanceMessages: typeof english = {
  provenance_measured: 'Medido',
  provenance_modelled: 'Modelizado',
  provenance_generated: 'Generado',
  provenance_unknown: 'Desconocido',
};
