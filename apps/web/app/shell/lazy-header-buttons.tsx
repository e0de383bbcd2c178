import type { ShellScreen } from '@pagewright/contract/screen-paths';
import { lazy } from 'react';
import { WhenIdle } from './when-idle.tsx';

const HeaderButtons = lazy(async () => ({
  default: (await import('./header-buttons.tsx')).HeaderButtons,
}));

/** The header's buttons for help and active runs, loaded once the screen is rendered. */
export function LazyHeaderButtons(props: { readonly screen: ShellScreen | undefined }) {
  return (
    <WhenIdle>
      <HeaderButtons {...props} />
    </WhenIdle>
  );
}
