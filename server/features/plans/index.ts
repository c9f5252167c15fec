export { changePlan } from './change-plan.ts';
export { mailPlanNews } from './mail-plan-news.ts';
export { countWaiting, findPlan, findReader, hasOtherAdmin, listRequests, makeAdministrator } from './plans.store.ts';
export { reviewRequest } from './review-request.ts';
