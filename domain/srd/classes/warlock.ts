import type { ClassRules } from '#domain/srd/class-rules.ts';
import { usualFeatLevels } from '#domain/srd/class-rules.ts';

export const warlock: ClassRules = {
  id: 'warlock',
  name: 'Warlock',
  hitDie: 8,
  primary: ['charisma'],
  asLater: { armor: ['light'], martial: 'none', skills: 0 },
  saves: ['wisdom', 'charisma'],
  skills: { choose: 2, from: ['arcana', 'deception', 'history', 'intimidation', 'investigation', 'nature', 'religion'] },
  armor: ['light'],
  martial: 'none',
  kits: [
    {
      items: [
        ['leather-armor', 1],
        ['sickle', 1],
        ['dagger', 2],
        ['arcane-focus-orb', 1],
        ['book', 1],
        ['scholars-pack', 1],
      ],
      gold: 15,
    },
    { items: [], gold: 100 },
  ],
  features: [
    [1, 'Eldritch Invocations', 'Scraps of forbidden lore that change what you can do.'],
    [1, 'Pact Magic', 'Few slots, always of the highest level, back on any rest.'],
    [2, 'Magical Cunning', 'Half the pact slots back in a minute, once a day.'],
    [9, 'Contact Patron', 'Speak with the patron, free once a day.'],
    [11, 'Mystic Arcanum', 'A spell of level 6, once a day.'],
    [13, 'Mystic Arcanum', 'A spell of level 7, once a day.'],
    [15, 'Mystic Arcanum', 'A spell of level 8, once a day.'],
    [17, 'Mystic Arcanum', 'A spell of level 9, once a day.'],
    [20, 'Eldritch Master', 'Magical cunning brings all pact slots back.'],
  ],
  subclass: {
    name: 'Fiend Patron',
    features: [
      [3, 'Dark One’s Blessing', 'Temporary hit points when a foe falls.'],
      [3, 'Fiend Spells', 'Spells of fire and ruin, always prepared.'],
      [6, 'Dark One’s Own Luck', 'Add a d10 to a check or save.'],
      [10, 'Fiendish Resilience', 'Resist a kind of damage, chosen on a rest.'],
      [14, 'Hurl Through Hell', 'Send a foe through the lower planes for a moment.'],
    ],
  },
  masteries: [],
  expertise: [],
  laterSkills: null,
  fightingStyles: [],
  feats: usualFeatLevels,
  casting: {
    kind: 'pact',
    ability: 'charisma',
    cantrips: [
      [1, 2],
      [4, 3],
      [10, 4],
    ],
    prepared: [2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 11, 11, 12, 12, 13, 13, 14, 14, 15, 15],
  },
  uses: [
    { id: 'magical-cunning', name: 'Magical Cunning', from: 2, count: [[2, 1]], back: 'longRest' },
    { id: 'dark-ones-own-luck', name: 'Dark One’s Own Luck', from: 6, count: 'charisma', back: 'longRest' },
  ],
  order: null,
  capstone: null,
};
