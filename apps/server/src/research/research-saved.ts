import { z } from 'zod';

/** Kind of the effect caused when a keyword's pages or questions change. */
export const RESEARCH_SAVED = 'research-kept';

/** Payload of that effect. */
export const researchSavedSchema = z.object({ workspaceId: z.string(), keyword: z.string() });
export type ResearchSaved = z.output<typeof researchSavedSchema>;
