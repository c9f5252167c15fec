/** The eight kinds of lore a world is made of, in the order they are shown. Apart from their schema, which screens do without. */
export const loreCategories = ['geography', 'races', 'classes', 'factions', 'monsters', 'items', 'spells', 'quests'] as const;
