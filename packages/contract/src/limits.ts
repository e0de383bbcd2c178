/** Maximum JSON body in bytes. */
export const BODY_BYTES_MAX = 4_000_000;
/** Maximum length of one item, in UTF-16 units of its editor JSON. */
export const CONTENT_BYTES_MAX = 2_000_000;
/** Maximum length of a text that is scored while it is written, in UTF-16 units of any of the four formats. */
export const LIVE_TEXT_MAX = 200_000;
/** Maximum number of values (entries and keys) in one JSON body. */
export const JSON_VALUES_MAX = 20_000;
/** Maximum size of an uploaded file in bytes. */
export const UPLOAD_BYTES_MAX = 20_000_000;
/** Maximum size of an uploaded image in bytes. */
export const IMAGE_BYTES_MAX = 10_000_000;
/** Maximum nesting of a JSON body. */
export const JSON_DEPTH_MAX = 32;
