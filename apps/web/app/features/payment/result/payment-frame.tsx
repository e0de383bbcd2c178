import type { ReactNode } from 'react';
import classes from './result.module.css';

interface PaymentFrameProps {
  /** The product's logo. */
  readonly brand: ReactNode;
  readonly children: ReactNode;
}

/** The page around a payment's outcome. */
export function PaymentFrame({ brand, children }: PaymentFrameProps) {
  return (
    <div className={classes.page}>
      <header className={classes.header}>{brand}</header>
      <main className={classes.main}>{children}</main>
    </div>
  );
}
