import { Button } from '@mantine/core';
import type { WrittenText } from '@pagewright/contract/content';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { notify } from '../../../../lib/notices/notice-store.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { WideDialog } from '../../../../ui/wide-dialog.tsx';
import type { ItemDraft } from '../item-draft.ts';
import { writingMessages } from './messages.ts';
import classes from './writing.module.css';

type HeadField = 'title' | 'metaTitle' | 'metaDescription';

interface ProposalsDialogProps {
  readonly written: WrittenText | null;
  readonly draft: ItemDraft;
  readonly onChange: (change: Partial<ItemDraft>) => void;
  readonly onClose: () => void;
}

/** Proposed titles or descriptions with their widths; choosing one fills its field, with undo. */
export function ProposalsDialog({ written, draft, onChange, onClose }: ProposalsDialogProps) {
  const m = useMessages(writingMessages);
  const fields: readonly (readonly [HeadField, string])[] =
    written?.kind === 'titles'
      ? [
          ['metaTitle', m.asMetaTitle],
          ['title', m.asTitle],
        ]
      : [['metaDescription', m.asDescription]];

  function use(field: HeadField, text: string): void {
    const before = draft[field];
    onChange({ [field]: text });
    notify({
      type: 'success',
      message: m.filled,
      action: { label: m.undo, onSelect: () => onChange({ [field]: before }) },
    });
    onClose();
  }

  return (
    <WideDialog
      isOpen={written !== null}
      title={m.proposals(written?.kind ?? 'titles')}
      width={640}
      closeLabel={m.dismiss}
      onClose={onClose}
    >
      {written ? (
        <>
          <p className={classes.by}>{m.proposalsBy(written.model ?? m.builtIn)}</p>
          {written.model === null ? null : <p className={classes.by}>{m.checked}</p>}
          <ul className={classes.proposals}>
            {written.proposals.map(({ text, pixels, maximum, unsourced }) => (
              <li key={text}>
                <p className={classes.proposal}>{text}</p>
                <p className={classes.by}>
                  {m.pixels(pixels, maximum)}
                  {pixels > maximum ? <Badge tint="amber">{m.tooWide}</Badge> : null}
                  {unsourced.length > 0 ? (
                    <Badge tint="amber">
                      {m.unsourcedList(unsourced.map(({ start, end }) => text.slice(start, end)).join(', '))}
                    </Badge>
                  ) : null}
                </p>
                <div className={classes.buttons}>
                  {fields.map(([field, label]) => (
                    <Button key={field} size="xs" variant="default" onClick={() => use(field, text)}>
                      {label}
                    </Button>
                  ))}
                </div>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </WideDialog>
  );
}
