import { bringsCharacter, isAssisted, leads, looksAfter, runs, sharesTable } from './policy.ts';

/** Those of all policies by which the browser too judges, to hide buttons; apart, so that no screen carries the others. */
export const screenPolicies = {
  'campaigns.saveSettings': looksAfter,
  'invitations.createForCampaign': sharesTable,
  'turns.pause': runs,
  'characters.createQuick': bringsCharacter,
  'assistant.ask': isAssisted,
  'turns.forceEnd': leads,
  'narrator.ask': runs,
  'narrator.stop': leads,
  'narrator.drafts': leads,
  'maps.savePin': runs,
  'tableLore.save': runs,
};
