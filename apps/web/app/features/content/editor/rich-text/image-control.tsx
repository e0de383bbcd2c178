import { Button, FileButton, Group, Popover, Stack, TextInput } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useEditorState, type Editor } from '@tiptap/react';
import { useState, type SubmitEvent } from 'react';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { useDialogEscape } from '../../../../ui/use-dialog-escape.ts';
import { insertImages } from './insert-images.ts';
import { richTextMessages } from './messages.ts';
import { ToolbarButton } from './toolbar-button.tsx';

const IMAGE_TYPES = 'image/png,image/jpeg,image/webp,image/gif,image/avif';

/** Uploads an image at the cursor; for a selected image, edits the alternative text. */
export function ImageControl({ editor }: { readonly editor: Editor }) {
  const m = useMessages(richTextMessages);
  const [isOpen, setOpen] = useState(false);
  useDialogEscape(isOpen, () => setOpen(false));
  const alternative = useEditorState({
    editor,
    selector: ({ editor: now }) => {
      const alt: unknown = now.getAttributes('image')['alt'];
      return now.isActive('image') ? (typeof alt === 'string' ? alt : '') : null;
    },
  });
  const close = () => setOpen(false);
  return (
    <Popover opened={isOpen} onChange={setOpen} width={320} position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <ToolbarButton
          label={m.image}
          icon={IconPhoto}
          isActive={alternative !== null}
          onClick={() => setOpen(!isOpen)}
        />
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="sm">
          {alternative === null ? null : (
            <AlternativeForm key={alternative} editor={editor} alternative={alternative} onDone={close} />
          )}
          <FileButton
            multiple
            accept={IMAGE_TYPES}
            onChange={(images) => {
              close();
              editor.commands.focus();
              void insertImages(editor, images);
            }}
          >
            {(props) => (
              <Button variant={alternative === null ? 'filled' : 'default'} {...props}>
                {m.imageChoose}
              </Button>
            )}
          </FileButton>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

interface AlternativeFormProps {
  readonly editor: Editor;
  readonly alternative: string;
  readonly onDone: () => void;
}

/** The alternative text of the selected image, and a button to remove it. */
function AlternativeForm({ editor, alternative, onDone }: AlternativeFormProps) {
  const m = useMessages(richTextMessages);
  const [typed, setTyped] = useState(alternative);

  function save(event: SubmitEvent): void {
    event.preventDefault();
    // The form is nested in the item's form.
    event.stopPropagation();
    editor.chain().focus().updateAttributes('image', { alt: typed.trim() }).run();
    onDone();
  }

  function remove(): void {
    editor.chain().focus().deleteSelection().run();
    onDone();
  }

  return (
    <form onSubmit={save}>
      <TextInput
        label={m.imageAlternative}
        description={m.imageAlternativeHelp}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        data-autofocus
      />
      <Group justify="flex-end" gap="xs" mt="sm">
        <Button variant="default" size="xs" onClick={remove}>
          {m.imageRemove}
        </Button>
        <Button type="submit" size="xs">
          {m.imageSave}
        </Button>
      </Group>
    </form>
  );
}
