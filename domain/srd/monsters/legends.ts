import type { Legend } from '#domain/rules/legendary-data.ts';
import { dragonLegends } from './dragon-legends.ts';
import { attackAction, textAction, legend, spellAction, saveAction } from './legend.ts';
import type { StatBlock } from './stat-block.ts';
import { burden, until } from './attacks.ts';

const half = 'half' as const;
const prowl = attackAction('Arcane Prowl', 'Claw', 'Vanishes, stands up to 30 feet away, and strikes.');
const years = saveAction(
  burden('Weight of Years', ['constitution', 16], 'one creature within 120 feet', '', until('exhaustion')),
  'Who fails is exhausted and looks older.',
);

const legends = new Map<string, Legend>([
  ...dragonLegends,
  [
    'aboleth',
    legend(3, [
      attackAction('Lash', 'Tentacle', 'Strikes once.'),
      saveAction(
        {
          ...burden('Psychic Drain', ['intelligence', 16], 'one creature it holds or has charmed, within 30 feet', '3d6 psychic'),
          onSave: half,
        },
        'It regains 1d10 hit points.',
        false,
      ),
    ]),
  ],
  [
    'kraken',
    legend(4, [
      saveAction(
        { ...burden('Storm Bolt', ['dexterity', 23], 'one creature within 120 feet', '6d10 lightning'), onSave: half },
        'Uses Lightning Strike.',
        false,
      ),
      saveAction(
        burden('Toxic Ink', ['constitution', 23], 'each creature within 15 feet, under water', ''),
        'Who fails is blinded and poisoned until the end of its next turn. It moves up to its speed.',
      ),
    ]),
  ],
  [
    'lich',
    legend(4, [
      textAction(
        'Deathly Teleport',
        'Vanishes and stands up to 60 feet away. Those within 10 feet of where it stood take 2d10 necrotic damage.',
      ),
      saveAction(
        { ...burden('Disrupt Life', ['constitution', 20], 'each within 20 feet that is not undead', '9d6 necrotic'), onSave: half },
        'Life withers around it.',
      ),
      spellAction('Frightening Gaze', 'Fear', 'Casts Fear.'),
    ]),
  ],
  [
    'mummy-lord',
    legend(3, [
      saveAction(
        burden('Glare', ['wisdom', 17], 'one creature within 60 feet', '6d6+4 psychic', until('paralyzed', 'startOfSourceTurn')),
        'Uses Dreadful Glare.',
      ),
      attackAction('Necrotic Strike (Fist)', 'Rotting Fist', 'Strikes once.'),
      attackAction('Necrotic Strike (Energy)', 'Channel Negative Energy', 'Strikes once.'),
      spellAction('Dread Command', 'Command 2', 'Casts Command.'),
    ]),
  ],
  [
    'solar',
    legend(
      4,
      [
        saveAction(
          burden('Blinding Gaze', ['constitution', 25], 'one creature within 120 feet', '', until('blinded')),
          'Who fails is blinded for a minute.',
        ),
        saveAction(
          { ...burden('Radiant Teleport', ['dexterity', 25], 'each within 10 feet of where it appears', '2d10 radiant'), onSave: half },
          'Vanishes and stands up to 60 feet away.',
          false,
        ),
      ],
      false,
    ),
  ],
  ['sphinx-of-lore', legend(3, [prowl, years])],
  ['sphinx-of-valor', legend(3, [prowl, years])],
  [
    'tarrasque',
    legend(
      6,
      [
        attackAction('Onslaught (Claw)', 'Claw', 'Moves up to half its speed and strikes.'),
        attackAction('Onslaught (Tail)', 'Tail', 'Moves up to half its speed and strikes.'),
        textAction(
          'World-Shaking Movement',
          'Moves up to its speed. Then those within 60 feet lose concentration, and fall prone where they are of at most Medium size.',
          true,
        ),
      ],
      false,
    ),
  ],
  [
    'unicorn',
    legend(
      3,
      [
        attackAction('Charging Horn', 'Radiant Horn', 'Moves up to half its speed without provoking opportunity attacks, and strikes.'),
        textAction(
          'Shimmering Shield',
          'It, or one creature within 60 feet, gains 3d6 temporary hit points and 2 armor class until the end of its next turn.',
          true,
        ),
      ],
      false,
    ),
  ],
  [
    'vampire',
    legend(3, [
      attackAction('Deathless Strike', 'Grave Strike', 'Moves up to half its speed and strikes.'),
      spellAction('Beguile', 'Command', 'Casts Command, with a save against 17.'),
    ]),
  ],
  ['balor', { actions: 0, resistances: 3, lair: false, legendaryActions: [] }],
  ['pit-fiend', { actions: 0, resistances: 4, lair: false, legendaryActions: [] }],
]);

/** What makes a creature legendary; null for most. */
export function legendOf({ id }: StatBlock): Legend | null {
  return legends.get(id) ?? null;
}
