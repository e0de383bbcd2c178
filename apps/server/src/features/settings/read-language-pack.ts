import { LANGUAGE_PACK_USES, type readLanguagePack as call } from '@pagewright/contract/settings';
import type { CallOutput } from '@pagewright/contract/endpoint';
import { encoderProblem, installedPack } from '../../language-pack/index.ts';

/** Whether the language pack is installed and works, and how to install it, for operators. */
export function readLanguagePack(): CallOutput<typeof call> {
  const installed = installedPack();
  return {
    installed,
    problem: installed === null ? null : encoderProblem(),
    uses: [...LANGUAGE_PACK_USES],
    command: 'npm run language-pack',
  };
}
