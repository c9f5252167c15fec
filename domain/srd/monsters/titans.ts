import { monster } from './stat-block.ts';
import type { StatBlock } from './stat-block.ts';
import { breath, burden, grappled, melee, prone, until } from './attacks.ts';
import { amphibious, magicResistance, trait } from './traits.ts';

const siege = trait('Siege Monster', 'Does double damage to things and buildings.');

/** Monstrosities as large as they come. */
export const titans: StatBlock[] = [
  monster('Kraken', 'Gargantuan monstrosity, chaotic evil', {
    ac: 18,
    hp: '26d20+208',
    speed: { walk: 30, swim: 120 },
    scores: [30, 11, 26, 22, 18, 20],
    saves: ['strength', 'dexterity', 'constitution', 'wisdom'],
    skills: { history: 13, perception: 11 },
    initiative: 14,
    immune: ['cold', 'lightning'],
    never: ['frightened', 'grappled', 'paralyzed', 'restrained'],
    senses: { truesight: 120 },
    speaks: 'Understands Abyssal, Celestial, Infernal and Primordial; telepathy 120 feet',
    cr: '23',
    multi: 2,
    traits: [amphibious, siege],
    attacks: [melee('Tentacle', 17, 30, '4d6+10 bludgeoning', grappled)],
    effects: [
      { ...burden('Lightning Strike', ['dexterity', 23], 'one creature within 120 feet', '6d10 lightning'), onSave: 'half' },
      burden('Swallow', ['dexterity', 25], 'one creature it holds', '3d8+10 piercing', until('restrained')),
    ],
  }),
  monster('Roc', 'Gargantuan monstrosity, unaligned', {
    ac: 15,
    hp: '16d20+80',
    speed: { walk: 20, fly: 120 },
    scores: [28, 10, 20, 3, 10, 9],
    saves: ['dexterity', 'wisdom'],
    skills: { perception: 8 },
    initiative: 8,
    cr: '11',
    multi: 2,
    attacks: [melee('Beak', 13, 10, '3d12+9 piercing'), melee('Talons', 13, 5, '4d6+9 slashing', grappled)],
  }),
  monster('Tarrasque', 'Gargantuan monstrosity, unaligned', {
    ac: 25,
    hp: '34d20+340',
    speed: { walk: 60, burrow: 40, climb: 60 },
    scores: [30, 11, 30, 3, 11, 11],
    saves: ['dexterity', 'intelligence', 'wisdom', 'charisma'],
    skills: { perception: 9 },
    initiative: 18,
    resists: ['bludgeoning', 'piercing', 'slashing'],
    immune: ['fire', 'poison'],
    never: ['charmed', 'deafened', 'frightened', 'paralyzed', 'poisoned'],
    senses: { blindsight: 120 },
    cr: '30',
    multi: 4,
    traits: [magicResistance, siege, trait('Reflective Carapace', 'Magic missiles and rays mostly glance off, and may fly back.')],
    attacks: [
      melee('Bite', 19, 15, '4d12+10 piercing', grappled),
      melee('Claw', 19, 15, '4d8+10 slashing'),
      melee('Tail', 19, 30, '3d8+10 bludgeoning', prone),
    ],
    effects: [
      {
        ...breath('Thunderous Bellow', ['constitution', 27], '150-foot cone', '12d12 thunder'),
        inflicts: until('frightened', 'endOfTargetTurn'),
      },
    ],
  }),
];
