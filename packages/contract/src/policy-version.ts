/**
 * Version of the privacy policy, year and month. Change it with the text: users who accepted another version are asked
 * again.
 */
export const POLICY_VERSION = '2026-11';
