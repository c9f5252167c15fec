/** An identifier as it stands in addresses: letters, digits, dash and underscore, at most 64. */
export const ID_FORM = /^[A-Za-z0-9_-]{1,64}$/;

/** Whether a text is an identifier. Apart from the validator, which is too heavy for a browser. */
export const isId = (text: string): boolean => ID_FORM.test(text);
