import { z } from 'zod';

/** What a caller accepts who wants to hear how far a call is that may take long. */
export const EVENT_STREAM = 'text/event-stream';

/** The data of a `progress` event. */
export const progressSchema = z.object({
  step: z.string().describe('What is being done, for the user.'),
  done: z.number().min(0),
  total: z.number().min(0).describe('What `done` will come to; 0 where that is not known.'),
  text: z
    .string()
    .optional()
    .describe('What a model has written so far, to be seen while it comes; the result alone is checked.'),
});
export type Progress = z.output<typeof progressSchema>;

/** The events of a stream: any number of `progress`, then one `result` or `error`. */
export const STREAM_EVENTS = ['progress', 'result', 'error'] as const;
export type StreamEvent = (typeof STREAM_EVENTS)[number];
