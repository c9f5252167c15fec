const breath = {
  name: 'Cold breath',
  ability: 'dexterity',
  dc: 12,
  area: 'A cone',
  damage: [{ dice: '2d6', type: 'cold' }],
  onSave: 'half',
  inflicts: { condition: 'prone', save: null, lasts: 'freed' },
  recharge: 5,
};

/** Good inputs for operations about fights; `number` and the like stand at the top, as operations take them. */
export const goodCombatInput = {
  heroes: [],
  monsterId: 'goblin-warrior',
  count: 2,
  hidden: true,
  from: '1/4',
  npc: {
    name: 'Bram',
    side: 'others',
    hitPoints: 9,
    attacks: [{ name: 'Club', toHit: 3, damage: '1d4+1', type: 'bludgeoning' }],
    notes: 'Owes the mill.',
  },
  number: 0,
  step: { name: 'save', actorId: null, effect: breath, targetIds: ['none'], cover: 'half' },
  yielded: ['none'],
};
