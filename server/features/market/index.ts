export { readMarketBelongings } from './belongings.store.ts';
export { judge, listForJudging } from './judge.ts';
export { leaveMarket } from './leave.ts';
export { countQueued } from './listings.store.ts';
export { countPackageBytes } from './packages.store.ts';
export { deleteRating } from './said.store.ts';
export { serveCovers } from './serve-covers.ts';
export { servePackageExport } from './serve-package-export.ts';
export { servePackageImport } from './serve-package-import.ts';
