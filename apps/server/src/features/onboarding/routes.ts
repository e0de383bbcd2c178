import * as contract from '@pagewright/contract/onboarding';
import type { Mount } from '../../http/mount.ts';
import { changeOnboarding, readOnboarding } from './read-onboarding.ts';
import { makeSample, prepareSample, type PreparedSample } from './make-sample.ts';
import { removeSample } from './remove-sample.ts';

/** Mounts the calls of the first steps and of the sample workspace. */
export function onboardingRoutes(mount: Mount): void {
  mount(contract.readOnboarding, (ctx) => readOnboarding(ctx));
  mount(contract.changeOnboarding, (ctx, { body }) => changeOnboarding(ctx, body.isDismissed));
  mount<typeof contract.makeSample, PreparedSample | null>(
    contract.makeSample,
    (ctx, _input, prepared) => makeSample(ctx, prepared),
    (ctx) => prepareSample(ctx),
  );
  mount(contract.removeSample, (ctx) => removeSample(ctx));
}
