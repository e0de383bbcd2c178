import type { PasswordInputProps } from '@mantine/core';
import { useId } from 'react';
import { PasswordField } from './password-field.tsx';
import { PasswordRules } from './password-rules.tsx';

/** A new password, with requirements checked off below as `typed` grows. */
export function NewPasswordField({ typed, ...props }: PasswordInputProps & { readonly typed: string }) {
  const rulesId = useId();
  return (
    <>
      <PasswordField autoComplete="new-password" aria-describedby={rulesId} {...props} />
      <PasswordRules id={rulesId} value={typed} />
    </>
  );
}
