import { z } from 'zod';

/** Media type that a caller accepts to receive the progress of a long call. */
export const EVENT_STREAM = 'text/event-stream';

/** The data of a `progress` event. */
export const progressSchema = z.object({
  step: z.string().describe('Current step, for the user.'),
  done: z.number().min(0),
  total: z.number().min(0).describe('Value of `done` at the end. 0 if unknown.'),
  text: z
    .string()
    .optional()
    .describe('Text that a model has written so far, for display. Only the final result is checked.'),
});
export type Progress = z.output<typeof progressSchema>;

/**
 * The events of a stream: any number of `progress`, then one `result` or `error`; or `running` if a run continues
 * beyond the time limit of a call.
 */
export const STREAM_EVENTS = ['progress', 'result', 'error', 'running'] as const;
export type StreamEvent = (typeof STREAM_EVENTS)[number];
