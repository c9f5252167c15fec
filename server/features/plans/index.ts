export { changePlan } from './change-plan.ts';
export { mailPlanNews } from './mail-plan-news.ts';
export { mine } from './mine.ts';
export { countWaiting, findReader, listRequests } from './plans.store.ts';
export { request } from './request.ts';
export { reviewRequest } from './review-request.ts';
export { withdraw } from './withdraw.ts';
