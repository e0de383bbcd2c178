import type { VendorKeyField } from '@pagewright/contract/settings';
import { VENDOR_NAMES } from './vendor-names.ts';

/** The sentences in English. */
export const english = {
  adminsOnly: 'Only an admin of this workspace can do this.',
  switchedOff: (field: VendorKeyField) =>
    `${VENDOR_NAMES[field]} is switched off by the operator of this installation.`,
  noKey: (field: VendorKeyField) => `There is no key of ${VENDOR_NAMES[field]} to test. Enter one first.`,
  unreadable: (field: VendorKeyField) =>
    `The key of ${VENDOR_NAMES[field]} was kept with another secret of this installation and cannot be read any more. Enter it again.`,
  works: (field: VendorKeyField) => `${VENDOR_NAMES[field]} accepts this key.`,
  refused: (field: VendorKeyField) =>
    `${VENDOR_NAMES[field]} does not accept this key. Check that it is whole and still valid.`,
  tooManyTests: 'Too many tests of keys. Please try again in a minute.',
  noSuchModel: 'This language model is not set up here.',
  localOff: 'The operator of this installation does not allow models of its own machine.',
  operatorsOnly: 'Only the operator of this installation can name a model server.',
  testingModel: 'Asking the model',
  modelWorks: 'The model answers, and in the form that was asked for.',
  modelUnstructured:
    'The model answers, but not in the form that was asked for. Briefs and drafts need that; try a larger model, or one made for instructions.',
  localGone: 'This model is not there any more. Look for models again.',
  testing: 'Asking the vendor',
  emailStays: 'This address cannot be changed here. It is what you sign in with.',
  noSuchImage: 'This is no image that you uploaded. Upload it again.',
  noSession: 'There is no such session.',
  tooManyDownloads: 'Too many downloads of your data. Please try again later.',
  handOverFirst: (names: readonly string[]) =>
    `Others work in ${names.map((name) => `“${name}”`).join(', ')}, and you are the only admin there. Make somebody else an admin first.`,
  otherAddress: 'This is not the address of your account.',
  deletionSubject: 'Your Pagewright account will be deleted',
  deletionText: (name: string, moment: Date, address: string) =>
    [
      `Hello ${name},`,
      `You asked us to delete your account. That will be done after ${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC. You were signed out everywhere.`,
      'Until then you can change your mind: sign in, and everything stays as it is.',
      address,
    ].join('\n\n'),
  hostedIdentity:
    'Accounts of this installation are kept by another service, which has its own single sign-on.',
};

/** What each language says. */
export type SettingsSentences = typeof english;
