import { email, maxLength, password, passwordMatch, required } from '@pagewright/contract/validators';
import { useMessages } from '../messages/use-messages.ts';
import { validationMessages } from './validation-messages.ts';

/** The validators shared with the server, with messages in the page language. */
export function useValidators() {
  const m = useMessages(validationMessages);
  return {
    required: () => required(m.required),
    email: () => email(m.email),
    maxLength: (length: number) => maxLength(length, m.maxLength(length)),
    password: () => password(m.password),
    passwordMatch: (first: string) => passwordMatch(first, m.passwordMatch),
  };
}
