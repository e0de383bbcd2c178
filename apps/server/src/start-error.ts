/** A reason not to start that the operator can mend; its message is one sentence for the terminal. */
export class StartError extends Error {}

/** The exit code of a start that was refused (EX_CONFIG): starting again without a change is of no use. */
export const START_REFUSED_EXIT_CODE = 78;
