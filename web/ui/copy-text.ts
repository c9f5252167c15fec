/** Puts a text on the clipboard; false where the browser does not allow it, as on pages without https. */
export const copyText = async (text: string): Promise<boolean> =>
  (await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  )) ?? false;
