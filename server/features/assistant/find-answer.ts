import { randomUUID } from 'node:crypto';
import { limits } from '#domain/limits/limits.ts';
import { narrationServerLimits } from '#domain/limits/narration-limits.ts';
import { personOf } from '#domain/permissions/policies.ts';
import type { Kernel } from '#server/kernel/calls/kernel.ts';
import { isOverModelQuota, narratorUsage } from '#server/features/narrator/index.ts';
import { rumoursOfCampaign } from '#server/features/rumours/index.ts';
import { findSettings } from '#server/features/settings/index.ts';
import type { StoredSettings } from '#server/features/settings/index.ts';
import { listLinesOf } from './assistant.store.ts';
import { askModel } from './ask-model.ts';
import { help } from './helper/help.ts';
import { readTopic } from './helper/read-topic.ts';
import { readSituation } from './read-situation.ts';
import type { Question } from './read-situation.ts';
import { storytellerLabel } from '#server/features/model/index.ts';
import type { NarratorModel } from '#server/features/model/index.ts';

interface Asked extends Question {
  id: string;
}

/** Answers a DM's question by the model of the settings; where there is none, or it fails or is used up for today, by rules of ours. */
export async function findAnswer(
  kernel: Kernel,
  { id, table, actor, content }: Asked,
  current: (settings: StoredSettings) => NarratorModel,
): Promise<{ text: string; spokenBy: string }> {
  const { sql } = kernel.database;
  const settings = await findSettings(sql);
  const model = current(settings);
  const { campaignId } = table;
  const { id: authorId } = personOf(actor);
  const situation = await readSituation(sql, { actor, table, content });
  const now = kernel.now();
  if (model.isModel && !(await isOverModelQuota(sql, settings, { campaignId, askers: [authorId], now }))) {
    const said = (await listLinesOf(sql, authorId, campaignId, narrationServerLimits.assistantLinesRemembered)).filter(
      (line) => line.id !== id,
    );
    const signal = AbortSignal.timeout(narrationServerLimits.assistantAnswerMilliseconds);
    const { text, fault, usage } = await askModel(model, { situation, said, question: content, signal });
    const usedModel = text === null ? storytellerLabel : model.label;
    await narratorUsage.saveAnswer(sql, { id: randomUUID(), model: usedModel, usage, requestedBy: authorId, fellBack: fault }, now);
    if (text !== null) return { text: text.slice(0, limits.replyLength), spokenBy: model.label };
  }
  const asksForRumours = readTopic(content, situation.adventure.npcs).about === 'rumours';
  const { rumours } = asksForRumours ? await rumoursOfCampaign(sql, actor, table, { seed: id, secrets: true }) : { rumours: [] };
  return { text: help(content, situation, kernel.dice, rumours).slice(0, limits.replyLength), spokenBy: storytellerLabel };
}
