import { Button, Checkbox, Group, Popover, Stack, TextInput } from '@mantine/core';
import { cleanLinkAddress } from '@pagewright/contract/document';
import { IconLink } from '@tabler/icons-react';
import { useEditorState, type Editor } from '@tiptap/react';
import { useEffect, useState, type SubmitEvent } from 'react';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { useDialogEscape } from '../../../../ui/use-dialog-escape.ts';
import { findLinkRange, setLink } from './link-range.ts';
import { richTextMessages } from './messages.ts';
import { ToolbarButton } from './toolbar-button.tsx';

const DOMAIN = /^[\w-]+(?:\.[\w-]+)+(?:[/?#].*)?$/;

/** Sets, changes, or removes the link of the selected text; Ctrl+K in the text opens it instead of the search. */
export function LinkControl({ editor }: { readonly editor: Editor }) {
  const m = useMessages(richTextMessages);
  const [isOpen, setOpen] = useState(false);
  useDialogEscape(isOpen, () => setOpen(false));
  const isActive = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('link') });
  useEffect(() => {
    const text = editor.view.dom;
    const open = (event: KeyboardEvent): void => {
      const isShortcut = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      if (!isShortcut || event.altKey || event.shiftKey || event.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      setOpen(true);
    };
    text.addEventListener('keydown', open);
    return () => text.removeEventListener('keydown', open);
  }, [editor]);
  return (
    <Popover opened={isOpen} onChange={setOpen} width={320} position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <ToolbarButton
          label={m.link}
          keys="Ctrl+K"
          aria-keyshortcuts="Control+K Meta+K"
          icon={IconLink}
          isActive={isActive}
          onClick={() => setOpen(!isOpen)}
        />
      </Popover.Target>
      <Popover.Dropdown>
        <LinkForm editor={editor} onDone={() => setOpen(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}

interface LinkFormProps {
  readonly editor: Editor;
  readonly onDone: () => void;
}

/** A link's text and URL, and whether its clicks are counted. */
function LinkForm({ editor, onDone }: LinkFormProps) {
  const m = useMessages(richTextMessages);
  // As of when the form opens.
  const [place] = useState(() => findLinkRange(editor));
  const [address, setAddress] = useState(place.href);
  const [text, setText] = useState(place.text ?? '');
  const [isConversion, setConversion] = useState(place.isConversion);
  const [isWrong, setWrong] = useState(false);

  function save(event: SubmitEvent): void {
    event.preventDefault();
    // The form is nested in the item's form.
    event.stopPropagation();
    const typed = address.trim();
    const href = cleanLinkAddress(DOMAIN.test(typed) ? `https://${typed}` : typed);
    if (href === null) return setWrong(true);
    setLink(editor, place, { text: text.trim() === '' ? typed : text, href, isConversion });
    onDone();
  }

  function remove(): void {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onDone();
  }

  return (
    <form onSubmit={save}>
      <Stack gap="sm">
        <TextInput
          label={m.linkAddress}
          placeholder={m.linkPlaceholder}
          value={address}
          error={isWrong ? m.linkWrong : null}
          onChange={(event) => setAddress(event.currentTarget.value)}
          data-autofocus
        />
        {place.text === null ? null : (
          <TextInput
            label={m.linkText}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        )}
        <Checkbox
          label={m.linkConversion}
          description={m.linkConversionHint}
          checked={isConversion}
          onChange={(event) => setConversion(event.currentTarget.checked)}
        />
        <Group justify="flex-end" gap="xs">
          {place.href === '' ? null : (
            <Button variant="default" size="xs" onClick={remove}>
              {m.linkRemove}
            </Button>
          )}
          <Button type="submit" size="xs">
            {m.linkSave}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
