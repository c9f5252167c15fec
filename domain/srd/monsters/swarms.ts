import { monster } from './stat-block.ts';
import type { StatBlock } from './stat-block.ts';
import { melee } from './attacks.ts';
import { keenHunger, spiderClimb, trait, waterBreathing } from './traits.ts';

const many = trait('Swarm', 'Fills the space of others and slips through any gap; while bloodied it rolls half its dice.');
const swarm = {
  resists: ['bludgeoning', 'piercing', 'slashing'],
  never: ['charmed', 'frightened', 'grappled', 'paralyzed', 'petrified', 'prone', 'restrained', 'stunned'],
  traits: [many],
} as const;

/** Tiny beasts in such numbers that they fight as one. */
export const swarms: StatBlock[] = [
  monster('Swarm of Bats', 'Large beast, unaligned', {
    ac: 12,
    hp: '2d10',
    speed: { walk: 5, fly: 30 },
    scores: [5, 15, 10, 2, 12, 4],
    ...swarm,
    senses: { blindsight: 60 },
    cr: '1/4',
    attacks: [melee('Bites', 4, 5, '2d4 piercing')],
  }),
  monster('Swarm of Insects', 'Medium beast, unaligned', {
    ac: 11,
    hp: '3d8+6',
    speed: { walk: 20, climb: 20 },
    scores: [3, 13, 14, 1, 7, 1],
    ...swarm,
    senses: { blindsight: 30 },
    cr: '1/2',
    traits: [many, spiderClimb],
    attacks: [melee('Bites', 3, 5, '2d4+1 poison')],
  }),
  monster('Swarm of Piranhas', 'Medium beast, unaligned', {
    ac: 13,
    hp: '8d8-8',
    speed: { walk: 5, swim: 40 },
    scores: [13, 16, 9, 1, 7, 2],
    ...swarm,
    senses: { darkvision: 60 },
    cr: '1',
    traits: [many, waterBreathing, keenHunger],
    attacks: [melee('Bites', 5, 5, '2d4+3 piercing')],
  }),
  monster('Swarm of Rats', 'Medium beast, unaligned', {
    ac: 10,
    hp: '4d8-4',
    speed: { walk: 30, climb: 30 },
    scores: [9, 11, 9, 2, 10, 3],
    saves: ['dexterity'],
    ...swarm,
    senses: { darkvision: 30 },
    cr: '1/4',
    attacks: [melee('Bites', 2, 5, '2d4 piercing')],
  }),
  monster('Swarm of Ravens', 'Medium beast, unaligned', {
    ac: 12,
    hp: '2d8+2',
    speed: { walk: 10, fly: 50 },
    scores: [6, 14, 12, 5, 12, 6],
    skills: { perception: 5 },
    ...swarm,
    cr: '1/4',
    attacks: [melee('Beaks', 4, 5, '1d6+2 piercing')],
  }),
  monster('Swarm of Venomous Snakes', 'Medium beast, unaligned', {
    ac: 14,
    hp: '8d8',
    speed: { walk: 30, swim: 30 },
    scores: [8, 18, 11, 1, 10, 3],
    ...swarm,
    senses: { blindsight: 10 },
    cr: '2',
    attacks: [melee('Bites', 6, 5, '1d8+4 piercing, 3d6 poison')],
  }),
];
