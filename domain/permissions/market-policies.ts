import { anyone, managesCampaign, ownsWorld, publishesAssets, signedIn, updatesInstall } from './policy.ts';

/** Those of all policies that are about the marketplace. What is one’s own there, each operation looks up by who asks. */
export const marketPolicies = {
  'market.browse': anyone,
  'market.listing': anyone,
  'market.obtain': signedIn,
  'market.selling': anyone,
  'market.checkout': signedIn,
  'market.setPrice': signedIn,
  'market.purchases': signedIn,
  'market.forget': signedIn,
  'market.installWorld': signedIn,
  'market.installHomebrew': managesCampaign,
  'market.installMaps': signedIn,
  'market.previewUpdate': updatesInstall,
  'market.update': updatesInstall,
  'market.undoUpdate': updatesInstall,
  'market.heroes': signedIn,
  'market.publishWorld': ownsWorld,
  'market.publishAssets': publishesAssets,
  'market.mine': signedIn,
  'market.setOffered': signedIn,
  'market.delete': signedIn,
  'market.rate': signedIn,
  'market.report': signedIn,
  'market.import': signedIn,
  'market.export': signedIn,
} as const;
