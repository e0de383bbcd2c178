import { z } from 'zod';

/** How a figure or a statement was come by. */
export const PROVENANCE_KINDS = ['measured', 'modelled', 'generated', 'unknown'] as const;
export type ProvenanceKind = (typeof PROVENANCE_KINDS)[number];

/** Characters of a method that a call may bring back. */
export const PROVENANCE_METHOD = 500;

export const provenanceSchema = z.object({
  kind: z.enum(PROVENANCE_KINDS),
  method: z.string().max(PROVENANCE_METHOD).describe('Method used, with its version if it has one.'),
});
export type Provenance = z.output<typeof provenanceSchema>;
