/** A text as it stands in a regular expression, where each of its characters means itself. */
export const escapePattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
