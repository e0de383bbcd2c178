import type { ReactNode } from 'react';
import classes from './result.module.css';

interface PaymentResultCardProps {
  readonly tone: 'good' | 'calm' | 'bad';
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: ReactNode;
  /** Next steps. */
  readonly buttons: ReactNode;
  readonly children?: ReactNode;
}

/** The outcome of a payment, with next steps. */
export function PaymentResultCard({ tone, icon, title, text, buttons, children }: PaymentResultCardProps) {
  return (
    <article className={classes.card}>
      <span className={classes.icon} data-tone={tone} aria-hidden="true">
        {icon}
      </span>
      <div role={tone === 'bad' ? 'alert' : 'status'}>
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.text}>{text}</p>
      </div>
      {children}
      <div className={classes.buttons}>{buttons}</div>
    </article>
  );
}
