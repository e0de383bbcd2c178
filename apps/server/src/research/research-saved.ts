import { z } from 'zod';
import type { NewEffect } from '../platform/jobs/define.ts';

/** Kind of the effect caused when a keyword's pages or questions change. */
export const RESEARCH_SAVED = 'research-saved';
/** Few keywords are rescored at the same time. */
const CHANNEL = 'scores';

/** Payload of that effect. */
export const researchSavedSchema = z.object({ workspaceId: z.string(), keyword: z.string() });
export type ResearchSaved = z.output<typeof researchSavedSchema>;

/** The effect of research that was saved; `id` names the research. */
export const researchSavedEffect = (payload: ResearchSaved, id: string): NewEffect => ({
  kind: RESEARCH_SAVED,
  key: `${RESEARCH_SAVED}:${id}`,
  channel: CHANNEL,
  payload,
});
