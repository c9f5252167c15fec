export { changePlan } from './change-plan.ts';
export { mailPlanNews } from './mail-plan-news.ts';
export { countWaiting, findReader, listRequests } from './plans.store.ts';
export { reviewRequest } from './review-request.ts';
