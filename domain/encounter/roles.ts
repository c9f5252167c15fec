import type { StatBlock } from '#domain/srd/monsters/stat-block.ts';
import { roles } from './terrains.ts';
import type { Role } from './terrains.ts';

const has: Record<Role, (block: StatBlock) => boolean> = {
  solo: ({ legend }) => legend !== null,
  brute: ({ abilities, attacks }) => abilities.strength >= 17 && attacks.some(({ kind }) => kind !== 'ranged'),
  mobile: ({ speeds: { walk = 0, fly = 0 } }) => fly > 0 || walk >= 50,
  archer: ({ attacks }) => attacks.some(({ range }) => range !== null),
  lurker: ({ skills }) => skills.stealth !== undefined,
  caster: ({ spellcasting }) => spellcasting !== null,
};

/** What a creature is good for in a fight, read from its stat block; the words are ours. */
export const rolesOf = (block: StatBlock): Role[] => roles.filter((role) => has[role](block));
