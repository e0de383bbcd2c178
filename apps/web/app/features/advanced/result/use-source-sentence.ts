import { joiningMessages } from '../../../lib/messages/joining-messages.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { advancedMessages } from '../messages.ts';

/** Who was asked for evidence, and how that went. */
interface AskedSource {
  readonly title: string;
  readonly condition: string;
  /** Why it brought less than was asked; null where it brought all. */
  readonly message: string | null;
}

/** Says of a source how it fared. */
export function useSourceSentence(): (source: AskedSource) => string {
  const m = useMessages(advancedMessages);
  const joining = useMessages(joiningMessages);
  return ({ title, condition, message }) => joining.labeled(title, message ?? m.fared(condition));
}
