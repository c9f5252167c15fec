import { ReplyLine } from '#domain/campaign-file/campaign-file.ts';
import { WholeAdditionShape, WholeMessageShape } from '#domain/campaign-file/messages.ts';
import type { WholeAddition, WholeMessage } from '#domain/campaign-file/messages.ts';
import { moveApplied, moveCheck, moveTold } from '#domain/campaign-file/move.ts';
import { KeptEncounter } from '#domain/encounter/kept-encounter.ts';
import { KeptEntry } from '#domain/homebrew/entry.ts';
import { campaignServerLimits } from '#domain/limits/campaign-limits.ts';
import { transact } from '#server/kernel/calls/kernel.ts';
import { writeInSlices } from '#server/kernel/calls/write-in-slices.ts';
import { mapLines } from '#server/features/battle-maps/index.ts';
import { wholeStore } from '#server/features/campaign-documents/index.ts';
import { wholeStory } from '#server/features/chat/index.ts';
import { writeEncounter } from '#server/features/encounters/index.ts';
import { writeEntry } from '#server/features/homebrew/index.ts';
import { wholeReplies } from '#server/features/narrator/index.ts';
import type { Arriving } from './arriving.ts';
import { readDocuments } from './read-documents.ts';
import { readLines } from './read-lines.ts';

const atOnce = campaignServerLimits.campaignRowsWrittenAtOnce;

/** Writes the story with what was added to it, and every state of what the table keeps, at their new places. */
export async function keepStory(arriving: Arriving): Promise<void> {
  const { kernel, by, campaign, move } = arriving;
  const { file, ids, about } = campaign;
  await writeInSlices(kernel, readLines(file, 'replies', ReplyLine, ids), atOnce, ({ sql }, some) =>
    wholeReplies.insertToldReplies(
      sql,
      about.id,
      some.map(({ value }) => ({ ...value, heardUpTo: value.heardUpTo === null ? null : move(value.heardUpTo) })),
    ),
  );
  await writeInSlices(kernel, readLines(file, 'messages', WholeMessageShape, ids), atOnce, ({ sql }, some) =>
    wholeStory.insertMessages(
      sql,
      about.id,
      some.map(({ value }) => messageHere(arriving, value)),
    ),
  );
  await writeInSlices(kernel, readLines(file, 'additions', WholeAdditionShape, ids), atOnce, ({ sql }, some) =>
    wholeStory.insertAdditions(
      sql,
      some.flatMap(({ value }) => additionHere(arriving, value)),
    ),
  );
  await writeInSlices(kernel, readDocuments(campaign, by.id, move), atOnce, ({ sql }, some) =>
    wholeStore.insertVersions(
      sql,
      about.id,
      some.map(({ line: _line, ...version }) => ({ ...version, position: move(version.position) })),
    ),
  );
}

/** What a message answers or is answered by is left out where that did not come along. */
function messageHere({ found, move }: Arriving, message: WholeMessage): WholeMessage {
  const { narrationId, narration } = message;
  return {
    ...message,
    position: move(message.position),
    narration: narration && moveTold(narration, move),
    narrationId: narrationId !== null && found.replyIds.has(narrationId) ? narrationId : null,
  };
}

function additionHere({ by, move }: Arriving, addition: WholeAddition): WholeAddition[] {
  const placed = { ...addition, position: move(addition.position) };
  if (placed.type === 'check') return [{ ...placed, state: moveCheck(placed.state, move), shown: moveCheck(placed.shown, move) }];
  if (placed.type === 'applied') return [{ ...placed, state: moveApplied(placed.state, move) }];
  // A sign belongs to an account.
  return placed.type === 'reaction' && placed.userId !== by.id ? [] : [placed];
}

/** Writes homebrew, prepared encounters and battle maps. */
export async function keepRest({ kernel, by, campaign }: Arriving): Promise<void> {
  const { file, ids, about } = campaign;
  await writeInSlices(kernel, readLines(file, 'homebrew', KeptEntry, ids), atOnce, async ({ sql }, some) => {
    for (const { value } of some) await writeEntry(sql, about.id, value);
  });
  await writeInSlices(kernel, readLines(file, 'encounters', KeptEncounter, ids), atOnce, async ({ sql, now }, some) => {
    for (const { value } of some) await writeEncounter(sql, about.id, value, now);
  });
  for await (const { value } of readLines(file, 'battleMaps', mapLines.KeptMapLine, ids))
    await transact(kernel, (tx) => mapLines.keepMapLine(kernel, tx, { campaignId: about.id, userId: by.id }, value));
}
