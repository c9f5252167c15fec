import type { HomebrewEntry } from './entry.ts';
import type { HomebrewKind } from './kinds.ts';

// Without a validator, so that the editor can begin an entry.

/** An entry of a kind that nobody has written yet. It has no name. */
export function blankEntry(kind: HomebrewKind, id: string): HomebrewEntry {
  const base = { id, name: '', text: '', activities: [], effects: [] };
  switch (kind) {
    case 'item':
      return { ...base, kind, facts: { kind: 'wondrous', rarity: 'uncommon', attunement: false } };
    case 'feature':
      return { ...base, kind, facts: { of: '', uses: null } };
    case 'spell':
      return {
        ...base,
        kind,
        facts: {
          level: 1,
          school: 'evocation',
          classes: ['wizard'],
          castingTime: 'Action',
          ritual: false,
          range: '60 feet',
          components: ['V', 'S'],
          duration: 'Instantaneous',
          concentration: false,
        },
      };
    case 'monster':
      return {
        ...base,
        kind,
        facts: {
          type: 'monstrosity',
          size: 'Medium',
          alignment: 'unaligned',
          armorClass: 12,
          hitDice: '3d8+3',
          speeds: { walk: 30 },
          abilities: { strength: 12, dexterity: 12, constitution: 12, intelligence: 8, wisdom: 10, charisma: 8 },
          saves: [],
          skills: {},
          vulnerabilities: [],
          resistances: [],
          immunities: [],
          conditionImmunities: [],
          senses: {},
          languages: '',
          challenge: '1',
          attacksPerTurn: 1,
          spellcasting: null,
          legend: null,
        },
      };
  }
}
