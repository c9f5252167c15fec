/**
 * Every address a page stands at; `$name` is any one part. The server answers 404 to all others, and the browser's router
 * has a screen for each of these and no more (web/routes.test.ts compares them).
 */
export const pageAddresses = [
  '/',
  '/auth',
  '/auth/error',
  '/auth/forgot',
  '/auth/reset',
  '/auth/confirmed',
  '/auth/address',
  '/join',
  '/admin',
  '/admin/people',
  '/admin/plan-requests',
  '/admin/invitations',
  '/admin/settings',
  '/admin/usage',
  '/admin/backups',
  '/admin/audit-log',
  '/admin/health',
  '/campaign',
  '/campaign/tome',
  '/campaign/current-worlds',
  '/campaign/current-campaigns',
  '/campaign/new',
  '/campaign/join',
  '/world-select-for-campaign',
  '/world/library',
  '/world/tome',
  '/world/new',
  '/world/join',
  '/world/create',
  '/world/edit/$worldId',
  '/world/view/$worldId',
  '/world/view/$worldId/tome/$tomeId',
  '/world/view/$worldId/review/$generationId',
  '/account/profile',
  '/account/characters',
  '/account/characters/$campaignId/$characterId/print',
  '/account/settings',
  '/learn',
  '/learn/basics',
  '/learn/dm-guide',
  '/learn/videos',
  '/tools',
  '/tools/dice',
  '/tools/character',
  '/tools/maps',
  '/marketplace',
  '/marketplace/adventures',
  '/marketplace/assets',
  '/marketplace/purchases',
] as const;

const parts = (path: string) => path.split('/').filter((part) => part !== '');
const patterns = pageAddresses.map(parts);

/** Whether a page stands at a path; a slash at its end does not matter. */
export function isPageAddress(path: string): boolean {
  const asked = parts(path);
  return patterns.some(
    (pattern) => pattern.length === asked.length && pattern.every((part, at) => part.startsWith('$') || part === asked[at]),
  );
}
