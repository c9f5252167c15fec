/** The kinds of magic items, and how rare they are. */
export const itemKinds = ['armor', 'potion', 'ring', 'rod', 'scroll', 'staff', 'wand', 'weapon', 'wondrous'] as const;
export const rarities = ['common', 'uncommon', 'rare', 'very rare', 'legendary', 'artifact', 'varies'] as const;
