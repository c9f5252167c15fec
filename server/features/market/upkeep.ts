export { prunePackages } from './leave.ts';
export { seedListings } from './ready/seed-listings.ts';
