/** The lists of spells that the feat Magic Initiate chooses from. */
export const featLists = [
  { id: 'cleric', label: 'Cleric' },
  { id: 'druid', label: 'Druid' },
  { id: 'wizard', label: 'Wizard' },
] as const;
