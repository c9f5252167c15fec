import { createRootRoute, createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router';
import type { RouteComponent } from '@tanstack/react-router';
import { Crash } from '#web/app/crash.tsx';
import { Frame } from '#web/app/frame.tsx';
import { LostPage } from '#web/app/lost-page.tsx';
import { QueryProvider } from '#web/app/person.ts';
import { CampaignScreen, loadCampaign } from '#web/routes/campaigns/campaign.tsx';
import { Front, loadFront } from '#web/routes/front/front.tsx';

/** A search string as plain texts: an id that looks like a number stays a text. */
function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

function stringifySearch(search: Record<string, unknown>): string {
  const given = Object.entries(search).flatMap(([key, value]) => (typeof value === 'string' && value !== '' ? [[key, value]] : []));
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`;
}

/** The optional texts a screen takes from its address; everything else in it is left alone. */
function texts<Key extends string>(...keys: Key[]) {
  return (search: Record<string, unknown>): { [K in Key]?: string } => {
    const found: { [K in Key]?: string } = {};
    for (const key of keys) if (typeof search[key] === 'string') found[key] = search[key];
    return found;
  };
}

const root = createRootRoute({ component: Frame });

/** Around every screen that asks the server for more than who is signed in. */
const asking = createRoute({
  getParentRoute: () => root,
  id: 'asking',
  component: QueryProvider,
});

function screen<Path extends string>(path: Path, component: RouteComponent) {
  return createRoute({ getParentRoute: () => root, path, component });
}

/** The lists of worlds; `which` of them. */
function worldListScreen<Path extends string>(path: Path) {
  return createRoute({ getParentRoute: () => asking, path, validateSearch: texts('which'), component: worldList });
}

/** The lists of campaigns; `which` of them. */
function campaignListScreen<Path extends string>(path: Path) {
  return createRoute({ getParentRoute: () => asking, path, validateSearch: texts('which'), component: campaignList });
}

function askingScreen<Path extends string>(path: Path, component: RouteComponent) {
  return createRoute({ getParentRoute: () => asking, path, component });
}

const auth = lazyRouteComponent(async () => {
  const { Auth } = await import('#web/routes/auth/auth.tsx');
  return { Auth };
}, 'Auth');
const notYet = lazyRouteComponent(() => import('./routes/not-yet.tsx'), 'NotYet');
const campaignList = lazyRouteComponent(() => import('#web/routes/campaigns/campaign-list.tsx'), 'CampaignList');
const worldList = lazyRouteComponent(() => import('#web/routes/worlds/world-list.tsx'), 'WorldListScreen');
const newCampaign = lazyRouteComponent(() => import('#web/routes/campaigns/new-campaign.tsx'), 'NewCampaign');

/** The administration; its frame shows the 404 page to everyone but administrators. */
const admin = createRoute({
  getParentRoute: () => asking,
  path: '/admin',
  component: lazyRouteComponent(() => import('#web/routes/admin/admin.tsx'), 'Admin'),
});

function adminScreen<Path extends string>(path: Path, component: RouteComponent) {
  return createRoute({ getParentRoute: () => admin, path, component });
}

const adminTable = admin.addChildren([
  createRoute({
    getParentRoute: () => admin,
    path: '/',
    beforeLoad: () => {
      throw redirect({ to: '/admin/people', replace: true });
    },
  }),
  createRoute({
    getParentRoute: () => admin,
    path: '/people',
    validateSearch: texts('search', 'page'),
    component: lazyRouteComponent(() => import('#web/routes/admin/admin-people.tsx'), 'AdminPeople'),
  }),
  adminScreen(
    '/plan-requests',
    lazyRouteComponent(() => import('#web/features/admin/plan-requests/plan-requests.tsx'), 'PlanRequests'),
  ),
  adminScreen(
    '/invitations',
    lazyRouteComponent(() => import('#web/features/admin/invitations/invitations.tsx'), 'Invitations'),
  ),
  adminScreen(
    '/settings',
    lazyRouteComponent(() => import('#web/features/admin/settings/settings.tsx'), 'Settings'),
  ),
  adminScreen(
    '/usage',
    lazyRouteComponent(() => import('#web/features/admin/usage/usage.tsx'), 'Usage'),
  ),
  adminScreen(
    '/backups',
    lazyRouteComponent(() => import('#web/features/admin/backups/backups.tsx'), 'Backups'),
  ),
  createRoute({
    getParentRoute: () => admin,
    path: '/audit-log',
    validateSearch: texts('search', 'which'),
    component: lazyRouteComponent(() => import('#web/routes/admin/admin-audit-log.tsx'), 'AdminAuditLog'),
  }),
  adminScreen(
    '/health',
    lazyRouteComponent(() => import('#web/features/admin/health/health.tsx'), 'Health'),
  ),
]);

/** Every address of the product. What is not here is the 404 page. */
const table = root.addChildren([
  createRoute({ getParentRoute: () => root, path: '/', loader: loadFront, component: Front }),
  createRoute({ getParentRoute: () => root, path: '/auth', validateSearch: texts('tab', 'next', 'error', 'reset'), component: auth }),
  createRoute({ getParentRoute: () => root, path: '/auth/error', validateSearch: texts('tab', 'next', 'error'), component: auth }),
  screen(
    '/auth/forgot',
    lazyRouteComponent(() => import('#web/routes/auth/auth-pages.ts'), 'AuthForgot'),
  ),
  screen(
    '/auth/reset',
    lazyRouteComponent(() => import('#web/routes/auth/auth-pages.ts'), 'AuthReset'),
  ),
  createRoute({
    getParentRoute: () => root,
    path: '/auth/confirmed',
    validateSearch: texts('error'),
    component: lazyRouteComponent(() => import('#web/routes/auth/auth-pages.ts'), 'AuthConfirmed'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/auth/address',
    validateSearch: texts('step', 'error'),
    component: lazyRouteComponent(() => import('#web/routes/auth/auth-pages.ts'), 'AuthAddress'),
  }),
  screen(
    '/join',
    lazyRouteComponent(() => import('#web/routes/join/join-pages.ts'), 'Join'),
  ),
  asking.addChildren([
    adminTable,
    createRoute({
      getParentRoute: () => asking,
      path: '/campaign',
      validateSearch: texts('id', 'name', 'ownerId', 'isOwner', 'participantCount', 'which'),
      loaderDeps: ({ search: { id } }) => ({ id }),
      loader: ({ deps: { id } }) => loadCampaign(id),
      component: CampaignScreen,
    }),
    campaignListScreen('/campaign/tome'),
    worldListScreen('/campaign/current-worlds'),
    campaignListScreen('/campaign/current-campaigns'),
    askingScreen('/campaign/new', newCampaign),
    createRoute({
      getParentRoute: () => asking,
      path: '/world-select-for-campaign',
      validateSearch: texts('world'),
      component: newCampaign,
    }),
    worldListScreen('/world/library'),
    worldListScreen('/world/tome'),
    askingScreen(
      '/account/profile',
      lazyRouteComponent(() => import('#web/routes/account/profile.tsx'), 'Profile'),
    ),
    askingScreen(
      '/account/characters',
      lazyRouteComponent(() => import('#web/routes/account/account-characters.tsx'), 'AccountCharacters'),
    ),
    askingScreen(
      '/account/characters/$campaignId/$characterId/print',
      lazyRouteComponent(() => import('#web/routes/account/character-print.tsx'), 'CharacterPrint'),
    ),
    askingScreen(
      '/account/settings',
      lazyRouteComponent(() => import('#web/routes/account/account-settings.tsx'), 'AccountSettings'),
    ),
    createRoute({
      getParentRoute: () => asking,
      path: '/world/view/$worldId',
      validateSearch: texts('edit', 'tab', 'view', 'category', 'entry'),
      component: lazyRouteComponent(() => import('#web/routes/worlds/world.tsx'), 'WorldScreen'),
    }),
    createRoute({
      getParentRoute: () => asking,
      path: '/world/view/$worldId/tome/$tomeId',
      validateSearch: texts('at', 'quote'),
      component: lazyRouteComponent(() => import('#web/routes/worlds/world-tome.tsx'), 'WorldTomeScreen'),
    }),
    askingScreen(
      '/world/view/$worldId/review/$generationId',
      lazyRouteComponent(() => import('#web/routes/worlds/world-review.tsx'), 'WorldReviewScreen'),
    ),
    askingScreen(
      '/world/new',
      lazyRouteComponent(() => import('#web/routes/worlds/world-new.tsx'), 'WorldNew'),
    ),
  ]),
  screen(
    '/campaign/join',
    lazyRouteComponent(() => import('#web/routes/join/join-pages.ts'), 'CampaignJoin'),
  ),
  screen(
    '/world/join',
    lazyRouteComponent(() => import('#web/routes/join/join-pages.ts'), 'WorldJoin'),
  ),
  createRoute({
    getParentRoute: () => root,
    path: '/world/create',
    beforeLoad: () => {
      throw redirect({ to: '/world/new', replace: true });
    },
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/world/edit/$worldId',
    beforeLoad: ({ params }) => {
      throw redirect({ to: '/world/view/$worldId', params, search: { edit: 'true' }, replace: true });
    },
  }),
  screen(
    '/learn',
    lazyRouteComponent(() => import('./routes/learn.tsx'), 'Learn'),
  ),
  screen(
    '/learn/basics',
    lazyRouteComponent(() => import('./routes/learn-basics.tsx'), 'LearnBasics'),
  ),
  screen('/learn/dm-guide', notYet),
  screen('/learn/videos', notYet),
  screen('/tools', notYet),
  screen('/tools/dice', notYet),
  screen(
    '/tools/character',
    lazyRouteComponent(() => import('./routes/tools-character.tsx'), 'ToolsCharacter'),
  ),
  screen('/tools/maps', notYet),
  screen('/marketplace', notYet),
  screen('/marketplace/adventures', notYet),
  screen('/marketplace/assets', notYet),
  screen('/marketplace/purchases', notYet),
]);

export const router = createRouter({
  routeTree: table,
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  defaultErrorComponent: Crash,
  defaultNotFoundComponent: LostPage,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
