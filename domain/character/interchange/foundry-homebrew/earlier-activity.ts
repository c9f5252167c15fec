import { z } from 'zod';
import type { FoundryItem } from '#domain/character/interchange/foundry-actor.ts';

const attacks = new Map([
  ['mwak', { value: 'melee', classification: 'weapon' }],
  ['rwak', { value: 'ranged', classification: 'weapon' }],
  ['msak', { value: 'melee', classification: 'spell' }],
  ['rsak', { value: 'ranged', classification: 'spell' }],
]);
const types = new Map([
  ['save', 'save'],
  ['heal', 'heal'],
  ['abil', 'check'],
  ['util', 'utility'],
]);
const Text = z.string().max(200).catch('');
const Parts = z.looseObject({ parts: z.array(z.unknown()).max(40).catch([]) }).catch({ parts: [] });
const Save = z
  .looseObject({ ability: Text, dc: z.number().nullable().catch(null), scaling: Text })
  .catch({ ability: '', dc: null, scaling: '' });
const Target = z
  .looseObject({ value: z.number().nullable().catch(null), type: Text, width: z.number().nullable().catch(null) })
  .catch({ value: null, type: '', width: null });
const Activation = z
  .looseObject({ type: Text, cost: z.number().nullable().catch(null), condition: Text })
  .catch({ type: '', cost: null, condition: '' });
const areas = new Set(['cone', 'cube', 'cylinder', 'line', 'radius', 'sphere', 'square', 'wall']);

/** What an item did in the third generation of the system, which had no activities, as an activity of the fourth; null where it does nothing. */
export function earlierActivity({ type, system }: FoundryItem): object | null {
  const action = Text.parse(system['actionType']);
  if (action === '' || action === 'ench' || action === 'summ') return null;
  const { parts } = Parts.parse(system.damage);
  const { ability, dc, scaling } = Save.parse(system['save']);
  const { value, type: aim, width } = Target.parse(system['target']);
  const { type: cost, cost: amount, condition } = Activation.parse(system['activation']);
  const attack = attacks.get(action);
  const kind = attack ? 'attack' : (types.get(action) ?? (parts.length > 0 ? 'damage' : 'utility'));
  const isOwnDamage = type === 'weapon' && attack !== undefined;
  const spends = system.uses?.max !== undefined && system.uses.max !== null && system.uses.max !== '' && type !== 'spell';
  return {
    type: kind,
    activation: { type: cost, value: amount, condition },
    range: system['range'],
    target: areas.has(aim)
      ? { template: { type: aim, size: value, width, height: null }, affects: { type: '', count: '', choice: false, special: '' } }
      : {
          template: { type: '', size: null, width: null, height: null },
          affects: { type: aim, count: value === null ? '' : String(value), choice: false, special: '' },
        },
    consumption: { targets: spends ? [{ type: 'itemUses', target: '', value: '1' }] : [] },
    ...(attack && { attack: { ability: Text.parse(system['ability']), bonus: '', flat: false, type: attack } }),
    // The first part of a weapon is the damage of the weapon itself.
    damage: { parts: isOwnDamage && parts.length === 1 ? [] : parts, onSave: 'half', includeBase: false },
    save: {
      ability: [ability],
      dc:
        scaling === 'flat'
          ? { calculation: '', formula: String(dc ?? '') }
          : { calculation: scaling === 'spell' ? 'spellcasting' : scaling, formula: '' },
    },
    check: { ability: Text.parse(system['ability']), associated: [], dc: { calculation: '', formula: '' } },
    healing: parts[0],
    effects: [],
  };
}
