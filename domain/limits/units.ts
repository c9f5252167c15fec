/** Seconds of a minute, an hour and a day. */
export const minuteSeconds = 60;
export const hourSeconds = 60 * minuteSeconds;
export const daySeconds = 24 * hourSeconds;

/** Milliseconds of a second, a minute, an hour and a day. */
export const secondMilliseconds = 1000;
export const minuteMilliseconds = minuteSeconds * 1000;
export const hourMilliseconds = hourSeconds * 1000;
export const dayMilliseconds = daySeconds * 1000;

/** Bytes of a kibibyte and a mebibyte, as memory and file systems count. */
export const kibibyte = 1024;
export const mebibyte = 1024 * kibibyte;

/** Characters that so many bytes have as base64. */
export const base64Length = (bytes: number): number => Math.ceil(bytes / 3) * 4;
