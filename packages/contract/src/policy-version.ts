/** Version of the privacy policy, year and month: it is raised with the text, and whoever chose under another is asked again. */
export const POLICY_VERSION = '2026-11';
