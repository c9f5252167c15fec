import { bringsCharacter, isAssisted, leads, runs } from './policy.ts';

/** Those of all policies by which the browser too judges, to hide buttons; apart, so that no screen carries the others. */
export const screenPolicies = {
  'campaigns.saveSettings': runs,
  'characters.createQuick': bringsCharacter,
  'assistant.ask': isAssisted,
  'turns.forceEnd': leads,
  'narrator.stop': leads,
  'narrator.drafts': leads,
  'maps.savePin': runs,
  'tableLore.save': runs,
};
