import { z } from 'zod';

/** How a figure or statement was obtained. */
export const PROVENANCE_KINDS = ['measured', 'modelled', 'generated', 'unknown'] as const;
export type ProvenanceKind = (typeof PROVENANCE_KINDS)[number];

/** Maximum length of a method that a call can send back. */
export const PROVENANCE_METHOD = 500;

export const provenanceSchema = z.object({
  kind: z.enum(PROVENANCE_KINDS),
  method: z.string().max(PROVENANCE_METHOD).describe('Method used, with its version if it has one.'),
});
export type Provenance = z.output<typeof provenanceSchema>;
