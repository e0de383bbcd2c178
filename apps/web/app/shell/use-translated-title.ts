import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { subscribeLocale } from '../lib/messages/apply-language.ts';

/** Keeps the document title, which the router sets, in the page language. */
export function useTranslatedTitle(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => subscribeLocale(() => void revalidate()), [revalidate]);
}
