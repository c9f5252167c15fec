export { remove as delete } from './operations/delete.ts';
export { restore } from './operations/restore.ts';
export { history } from './operations/history.ts';
export { resolveConflict } from './operations/resolve-conflict.ts';
export { members } from './operations/members.ts';
export { setRole } from './operations/set-role.ts';
export { kick } from './operations/kick.ts';
export { handOver } from './operations/hand-over.ts';
export { leave } from './operations/leave.ts';
