import { joiningMessages } from '../../../lib/messages/joining-messages.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { advancedMessages } from '../messages.ts';

/** A source queried for evidence, and the outcome. */
interface QueriedSource {
  readonly title: string;
  readonly condition: string;
  /** Why it returned less than requested; null if it returned everything. */
  readonly message: string | null;
}

/** Describes the outcome of querying a source. */
export function useSourceMessage(): (source: QueriedSource) => string {
  const m = useMessages(advancedMessages);
  const joining = useMessages(joiningMessages);
  return ({ title, condition, message }) => joining.labeled(title, message ?? m.fared(condition));
}
