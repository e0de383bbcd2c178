import { SearchConnection } from '../analytics/index.ts';
import { useProof } from './proof/use-proof.tsx';

/** What search engines are asked for the workspace; giving a key asks again who the user is. */
export function ConnectionsTab() {
  const { proven, dialog } = useProof();
  return (
    <>
      <SearchConnection proven={proven} />
      {dialog}
    </>
  );
}
