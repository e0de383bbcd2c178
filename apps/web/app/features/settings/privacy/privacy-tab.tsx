import { CookiesCard } from './cookies-card.tsx';
import { DataCard } from './data-card.tsx';
import { DeletionCard } from './deletion-card.tsx';

/** What is kept of the user, here and in their browser, and how it comes away. */
export function PrivacyTab() {
  return (
    <>
      <CookiesCard />
      <DataCard />
      <DeletionCard />
    </>
  );
}
