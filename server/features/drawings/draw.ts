import type { MessageImage } from '#domain/chat/message.ts';
import { endpointServerLimits } from '#domain/limits/endpoint-limits.ts';
import { promptWithBounds } from '#domain/narration/picture-prompt.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { boundsOf, brokenBy } from '#domain/safety/bounds.ts';
import { draw as operation } from '#contract/play/drawings.ts';
import { answer, permit } from '#server/kernel/calls/handle.ts';
import type { Kernel } from '#server/kernel/calls/kernel.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { findOwnUnposted, keepImage, refuseFull } from '#server/features/chat-images/index.ts';
import { fetchPicture, spend } from '#server/features/endpoints/index.ts';
import type { RunningEndpoints } from '#server/features/endpoints/index.ts';
import { findSettings } from '#server/features/settings/index.ts';
import { readAgreed } from './read-shown.ts';

interface Asked {
  id: string;
  campaignId: string;
  prompt: string;
  alt: string;
}

/** Pictures being drawn on this server: the same one, sent again meanwhile, waits for the same picture. */
const underWay = new Map<string, Promise<MessageImage>>();

/** Makes the operation for whichever service draws at the time. It is asked between transactions, never within one. */
export const draw = (endpoints: RunningEndpoints) =>
  answer(operation, async ({ kernel, actor }, asked) => {
    const { sql } = kernel.database;
    permit(policies['drawings.draw'], actor, await findAccess({ sql, actor, input: asked }));
    const { id: userId } = personOf(actor);
    const key = `${userId} ${asked.campaignId} ${asked.id}`;
    const drawing = underWay.get(key) ?? drawOnce(kernel, endpoints, userId, asked).finally(() => underWay.delete(key));
    underWay.set(key, drawing);
    return drawing;
  });

async function drawOnce(kernel: Kernel, endpoints: RunningEndpoints, userId: string, asked: Asked): Promise<MessageImage> {
  const { sql } = kernel.database;
  const { id, campaignId, prompt, alt } = asked;
  const known = await findOwnUnposted(sql, { id, campaignId, userId });
  if (known !== null) return known;
  const settings = await findSettings(sql);
  const endpoint = endpoints(settings, 'picture');
  if (endpoint === null) throw new Refusal('picture.notConfigured');
  const agreed = await readAgreed(sql, campaignId);
  const broken = brokenBy(`${prompt}\n${alt}`, boundsOf(agreed));
  if (broken !== null) throw new Refusal(broken === 'line' ? 'picture.crossesLine' : 'picture.showsVeil');
  // Nothing is paid for that could not be kept.
  await refuseFull(sql, campaignId, endpointServerLimits.pictureBytes);
  await kernel.storedBytes.permit(sql, userId, endpointServerLimits.pictureBytes);
  const bytes = await spend(
    kernel,
    { kind: 'picture', campaignId, requestedBy: userId, model: endpoint.model, amount: 1, perDay: settings.picturesPerPerson },
    () => fetchPicture(endpoint, promptWithBounds(prompt, agreed)),
  );
  return keepImage(kernel, { id, campaignId, uploadedBy: userId, bytes, alt });
}
