import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { WideDialog } from '../../../../ui/wide-dialog.tsx';
import { historyMessages } from './messages.ts';
import { Revisions, type RevisionsProps } from './revisions.tsx';

interface HistoryDialogProps extends Omit<RevisionsProps, 'item'> {
  readonly isOpen: boolean;
  /** Null for an unsaved item, which has no history. */
  readonly item: RevisionsProps['item'] | null;
  readonly onClose: () => void;
}

/** The history of an item, above its form. */
export function HistoryDialog({ isOpen, item, onClose, ...others }: HistoryDialogProps) {
  const m = useMessages(historyMessages);
  return (
    <WideDialog isOpen={isOpen} title={m.title} width={980} closeLabel={m.close} onClose={onClose}>
      {item ? <Revisions item={item} {...others} /> : null}
    </WideDialog>
  );
}
