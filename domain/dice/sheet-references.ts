/** Numbers of a sheet that written dice may name after an `@`: modifiers of abilities, proficiency, level, and the modifier of spellcasting. */
export const sheetReferences = ['str', 'dex', 'con', 'int', 'wis', 'cha', 'prof', 'level', 'spell'] as const;

export type SheetReference = (typeof sheetReferences)[number];

/** What the references come to for one character; `spell` is null for whoever casts none. */
export type SheetNumbers = Readonly<Record<SheetReference, number | null>>;

/** The reference of a name, in small or large letters. */
export function sheetReference(name: string): SheetReference | undefined {
  const small = name.toLowerCase();
  return sheetReferences.find((each) => each === small);
}
