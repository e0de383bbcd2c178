import { PASSWORD_MIN_LENGTH } from '@pagewright/contract/validators';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { authMessages } from './messages.ts';
import classes from './password-rules.module.css';

/** Password requirements, checked off while typing. The full rule is the contract's `password` validator. */
export function PasswordRules({ value, id }: { readonly value: string; readonly id: string }) {
  const m = useMessages(authMessages);
  const rules = [
    { label: m.ruleLength(PASSWORD_MIN_LENGTH), isMet: [...value].length >= PASSWORD_MIN_LENGTH },
    { label: m.ruleUpper, isMet: /\p{Lu}/u.test(value) },
    { label: m.ruleLower, isMet: /\p{Ll}/u.test(value) },
    { label: m.ruleDigit, isMet: /\p{Nd}/u.test(value) },
    { label: m.ruleSpecial, isMet: /[^\p{L}\p{N}\s]/u.test(value) },
  ];
  return (
    <ul id={id} className={classes.rules} aria-label={m.rules}>
      {rules.map(({ label, isMet }) => (
        <li key={label} className={classes.rule} data-met={isMet || undefined}>
          {isMet ? (
            <IconCircleCheckFilled size={16} aria-hidden="true" />
          ) : (
            <IconCircle size={16} stroke={1.6} aria-hidden="true" />
          )}
          {label}
          <span className="visually-hidden">{isMet ? m.ruleMet : m.ruleOpen}</span>
        </li>
      ))}
    </ul>
  );
}
