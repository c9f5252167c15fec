import { list } from './list.ts';
import { markRead } from './mark-read.ts';
import { pushOperations } from './push/operations.ts';
import type { PushService } from './push/push-service.ts';

/** What answers the operations on notices, and those with which browsers ask for pushes. */
export const router = (push: PushService) => ({ list, markRead, ...pushOperations(push) });
