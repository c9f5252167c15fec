import { join } from 'node:path';
import type { ScreenName } from '#contract/http/screens.ts';

const web = join(import.meta.dirname, '..');

/** The id of a module by its path in `web`. */
export const inWeb = (path: string) => join(web, path);

/** What somebody who is signed in has on every screen, and what a screen needs that asks the server for more than who that is. */
export const asking = 'app/person-parts.ts';
const authPages = ['routes/auth/auth-pages.ts'];
const joinPages = ['routes/join/join-pages.ts'];
const campaignList = [asking, 'routes/campaigns/campaign-list.tsx'];
const worldList = [asking, 'routes/worlds/world-list.tsx'];
const newCampaign = [asking, 'routes/campaigns/new-campaign.tsx'];
const market = [asking, 'routes/market/marketplace.tsx'];
const ownMarket = [asking, 'routes/market/market-own.tsx'];
const admin = [asking, 'routes/admin/admin.tsx'];

/**
 * What each screen begins with besides `main.tsx`: the modules that are loaded for it without a press, by their paths in `web`. The page
 * names the files they are in, so that the browser need not find out one from the other.
 */
export const screenModules: Record<ScreenName, readonly string[]> = {
  '/': ['routes/front/landing.tsx'],
  home: [asking, 'routes/front/home.tsx'],
  table: [asking, 'table/campaign-session.tsx'],
  '/auth': ['routes/auth/auth.tsx'],
  '/auth/error': ['routes/auth/auth.tsx'],
  '/auth/forgot': authPages,
  '/auth/reset': authPages,
  '/auth/confirmed': authPages,
  '/auth/address': authPages,
  '/join': joinPages,
  '/campaign/join': joinPages,
  '/world/join': joinPages,
  '/admin': [...admin, 'routes/admin/admin-people.tsx'],
  '/admin/people': [...admin, 'routes/admin/admin-people.tsx'],
  '/admin/plan-requests': [...admin, 'features/admin/plan-requests/plan-requests.tsx'],
  '/admin/marketplace': [...admin, 'features/admin/market/market-queue.tsx'],
  '/admin/invitations': [...admin, 'features/admin/invitations/invitations.tsx'],
  '/admin/settings': [...admin, 'features/admin/settings/settings.tsx'],
  '/admin/usage': [...admin, 'features/admin/usage/usage.tsx'],
  '/admin/backups': [...admin, 'features/admin/backups/backups.tsx'],
  '/admin/audit-log': [...admin, 'routes/admin/admin-audit-log.tsx'],
  '/admin/health': [...admin, 'features/admin/health/health.tsx'],
  '/campaign': [asking, 'routes/campaigns/campaign-picker.tsx'],
  '/campaign/tome': campaignList,
  '/campaign/current-campaigns': campaignList,
  '/campaign/current-worlds': worldList,
  '/campaign/new': newCampaign,
  '/world-select-for-campaign': newCampaign,
  '/world/library': worldList,
  '/world/tome': worldList,
  '/world/new': [asking, 'routes/worlds/world-new.tsx'],
  '/world/create': [asking, 'routes/worlds/world-new.tsx'],
  '/world/edit/$worldId': [asking, 'routes/worlds/world.tsx'],
  '/world/view/$worldId': [asking, 'routes/worlds/world.tsx'],
  '/world/view/$worldId/tome/$tomeId': [asking, 'routes/worlds/world-tome.tsx'],
  '/world/view/$worldId/review/$generationId': [asking, 'routes/worlds/world-review.tsx'],
  '/account/profile': [asking, 'routes/account/profile.tsx'],
  '/account/characters': [asking, 'routes/account/account-characters.tsx'],
  '/account/characters/$campaignId/$characterId/print': [asking, 'routes/account/character-print.tsx'],
  '/account/settings': [asking, 'routes/account/account-settings.tsx'],
  '/learn': ['routes/learn/learn.tsx'],
  '/learn/basics': ['routes/learn/learn-basics.tsx'],
  '/learn/dm-guide': ['routes/learn/learn-dm-guide.tsx'],
  '/learn/videos': ['routes/learn/learn-videos.tsx'],
  '/learn/glossary': ['routes/learn/learn-glossary.tsx'],
  '/learn/$guide': ['routes/learn/learn-guide.tsx'],
  '/tools': ['routes/tools.tsx'],
  '/tools/dice': ['routes/tools-dice.tsx'],
  '/tools/generators': [asking, 'routes/tools-generators.tsx'],
  '/tools/encounters': [asking, 'routes/tools-encounters.tsx'],
  '/television': [asking, 'routes/television.tsx'],
  '/tools/character': [asking, 'routes/tools-character.tsx'],
  '/tools/character/print': [asking, 'routes/tools-character-print.tsx'],
  '/tools/maps': [asking, 'routes/tools-maps.tsx'],
  '/marketplace': market,
  '/marketplace/adventures': market,
  '/marketplace/assets': market,
  '/marketplace/purchases': ownMarket,
  '/marketplace/publish': ownMarket,
  '/marketplace/listing/$listingId': [asking, 'routes/market/market-listing.tsx'],
};

/** Screens that tell a story, in a face of its own. */
export const storyScreens: readonly string[] = ['table'] satisfies ScreenName[];
