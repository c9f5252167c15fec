export { openWebhooks } from './webhook-service.ts';
export type { WebhookService } from './webhook-service.ts';
export { startWebhookWorker } from './webhook-worker.ts';
