import type { RuleSet } from '#domain/character/character.ts';
import { isOneOf } from '#web/lib/drafts/stored-shape.ts';
import { deviceStorage } from '#web/lib/storage/device-storage.ts';
import { readStored, writeStored } from '#web/lib/storage/use-session-storage.ts';
import { Store } from '#web/lib/store/store.ts';

const name = 'hearthlore.hero-rules';
const isRuleSet = isOneOf<RuleSet>(['srd', 'quick']);

/** The rules by which heroes away from tables are made, as they were chosen last on this device. */
export const creationRules = new Store<RuleSet>(readStored(deviceStorage, name, (kept) => (isRuleSet(kept) ? kept : null)) ?? 'srd');

/** Has heroes made by other rules from now on. */
export function chooseRules(rules: RuleSet): void {
  writeStored(deviceStorage, name, rules);
  creationRules.set(rules);
}
