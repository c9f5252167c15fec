import { create } from './create.ts';
import { list } from './list.ts';
import { remove } from './remove.ts';
import { resume } from './resume.ts';
import { sendTest } from './send-test.ts';
import type { WebhookService } from './webhook-service.ts';

/** What answers the operations on webhooks. */
export const router = (service: WebhookService) => ({ list, create: create(service), remove, resume, sendTest });
