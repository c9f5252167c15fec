import type { Ability } from '#domain/rules/combat-terms.ts';
import type { Infliction } from '#domain/rules/attack-data.ts';
import type { Legend, LegendaryAction } from '#domain/rules/legendary-data.ts';
import { attackAction, legend, pounce, spellAction, saveAction } from './legend.ts';
import { burden, until } from './attacks.ts';

const one = (feet: number) => `one creature within ${feet} feet`;
const sphere = (radius: number, feet: number) => `${radius}-foot-radius sphere within ${feet} feet`;
const dragons = (resistances: number, legendaryActions: Record<string, LegendaryAction[]>, age: string): [string, Legend][] =>
  Object.entries(legendaryActions).map(([colour, each]) => [`${age}-${colour}-dragon`, legend(resistances, each)]);

type Save = readonly [Ability, number];
const insects = (dc: number, dice: string) =>
  saveAction(
    burden('Cloud of Insects', ['dexterity', dc], one(120), dice),
    'Who fails holds spells at disadvantage until the end of their next turn.',
  );
const fear = spellAction('Frightful Presence', 'Fear', 'Casts Fear.');
const sands = (dc: number, dice: string) =>
  saveAction(burden('Scorching Sands', ['dexterity', dc], one(120), dice), 'Who fails is half as fast until the end of their next turn.');
const giggles = (dc: number, feet: number, dice: string, die: string) =>
  saveAction(
    burden('Giggling Magic', ['charisma', dc], one(feet), dice),
    `Who fails takes ${die} off checks and attacks until the end of their next turn.`,
  );
const thunder = (dc: number, feet: number, dice: string) =>
  saveAction(
    burden('Thunderclap', ['constitution', dc], sphere(20, feet), dice, until('deafened', 'endOfTargetTurn')),
    'Who fails is deafened as well.',
    false,
  );
const gone: Infliction = until('incapacitated', 'startOfSourceTurn');
const banish = (dc: number, dice: string) =>
  saveAction(burden('Banish', ['charisma', dc], one(120), dice, gone), 'Who fails is in a harmless place elsewhere until its next turn.');
const miasma = (dc: number, radius: number, dice: string) =>
  saveAction(
    burden('Noxious Miasma', ['constitution', dc], sphere(radius, 90), dice),
    'Who fails has 2 less armor class until the end of their next turn.',
  );
const gale = (dc: number) =>
  saveAction(
    { ...burden('Cold Gale', ['dexterity', dc], '60-foot line, 10 feet wide', '4d6 cold'), onSave: 'half' },
    'Who fails is pushed 30 feet away.',
  );
const freeze = (save: Save, dice: string) =>
  saveAction(burden('Freezing Burst', save, sphere(30, 120), dice), 'Who fails cannot move until the end of their next turn.');
const cloaked = spellAction('Cloaked Flight', 'Invisibility', 'Turns invisible and flies up to half its speed.');
const tail = attackAction('Tail Swipe', 'Rend', 'Strikes once.');
const commanding = spellAction('Commanding Presence', 'Command 2', 'Casts Command.');
const chill = spellAction('Chill', 'Hold Monster', 'Casts Hold Monster.');
const always = false;

/** Legendary actions of grown dragons, by id. */
export const dragonLegends: readonly [string, Legend][] = [
  ...dragons(
    3,
    {
      black: [insects(17, '4d10 poison'), fear, pounce],
      blue: [cloaked, spellAction('Sonic Boom', 'Shatter', 'Casts Shatter.'), tail],
      brass: [spellAction('Blazing Light', 'Scorching Ray', 'Casts Scorching Ray.', always), pounce, sands(16, '6d8 fire')],
      bronze: [spellAction('Guiding Light', 'Guiding Bolt 2', 'Casts Guiding Bolt.', always), pounce, thunder(17, 90, '3d6 thunder')],
      copper: [giggles(17, 90, '7d6 psychic', '1d6'), spellAction('Mind Jolt', 'Mind Spike 4', 'Casts Mind Spike.'), pounce],
      gold: [banish(21, '3d6 force'), spellAction('Guiding Light', 'Guiding Bolt 2', 'Casts Guiding Bolt.', always), pounce],
      green: [spellAction('Mind Invasion', 'Mind Spike 3', 'Casts Mind Spike.', always), miasma(17, 20, '2d6 poison'), pounce],
      red: [commanding, spellAction('Fiery Rays', 'Scorching Ray', 'Casts Scorching Ray.'), pounce],
      silver: [chill, gale(19), pounce],
      white: [freeze(['constitution', 14], '2d6 cold'), pounce, fear],
    },
    'adult',
  ),
  ...dragons(
    4,
    {
      black: [insects(21, '6d10 poison'), fear, pounce],
      blue: [cloaked, spellAction('Sonic Boom', 'Shatter 3', 'Casts Shatter.'), tail],
      brass: [spellAction('Blazing Light', 'Scorching Ray 3', 'Casts Scorching Ray.', always), pounce, sands(20, '8d8 fire')],
      bronze: [spellAction('Guiding Light', 'Guiding Bolt 2', 'Casts Guiding Bolt.', always), pounce, thunder(22, 120, '3d8 thunder')],
      copper: [giggles(21, 120, '9d6 psychic', '1d8'), spellAction('Mind Jolt', 'Mind Spike 5', 'Casts Mind Spike.'), pounce],
      gold: [banish(24, '7d6 force'), spellAction('Guiding Light', 'Guiding Bolt 4', 'Casts Guiding Bolt.', always), pounce],
      green: [spellAction('Mind Invasion', 'Mind Spike 5', 'Casts Mind Spike.', always), miasma(21, 30, '5d6 poison'), pounce],
      red: [commanding, spellAction('Fiery Rays', 'Scorching Ray 3', 'Casts Scorching Ray.'), pounce],
      silver: [chill, gale(23), pounce],
      white: [freeze(['constitution', 20], '4d6 cold'), pounce, fear],
    },
    'ancient',
  ),
];
