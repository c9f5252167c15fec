/** The words that must stand wherever facts of the System Reference Document are shown. */
export const srdAttribution =
  'This work includes material from the System Reference Document 5.2.1 by Wizards of the Coast LLC, available at https://www.dndbeyond.com/srd, licensed under CC BY 4.0.';
