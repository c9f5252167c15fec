import type { Actor } from '#domain/account/account.ts';
import type { CampaignAccess } from '#domain/permissions/policies.ts';
import { policies } from '#domain/permissions/policies.ts';
import type { checkMessages } from '#server/features/chat/index.ts';

/** A check as the asking person may know it: whole for those who lead. */
export function answerFor(actor: Actor, access: CampaignAccess, { message, check }: checkMessages.CheckMessage) {
  return { message, check: policies['checks.ask'](actor, access) === true ? check : null };
}
