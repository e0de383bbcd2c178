import { useEffect, useRef } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { syncTagWithConsent } from './analytics-tag.ts';
import { consentMessages } from './consent-messages.ts';
import { mountConsent } from './mount-consent.ts';
import './consent.css';

/** Asks for consent in the application, like the marketing site does, and keeps the analytics tag in sync with it. */
export function ConsentBanner() {
  const words = useMessages(consentMessages);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => syncTagWithConsent(), []);
  useEffect(() => {
    const region = place.current && mountConsent(place.current, words);
    return () => region?.stop();
  }, [words]);
  return <div ref={place} data-quiet />;
}
