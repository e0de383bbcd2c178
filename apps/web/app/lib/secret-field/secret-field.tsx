import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useState } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { secretMessages } from './messages.ts';

/** A password or key field with a button that shows it. */
export function SecretField(props: PasswordInputProps) {
  const m = useMessages(secretMessages);
  const [isVisible, setIsVisible] = useState(false);
  return (
    <PasswordInput
      visible={isVisible}
      onVisibilityChange={setIsVisible}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': isVisible ? m.hide : m.show }}
      {...props}
    />
  );
}
