import { TextInput, type TextInputProps } from '@mantine/core';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { authMessages } from './messages.ts';

/** An account's email address. */
export function EmailField(props: TextInputProps) {
  const m = useMessages(authMessages);
  return (
    <TextInput
      label={m.email}
      type="email"
      name="email"
      autoComplete="username"
      size="md"
      required
      withAsterisk={false}
      {...props}
    />
  );
}
