import type { DamageType } from '#domain/rules/combat-terms.ts';

/** What a line of ancestors gives beside the spells of `species-spells.ts`. */
export interface LineageRules {
  /** What it gives, in our own words. */
  line: string;
  /** A kind of damage that does half. */
  resists?: DamageType;
  /** In place of what the species has, in feet. */
  speed?: number;
  darkvision?: number;
}

const dragon = (type: DamageType): LineageRules => ({
  line: `Your breath deals ${type} damage, and ${type} damage does half to you.`,
  resists: type,
});

const lineages: Readonly<Record<string, LineageRules>> = {
  Black: dragon('acid'),
  Blue: dragon('lightning'),
  Brass: dragon('fire'),
  Bronze: dragon('lightning'),
  Copper: dragon('acid'),
  Gold: dragon('fire'),
  Green: dragon('poison'),
  Red: dragon('fire'),
  Silver: dragon('cold'),
  White: dragon('cold'),
  Drow: {
    line: 'You see 120 feet in the dark. You know Dancing Lights; Faerie Fire comes at level 3 and Darkness at level 5.',
    darkvision: 120,
  },
  'High Elf': { line: 'You know Prestidigitation; Detect Magic comes at level 3 and Misty Step at level 5.' },
  'Wood Elf': {
    line: 'You walk 35 feet a round. You know Druidcraft; Longstrider comes at level 3 and Pass without Trace at level 5.',
    speed: 35,
  },
  'Forest Gnome': { line: 'You know Minor Illusion, and talk to small beasts with Speak with Animals.' },
  'Rock Gnome': { line: 'You know Mending and Prestidigitation, and build small clockwork devices.' },
  'Cloud Giant': { line: 'As a bonus action you teleport up to 30 feet.' },
  'Fire Giant': { line: 'When you hit, you can deal 1d10 fire damage more.' },
  'Frost Giant': { line: 'When you hit, you can deal 1d6 cold damage more and slow the target by 10 feet.' },
  'Hill Giant': { line: 'When you hit somebody Large or smaller, you can knock them prone.' },
  'Stone Giant': { line: 'When you take damage, you can react and lessen it by 1d12 plus your Constitution modifier.' },
  'Storm Giant': { line: 'When somebody within 60 feet damages you, you can react and deal them 1d8 thunder damage.' },
  Abyssal: {
    line: 'Poison damage does half to you. You know Poison Spray; Ray of Sickness comes at level 3 and Hold Person at level 5.',
    resists: 'poison',
  },
  Chthonic: {
    line: 'Necrotic damage does half to you. You know Chill Touch; False Life comes at level 3 and Ray of Enfeeblement at level 5.',
    resists: 'necrotic',
  },
  Infernal: {
    line: 'Fire damage does half to you. You know Fire Bolt; Hellish Rebuke comes at level 3 and Darkness at level 5.',
    resists: 'fire',
  },
};

const byName = new Map(Object.entries(lineages));

/** A lineage of SRD 5.2 by its name; undefined for none, and for what is none. */
export function lineageOf(name: string | null): LineageRules | undefined {
  return name === null ? undefined : byName.get(name);
}
