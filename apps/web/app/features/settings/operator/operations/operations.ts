import type { CallOutput } from '@pagewright/contract/endpoint';
import type { readOperations } from '@pagewright/contract/health';

/** What the server tells of this installation. */
export type Operations = CallOutput<typeof readOperations>;
