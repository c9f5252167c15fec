import { policies } from '#domain/permissions/policies.ts';
import { selling as operation } from '#contract/market/market.ts';
import { noSubject, query } from '#server/kernel/calls/handle.ts';
import type { PaymentService } from '#server/features/market/payments/payment-service.ts';

/** Whether anything can be sold here: where the installation is connected to Stripe. */
export const selling = (service: PaymentService | null) =>
  query(operation, { may: policies['market.selling'], find: noSubject, run: () => Promise.resolve({ sells: service !== null }) });
