import { expect, test } from 'vitest';
import { gerund } from './gerund.ts';

test.each([
  ['repot an orchid', 'repotting an orchid'],
  ['unplug a drain', 'unplugging a drain'],
  ['set up a tent', 'setting up a tent'],
  ['submit a claim', 'submitting a claim'],
  ['quit smoking', 'quitting smoking'],
  ['open a can', 'opening a can'],
  ['fix a tap', 'fixing a tap'],
  ['mow a lawn', 'mowing a lawn'],
  ['repair a bike', 'repairing a bike'],
  ['return a gift', 'returning a gift'],
  ['dye a shirt', 'dyeing a shirt'],
  ['tie a knot', 'tying a knot'],
  ['write a will', 'writing a will'],
])('%s: %s', (task, activity) => {
  expect(gerund(task)).toBe(activity);
});
