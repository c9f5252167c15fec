/** The locale in which dates and numbers are written: the reader's own in a browser, English where there is none. */
export const locale = typeof document === 'undefined' ? 'en' : undefined;
