import { useMessages } from '../lib/messages/use-messages.ts';
import { navigationMessages } from './navigation-messages.ts';
import classes from './brand.module.css';

/** The product's logo, with its name if there is room. */
export function Brand({ isMarkOnly = false }: { readonly isMarkOnly?: boolean }) {
  const m = useMessages(navigationMessages);
  return (
    <span className={classes.brand}>
      <svg className={classes.mark} viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
        <rect width="32" height="32" rx="8" fill="var(--brand)" />
        <path d="M9 7.5h9.2a6.3 6.3 0 0 1 0 12.6H13v4.4H9z" fill="var(--brand-ink)" />
        <path d="M13 11.4v4.9h4.9a2.45 2.45 0 0 0 0-4.9z" fill="var(--brand)" />
        <circle cx="22.6" cy="23.2" r="2.1" fill="#f0a44b" />
      </svg>
      <span className={isMarkOnly ? 'visually-hidden' : classes.name}>{m.product}</span>
    </span>
  );
}
