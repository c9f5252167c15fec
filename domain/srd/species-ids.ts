/** The nine species of SRD 5.2. */
export const speciesIds = ['dragonborn', 'dwarf', 'elf', 'gnome', 'goliath', 'halfling', 'human', 'orc', 'tiefling'] as const;
export type SpeciesId = (typeof speciesIds)[number];
