export { cancelDeletion } from './cancel-deletion.ts';
export { requestDeletion } from './request-deletion.ts';
