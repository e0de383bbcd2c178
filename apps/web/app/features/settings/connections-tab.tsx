import { SearchConnection, SpeedConnection } from '../analytics/index.ts';
import { useProof } from './proof/use-proof.tsx';

/** Search connections of the workspace; entering a key requires identity confirmation. */
export function ConnectionsTab() {
  const { proven, dialog } = useProof();
  return (
    <>
      <SearchConnection proven={proven} />
      <SpeedConnection proven={proven} />
      {dialog}
    </>
  );
}
