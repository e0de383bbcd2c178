import type { PasswordInputProps } from '@mantine/core';
import { SecretField } from '../../lib/secret-field/secret-field.tsx';

/** An account's password. */
export function PasswordField(props: PasswordInputProps) {
  return <SecretField size="md" required withAsterisk={false} {...props} />;
}
