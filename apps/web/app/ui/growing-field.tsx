import { Textarea, type TextareaProps } from '@mantine/core';
import type { Ref } from 'react';

interface GrowingFieldProps extends Omit<TextareaProps, 'autosize' | 'minRows' | 'onChange'> {
  readonly ref?: Ref<HTMLTextAreaElement>;
  readonly onText: (text: string) => void;
}

/** A single-line field that wraps long text to show all of it. Enter submits the form, as usual. */
export function GrowingField({ onText, ...field }: GrowingFieldProps) {
  return (
    <Textarea
      {...field}
      autosize
      minRows={1}
      onChange={(event) => onText(event.currentTarget.value.replaceAll(/\r?\n/g, ' '))}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        event.currentTarget.form?.requestSubmit();
      }}
    />
  );
}
