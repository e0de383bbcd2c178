import { z } from 'zod';

/** Kind of the effect that other pages or questions of a keyword cause. */
export const RESEARCH_KEPT = 'research-kept';

/** What that effect knows. */
export const researchKeptSchema = z.object({ workspaceId: z.string(), keyword: z.string() });
export type ResearchKept = z.output<typeof researchKeptSchema>;
