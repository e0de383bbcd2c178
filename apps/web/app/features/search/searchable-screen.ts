import type { Icon } from '@tabler/icons-react';

/** A screen of the application as a search result. */
export interface SearchableScreen {
  readonly path: string;
  readonly label: string;
  readonly description: string;
  readonly icon: Icon;
}
