import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useState } from 'react';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { authMessages } from './messages.ts';

/** A password with a button that shows it. */
export function PasswordField(props: PasswordInputProps) {
  const m = useMessages(authMessages);
  const [isVisible, setIsVisible] = useState(false);
  return (
    <PasswordInput
      size="md"
      required
      withAsterisk={false}
      visible={isVisible}
      onVisibilityChange={setIsVisible}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': isVisible ? m.hide : m.show }}
      {...props}
    />
  );
}
