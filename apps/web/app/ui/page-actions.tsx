import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface Slot {
  readonly element: HTMLElement | null;
  readonly setElement: (element: HTMLElement | null) => void;
}

const SlotContext = createContext<Slot>({ element: null, setElement: () => undefined });

/** Lets its descendants render buttons into the outlet of the surrounding frame. */
export function PageActionsProvider({ children }: { readonly children: ReactNode }) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const slot = useMemo(() => ({ element, setElement }), [element]);
  return <SlotContext value={slot}>{children}</SlotContext>;
}

/** Where the page's buttons appear. */
export function PageActionsOutlet({ className }: { readonly className?: string | undefined }) {
  const { setElement } = useContext(SlotContext);
  return <div ref={setElement} className={className} />;
}

/** The page's buttons, rendered in the frame's outlet while the page is mounted. */
export function PageActions({ children }: { readonly children: ReactNode }) {
  const { element } = useContext(SlotContext);
  return element ? createPortal(children, element) : null;
}
