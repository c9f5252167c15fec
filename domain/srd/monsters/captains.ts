import { monster } from './stat-block.ts';
import type { StatBlock } from './stat-block.ts';
import { burden, either, melee, ranged, until } from './attacks.ts';
import { packTactics, trait } from './traits.ts';

const walks = { walk: 30 } as const;

/** People who lead crews and gangs, and those who serve a vampire. */
export const captains: StatBlock[] = [
  monster('Pirate Captain', 'Medium humanoid, neutral', {
    ac: 17,
    hp: '13d8+26',
    speed: walks,
    scores: [10, 18, 14, 10, 14, 17],
    saves: ['strength', 'dexterity', 'wisdom', 'charisma'],
    skills: { acrobatics: 7, perception: 5 },
    initiative: 7,
    speaks: 'Common and another',
    cr: '6',
    multi: 3,
    traits: [trait('Riposte', 'As a reaction, adds 3 to armor class against one blow, and strikes back when it misses.')],
    attacks: [melee('Rapier', 7, 5, '2d8+4 piercing'), ranged('Pistol', 7, '30/90', '2d10+4 piercing')],
    effects: [burden('Captain’s Charm', ['wisdom', 14], 'one creature within 30 feet', '', until('charmed', 'startOfSourceTurn'))],
  }),
  monster('Tough Boss', 'Medium humanoid, neutral', {
    ac: 16,
    hp: '11d8+33',
    speed: walks,
    scores: [17, 14, 16, 11, 10, 11],
    saves: ['strength', 'constitution', 'charisma'],
    speaks: 'Common and another',
    cr: '4',
    multi: 2,
    traits: [packTactics],
    attacks: [melee('Warhammer', 5, 5, '2d8+3 bludgeoning'), ranged('Heavy Crossbow', 4, '100/400', '2d10+2 piercing')],
  }),
  monster('Vampire Familiar', 'Medium humanoid, neutral evil', {
    ac: 15,
    hp: '10d8+20',
    speed: { walk: 30, climb: 30 },
    scores: [17, 16, 15, 10, 10, 14],
    saves: ['dexterity', 'wisdom'],
    skills: { perception: 4, persuasion: 4, stealth: 7 },
    initiative: 5,
    resists: ['necrotic'],
    never: ['charmed'],
    senses: { darkvision: 60 },
    speaks: 'Common and another',
    cr: '3',
    multi: 2,
    traits: [trait('Vampiric Connection', 'Its master speaks to it and sees through its eyes.')],
    attacks: [either('Umbral Dagger', 5, 5, '20/60', '1d4+3 piercing, 3d4 necrotic')],
  }),
];
