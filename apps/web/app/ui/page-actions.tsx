import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface Slot {
  readonly element: HTMLElement | null;
  readonly setElement: (element: HTMLElement | null) => void;
}

const SlotContext = createContext<Slot>({ element: null, setElement: () => undefined });

/** Lets what is inside put its buttons into the outlet of the frame around it. */
export function PageActionsProvider({ children }: { readonly children: ReactNode }) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const slot = useMemo(() => ({ element, setElement }), [element]);
  return <SlotContext value={slot}>{children}</SlotContext>;
}

/** The place where the buttons of a page appear. */
export function PageActionsOutlet({ className }: { readonly className?: string | undefined }) {
  const { setElement } = useContext(SlotContext);
  return <div ref={setElement} className={className} />;
}

/** Buttons of a page, shown in the frame's outlet while the page stands. */
export function PageActions({ children }: { readonly children: ReactNode }) {
  const { element } = useContext(SlotContext);
  return element ? createPortal(children, element) : null;
}
