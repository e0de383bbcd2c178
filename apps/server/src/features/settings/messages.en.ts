import type { VendorKeyField } from '@pagewright/contract/settings';
import { VENDOR_NAMES } from './vendor-names.ts';

/** The sentences in English. */
export const english = {
  adminsOnly: 'Only a workspace admin can do this.',
  switchedOff: (field: VendorKeyField) =>
    `${VENDOR_NAMES[field]} is turned off by the operator of this installation.`,
  noKey: (field: VendorKeyField) => `There is no ${VENDOR_NAMES[field]} key to test. Enter one first.`,
  unreadable: (field: VendorKeyField) =>
    `The ${VENDOR_NAMES[field]} key was encrypted with a different secret and can no longer be read. Enter it again.`,
  works: (field: VendorKeyField) => `${VENDOR_NAMES[field]} accepts this key.`,
  refused: (field: VendorKeyField) =>
    `${VENDOR_NAMES[field]} does not accept this key. Check that it is complete and still valid.`,
  tooManyTests: 'Too many key tests. Try again in a minute.',
  noSuchModel: 'This language model is not set up here.',
  localOff: 'The operator of this installation does not allow models that run on its own machine.',
  operatorsOnly: 'Only the operator of this installation can set up a model server.',
  testingModel: 'Asking the model',
  modelWorks: 'The model works and answers in the requested format.',
  modelUnstructured:
    'The model answers, but not in the requested format, which briefs and drafts need. Try a larger or instruction-tuned model.',
  localGone: 'This model is no longer available. Search for models again.',
  testing: 'Contacting the vendor',
  emailStays: 'This address cannot be changed here, because you sign in with it.',
  noSuchImage: 'This image was not uploaded by you. Upload it again.',
  noSession: 'This session does not exist.',
  tooManyDownloads: 'Too many downloads of your data. Please try again later.',
  handOverFirst: (names: readonly string[]) =>
    `Other people work in ${names.map((name) => `“${name}”`).join(', ')}, where you are the only admin. Make someone else an admin first.`,
  otherAddress: 'This is not the address of your account.',
  deletionSubject: 'Your Pagewright account will be deleted',
  deletionText: (name: string, moment: Date, address: string) =>
    [
      `Hello ${name},`,
      `You asked us to delete your account. It will be deleted after ${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC. You were signed out everywhere.`,
      'Until then, you can change your mind: sign in, and nothing is deleted.',
      address,
    ].join('\n\n'),
  hostedIdentity: 'Accounts are managed by another service, which has its own single sign-on.',
};

/** What each language says. */
export type SettingsSentences = typeof english;
