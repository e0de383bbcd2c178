import type { ReactNode } from 'react';
import classes from './arrival.module.css';

interface PaymentFrameProps {
  /** The mark of the product. */
  readonly brand: ReactNode;
  readonly children: ReactNode;
}

/** The page around what became of a payment. */
export function PaymentFrame({ brand, children }: PaymentFrameProps) {
  return (
    <div className={classes.page}>
      <header className={classes.header}>{brand}</header>
      <main className={classes.main}>{children}</main>
    </div>
  );
}
