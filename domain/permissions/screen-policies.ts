import { bringsCharacter, hasAssistant, isGameMaster, looksAfter, managesCampaign, sharesTable } from './policy.ts';

/** Those of all policies by which the browser too judges, to hide buttons; apart, so that no screen carries the others. */
export const screenPolicies = {
  'campaigns.saveSettings': looksAfter,
  'invitations.createForCampaign': sharesTable,
  'turns.pause': managesCampaign,
  'characters.createQuick': bringsCharacter,
  'checks.ask': managesCampaign,
  'assistant.ask': hasAssistant,
  'turns.forceEnd': isGameMaster,
  'narrator.ask': managesCampaign,
  'narrator.stop': isGameMaster,
  'narrator.drafts': isGameMaster,
  'combat.open': isGameMaster,
  'maps.savePin': managesCampaign,
  'tableLore.save': managesCampaign,
  'homebrew.save': managesCampaign,
};
