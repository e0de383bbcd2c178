import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { paySentences } from './pay-sentences.ts';

interface PayBannerProps {
  /** The error message; null if there is none. */
  readonly message: string | null;
  readonly onClose: () => void;
}

/** A red banner above the plans that explains why a payment failed. */
export function PayBanner({ message, onClose }: PayBannerProps) {
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message !== null) banner.current?.scrollIntoView({ block: 'nearest' });
  }, [message]);
  const place = document.querySelector('[data-pay-problem]');
  if (place === null) return null;
  return createPortal(
    <div role="alert">
      {message === null ? null : (
        <div ref={banner} className="pay-banner">
          <p>{paySentences.error(message)}</p>
          <button type="button" className="link" onClick={onClose}>
            {paySentences.close}
          </button>
        </div>
      )}
    </div>,
    place,
  );
}
