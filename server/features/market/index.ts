export { readMarketBelongings } from './belongings.store.ts';
export { judge, listForJudging } from './judge.ts';
export { leaveMarket } from './leave.ts';
export { countQueued } from './listings.store.ts';
export { countPackageBytes } from './packages.store.ts';
export { deleteRating } from './said.store.ts';
export type { PaymentService } from './payments/payment-service.ts';
export * as marketRoutes from './routes.ts';
