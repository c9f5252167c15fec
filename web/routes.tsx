import type { PageAddress } from '#contract/http/page-addresses.ts';
import { LostPage } from '#web/app/lost-page.tsx';
import { QueryProvider } from '#web/app/person.ts';
import { CampaignScreen, loadCampaign } from '#web/routes/campaigns/campaign.tsx';
import { Front, loadFront } from '#web/routes/front/front.tsx';
import { lazyPart } from '#web/ui/router/lazy-part.tsx';
import type { Part, Screen } from '#web/ui/router/router.ts';

declare module '#web/ui/router/place.ts' {
  interface Register {
    address: PageAddress;
  }
}

const screen = (address: PageAddress, part: Part): Screen => ({ address, parts: [part] });
/** A screen that asks the server for more than who is signed in. */
const asking = (address: PageAddress, part: Part): Screen => ({ address, parts: [QueryProvider, part] });
/** A screen of the administration, whose frame shows the 404 page to everyone but administrators. */
const administering = (address: PageAddress, part: Part): Screen => ({ address, parts: [QueryProvider, Admin, part] });
/** An address that leads to another one. */
const leading = (address: PageAddress, leadsTo: NonNullable<Screen['leadsTo']>): Screen => ({ address, parts: [], leadsTo });

const Auth = lazyPart(async () => {
  const part = await import('#web/routes/auth/auth.tsx');
  return { Auth: part.Auth };
}, 'Auth');
const Admin = lazyPart(() => import('#web/routes/admin/admin.tsx'), 'Admin');
const Marketplace = lazyPart(() => import('#web/routes/market/marketplace.tsx'), 'Marketplace');
const CampaignList = lazyPart(() => import('#web/routes/campaigns/campaign-list.tsx'), 'CampaignList');
const WorldList = lazyPart(() => import('#web/routes/worlds/world-list.tsx'), 'WorldListScreen');
const NewCampaign = lazyPart(() => import('#web/routes/campaigns/new-campaign.tsx'), 'NewCampaign');
const authPages = () => import('#web/routes/auth/auth-pages.ts');
const joinPages = () => import('#web/routes/join/join-pages.ts');

/** Every address of the product. What is not here is the 404 page. */
export const screens: readonly Screen[] = [
  { ...screen('/', Front), load: loadFront },
  screen('/auth', Auth),
  screen('/auth/error', Auth),
  screen('/auth/forgot', lazyPart(authPages, 'AuthForgot')),
  screen('/auth/reset', lazyPart(authPages, 'AuthReset')),
  screen('/auth/confirmed', lazyPart(authPages, 'AuthConfirmed')),
  screen('/auth/address', lazyPart(authPages, 'AuthAddress')),
  screen('/join', lazyPart(joinPages, 'Join')),
  leading('/admin', () => ({ to: '/admin/people' })),
  administering(
    '/admin/people',
    lazyPart(() => import('#web/routes/admin/admin-people.tsx'), 'AdminPeople'),
  ),
  administering(
    '/admin/plan-requests',
    lazyPart(() => import('#web/features/admin/plan-requests/plan-requests.tsx'), 'PlanRequests'),
  ),
  administering(
    '/admin/marketplace',
    lazyPart(() => import('#web/features/admin/market/market-queue.tsx'), 'MarketQueue'),
  ),
  administering(
    '/admin/invitations',
    lazyPart(() => import('#web/features/admin/invitations/invitations.tsx'), 'Invitations'),
  ),
  administering(
    '/admin/settings',
    lazyPart(() => import('#web/features/admin/settings/settings.tsx'), 'Settings'),
  ),
  administering(
    '/admin/usage',
    lazyPart(() => import('#web/features/admin/usage/usage.tsx'), 'Usage'),
  ),
  administering(
    '/admin/backups',
    lazyPart(() => import('#web/features/admin/backups/backups.tsx'), 'Backups'),
  ),
  administering(
    '/admin/audit-log',
    lazyPart(() => import('#web/routes/admin/admin-audit-log.tsx'), 'AdminAuditLog'),
  ),
  administering(
    '/admin/health',
    lazyPart(() => import('#web/features/admin/health/health.tsx'), 'Health'),
  ),
  { ...asking('/campaign', CampaignScreen), load: ({ search: { id } }) => loadCampaign(id) },
  asking('/campaign/tome', CampaignList),
  asking('/campaign/current-worlds', WorldList),
  asking('/campaign/current-campaigns', CampaignList),
  asking('/campaign/new', NewCampaign),
  asking('/world-select-for-campaign', NewCampaign),
  screen('/campaign/join', lazyPart(joinPages, 'CampaignJoin')),
  asking('/world/library', WorldList),
  asking('/world/tome', WorldList),
  asking(
    '/world/new',
    lazyPart(() => import('#web/routes/worlds/world-new.tsx'), 'WorldNew'),
  ),
  screen('/world/join', lazyPart(joinPages, 'WorldJoin')),
  leading('/world/create', () => ({ to: '/world/new' })),
  leading('/world/edit/$worldId', (params) => ({ to: '/world/view/$worldId', params, search: { edit: 'true' } })),
  asking(
    '/world/view/$worldId',
    lazyPart(() => import('#web/routes/worlds/world.tsx'), 'WorldScreen'),
  ),
  asking(
    '/world/view/$worldId/tome/$tomeId',
    lazyPart(() => import('#web/routes/worlds/world-tome.tsx'), 'WorldTomeScreen'),
  ),
  asking(
    '/world/view/$worldId/review/$generationId',
    lazyPart(() => import('#web/routes/worlds/world-review.tsx'), 'WorldReviewScreen'),
  ),
  asking(
    '/account/profile',
    lazyPart(() => import('#web/routes/account/profile.tsx'), 'Profile'),
  ),
  asking(
    '/account/characters',
    lazyPart(() => import('#web/routes/account/account-characters.tsx'), 'AccountCharacters'),
  ),
  asking(
    '/account/characters/$campaignId/$characterId/print',
    lazyPart(() => import('#web/routes/account/character-print.tsx'), 'CharacterPrint'),
  ),
  asking(
    '/account/settings',
    lazyPart(() => import('#web/routes/account/account-settings.tsx'), 'AccountSettings'),
  ),
  screen(
    '/learn',
    lazyPart(() => import('#web/routes/learn/learn.tsx'), 'Learn'),
  ),
  screen(
    '/learn/basics',
    lazyPart(() => import('#web/routes/learn/learn-basics.tsx'), 'LearnBasics'),
  ),
  screen(
    '/learn/dm-guide',
    lazyPart(() => import('#web/routes/learn/learn-dm-guide.tsx'), 'LearnDmGuide'),
  ),
  screen(
    '/learn/videos',
    lazyPart(() => import('#web/routes/learn/learn-videos.tsx'), 'LearnVideos'),
  ),
  screen(
    '/learn/glossary',
    lazyPart(() => import('#web/routes/learn/learn-glossary.tsx'), 'LearnGlossary'),
  ),
  {
    ...screen(
      '/learn/$guide',
      lazyPart(() => import('#web/routes/learn/learn-guide.tsx'), 'LearnGuide'),
    ),
    load: async ({ pathname }) => {
      const { loadGuideAt } = await import('#web/routes/learn/learn-guide.tsx');
      return loadGuideAt(pathname);
    },
  },
  screen(
    '/tools',
    lazyPart(() => import('./routes/tools.tsx'), 'Tools'),
  ),
  screen(
    '/tools/dice',
    lazyPart(() => import('./routes/tools-dice.tsx'), 'ToolsDice'),
  ),
  asking(
    '/tools/generators',
    lazyPart(() => import('./routes/tools-generators.tsx'), 'ToolsGenerators'),
  ),
  asking(
    '/tools/encounters',
    lazyPart(() => import('./routes/tools-encounters.tsx'), 'ToolsEncounters'),
  ),
  asking(
    '/tools/character',
    lazyPart(() => import('./routes/tools-character.tsx'), 'ToolsCharacter'),
  ),
  asking(
    '/television',
    lazyPart(() => import('./routes/television.tsx'), 'TelevisionScreen'),
  ),
  asking(
    '/tools/character/print',
    lazyPart(() => import('./routes/tools-character-print.tsx'), 'ToolsCharacterPrint'),
  ),
  asking(
    '/tools/maps',
    lazyPart(() => import('./routes/tools-maps.tsx'), 'ToolsMaps'),
  ),
  asking('/marketplace', Marketplace),
  asking('/marketplace/adventures', Marketplace),
  asking('/marketplace/assets', Marketplace),
  asking(
    '/marketplace/purchases',
    lazyPart(() => import('#web/routes/market/market-own.tsx'), 'MarketPurchases'),
  ),
  asking(
    '/marketplace/publish',
    lazyPart(() => import('#web/routes/market/market-own.tsx'), 'MarketPublish'),
  ),
  asking(
    '/marketplace/listing/$listingId',
    lazyPart(() => import('#web/routes/market/market-listing.tsx'), 'MarketListing'),
  ),
];

/** What stands where there is no such address; within the administration its frame stays. */
export const lostAt = (pathname: string): readonly Part[] =>
  pathname.startsWith('/admin/') ? [QueryProvider, Admin, LostPage] : [LostPage];
