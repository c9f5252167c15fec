import { monster } from './stat-block.ts';
import type { StatBlock } from './stat-block.ts';
import { melee, prone } from './attacks.ts';
import { amphibious, charge, flyby, holdBreath } from './traits.ts';

/** Beasts of an older world. */
export const dinosaurs: StatBlock[] = [
  monster('Ankylosaurus', 'Huge beast, unaligned', {
    ac: 15,
    hp: '8d12+16',
    speed: { walk: 30 },
    scores: [19, 11, 15, 2, 12, 5],
    saves: ['strength'],
    cr: '3',
    multi: 2,
    attacks: [melee('Tail', 6, 10, '1d10+4 bludgeoning', prone)],
  }),
  monster('Archelon', 'Huge beast, unaligned', {
    ac: 17,
    hp: '12d12+12',
    speed: { walk: 20, swim: 80 },
    scores: [18, 16, 13, 4, 14, 6],
    skills: { stealth: 5 },
    cr: '4',
    multi: 2,
    traits: [amphibious],
    attacks: [melee('Bite', 6, 5, '3d6+4 piercing')],
  }),
  monster('Plesiosaurus', 'Large beast, unaligned', {
    ac: 13,
    hp: '8d10+24',
    speed: { walk: 20, swim: 40 },
    scores: [18, 15, 16, 2, 12, 5],
    skills: { perception: 3, stealth: 4 },
    cr: '2',
    traits: [holdBreath],
    attacks: [melee('Bite', 6, 10, '2d6+4 piercing')],
  }),
  monster('Pteranodon', 'Medium beast, unaligned', {
    ac: 13,
    hp: '3d8',
    speed: { walk: 10, fly: 60 },
    scores: [12, 15, 10, 2, 9, 5],
    skills: { perception: 1 },
    cr: '1/4',
    traits: [flyby],
    attacks: [melee('Bite', 4, 5, '1d8+2 piercing')],
  }),
  monster('Triceratops', 'Huge beast, unaligned', {
    ac: 14,
    hp: '12d12+36',
    speed: { walk: 50 },
    scores: [22, 9, 17, 2, 11, 5],
    cr: '5',
    multi: 2,
    traits: [charge(20, 'its gore hurts more and knocks prone')],
    attacks: [melee('Gore', 9, 5, '2d12+6 piercing')],
  }),
];
