/** A startup error that the operator can fix. Its message is one sentence for the terminal. */
export class StartError extends Error {}

/** Exit code of a rejected start (EX_CONFIG): restarting without a change would not help. */
export const START_REFUSED_EXIT_CODE = 78;
