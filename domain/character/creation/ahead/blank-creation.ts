import { eachAbility } from '#domain/rules/ability.ts';
import type { CreationDraft } from './creation-draft.ts';

/** Nothing decided yet. */
export const blankCreation: CreationDraft = {
  species: null,
  class: null,
  background: null,
  order: null,
  method: 'standardArray',
  bought: eachAbility(() => 8),
  array: eachAbility(() => null),
  rolled: eachAbility(() => null),
  raises: { plan: 'two', most: null, more: null },
  featList: 'wizard',
  picks: {},
  kits: {},
};
