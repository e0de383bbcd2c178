import { CookiesCard } from './cookies-card.tsx';
import { DataCard } from './data-card.tsx';
import { DeletionCard } from './deletion-card.tsx';

/** Data stored about the user, here and in their browser, and how to remove it. */
export function PrivacyTab() {
  return (
    <>
      <CookiesCard />
      <DataCard />
      <DeletionCard />
    </>
  );
}
