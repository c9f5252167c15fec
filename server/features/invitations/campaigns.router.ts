// Requests for a seat are operations of campaigns, and an invitation is what they begin with.
export { requests } from './operations/requests.ts';
export { answerRequest } from './operations/answer-request.ts';
export { myRequests } from './operations/my-requests.ts';
export { withdrawRequest } from './operations/withdraw-request.ts';
