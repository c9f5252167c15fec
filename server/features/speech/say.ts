import { createHash, randomUUID } from 'node:crypto';
import { limits } from '#domain/limits/limits.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { spokenParts } from '#domain/text/spoken-parts.ts';
import { say as operation } from '#contract/play/speech.ts';
import { answer, permit } from '#server/kernel/calls/handle.ts';
import { transact } from '#server/kernel/calls/kernel.ts';
import type { Kernel } from '#server/kernel/calls/kernel.ts';
import { unavailability } from '#server/kernel/database-trouble.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { messageStore } from '#server/features/chat/index.ts';
import { fetchSpeech, spend } from '#server/features/endpoints/index.ts';
import type { Endpoint, RunningEndpoints } from '#server/features/endpoints/index.ts';
import { findSettings } from '#server/features/settings/index.ts';
import { findRecordingOf, insertRecording } from './recordings.store.ts';

/** Parts being said on this server: who asks for the same one meanwhile waits for the same recording. */
const underWay = new Map<string, Promise<string>>();

/** Makes the operation for whichever service speaks at the time. It is asked between transactions, never within one. */
export const say = (endpoints: RunningEndpoints) =>
  answer(operation, async ({ kernel, actor }, { campaignId, messageId, part }) => {
    const { sql } = kernel.database;
    permit(policies['speech.say'], actor, await findAccess({ sql, actor, input: { campaignId } }));
    const { id: userId } = personOf(actor);
    const message = await messageStore.findMessageFor(sql, { userId, campaignId, messageId });
    // Only what the narrator told is read, so that nobody's own words are sent elsewhere.
    if (message?.role !== 'ai') throw new Refusal('message.notFound');
    const settings = await findSettings(sql);
    const endpoint = endpoints(settings, 'speech');
    if (endpoint === null) throw new Refusal('speech.notConfigured');
    const parts = spokenParts(message.content, limits.speechPartLength);
    const words = parts[part];
    if (words === undefined) throw new Refusal('speech.nothingToSay');
    const wordsHash = hashOf(endpoint, words);
    const key = `${messageId} ${wordsHash}`;
    const record = async () =>
      (await findRecordingOf(sql, messageId, wordsHash)) ??
      spend(
        kernel,
        { kind: 'speech', campaignId, requestedBy: userId, model: endpoint.model, amount: words.length, perDay: settings.speechPerPerson },
        () => keep(kernel, endpoint, words, { campaignId, messageId, wordsHash }),
      );
    const recording = await together(key, record);
    return { url: `/api/campaigns/${campaignId}/recordings/${recording}`, parts: parts.length };
  });

/** Has a part recorded once for those who ask at the same moment. Another one's cap is nobody else's: then each asks for themselves. */
async function together(key: string, record: () => Promise<string>): Promise<string> {
  const running = underWay.get(key);
  if (running !== undefined) {
    try {
      return await running;
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'endpoint.capReached') throw error;
      return together(key, record);
    }
  }
  const own = record().finally(() => underWay.delete(key));
  underWay.set(key, own);
  return own;
}

/** What the recording depends on besides its message: other words, another voice or another service make another one. */
function hashOf({ baseUrl, model, voice }: Endpoint, text: string): string {
  return createHash('sha256')
    .update(JSON.stringify([baseUrl, model, voice, text]))
    .digest('hex');
}

async function keep(
  kernel: Kernel,
  endpoint: Endpoint,
  text: string,
  about: { campaignId: string; messageId: string; wordsHash: string },
): Promise<string> {
  const { bytes, type, ending } = await fetchSpeech(endpoint, text);
  const id = randomUUID();
  const path = `campaigns/${about.campaignId}/recordings/${id}.${ending}`;
  await kernel.files.write(path, bytes);
  try {
    const kept = await transact(kernel, ({ sql, now }) => insertRecording(sql, { id, path, type, size: bytes.length, ...about }, now));
    // Another server was quicker.
    if (kept !== id) await kernel.files.remove(path);
    return kept;
  } catch (error) {
    // Where nobody knows whether the row was written, it must not lack its file.
    if (unavailability(error) === null) await kernel.files.remove(path);
    throw error;
  }
}
