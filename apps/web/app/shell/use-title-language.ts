import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { subscribeLocale } from '../lib/messages/follow-language.ts';

/** Has the title of the screen, which the router writes, follow the language. */
export function useTitleLanguage(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => subscribeLocale(() => void revalidate()), [revalidate]);
}
