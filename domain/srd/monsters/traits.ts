import type { Trait } from './stat-block.ts';

const trait = (name: string, text: string): Trait => ({ name, text });

export const packTactics = trait('Pack Tactics', 'Attacks with advantage when an ally who can act stands within 5 feet of the target.');
export const sunlightSensitivity = trait('Sunlight Sensitivity', 'In sunlight, checks and attacks have disadvantage.');
export const magicResistance = trait('Magic Resistance', 'Has advantage on saves against spells and other magic.');
export const spiderClimb = trait('Spider Climb', 'Climbs walls and ceilings without a check.');
export const flyby = trait('Flyby', 'Provokes no opportunity attack when flying away.');
export const amphibious = trait('Amphibious', 'Breathes air and water.');
export const waterBreathing = trait('Water Breathing', 'Breathes only under water.');
export const holdBreath = trait('Hold Breath', 'Can stay under water for long.');
export const incorporeal = trait('Incorporeal Movement', 'Passes through creatures and things, and is hurt by ending its turn inside one.');
export const undeadFortitude = trait(
  'Undead Fortitude',
  'When damage would leave it nothing, a constitution save against 5 plus the damage leaves it 1 hit point, unless it was radiant or critical.',
);
export const regeneration = (amount: number, stopped: string): Trait =>
  trait('Regeneration', `Regains ${amount} hit points at the start of each turn, unless it took ${stopped} since its last one.`);
export const charge = (feet: number, what: string): Trait => trait('Charge', `After ${feet} feet straight at the target, ${what}.`);
export const frenzy = trait('Bloodied Fury', 'While bloodied, attacks with advantage.');
export const nimble = trait('Nimble Escape', 'Disengages or hides as a bonus action.');
export const amorphous = trait('Amorphous', 'Squeezes through the narrowest gap.');
export const keenHunger = trait('Blood Frenzy', 'Attacks with advantage those who do not have all their hit points.');
export const shapeShift = (into: string): Trait => trait('Shape-Shift', `Turns into ${into}, or back, as a bonus action.`);
export { trait };
